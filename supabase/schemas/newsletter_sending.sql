-- How the Worker sends a newsletter: one mail after the other, each under a lease.

-- Leases the next mail for two minutes. Returns 'yours', 'later' while others are being sent or wait for another try,
-- or 'done' when no newsletter is being sent. A lease that ran out is tried again if the mailer recognises
-- repetitions by their key (`repeats`). Otherwise nobody knows whether it was sent, and it is not sent again.
create function public.claim_newsletter_delivery(claimant uuid, repeats boolean)
  returns table (state text, delivery uuid, subscriber uuid, email text, locale text, subject text, body text)
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  letter public.newsletters;
  d public.newsletter_deliveries;
begin
  select * into letter from public.newsletters n where n.state = 'sending';
  if letter.id is null then
    return query select 'done', null::uuid, null::uuid, null::text, null::text, null::text, null::text;
    return;
  end if;
  update public.newsletters n set tried_at = now() where n.id = letter.id;
  if not coalesce(repeats, false) then
    update public.newsletter_deliveries w set state = 'unsure', done_at = now(), holder = null
    where w.newsletter = letter.id and w.state = 'waiting' and w.claimed_at < now() - interval '2 minutes'
      and w.holder is not null;
  end if;
  -- Also if whoever held the lease has ended: nobody will finish it.
  update public.newsletter_deliveries w set state = 'left', done_at = now(), holder = null
  where w.newsletter = letter.id and w.state = 'waiting'
    and (w.holder is null or w.claimed_at < now() - interval '2 minutes') and not exists (
    select from public.newsletter_subscribers s where s.id = w.subscriber and s.status = 'confirmed');
  select w.* into d from public.newsletter_deliveries w
  join public.newsletter_subscribers s on s.id = w.subscriber and s.status = 'confirmed'
  where w.newsletter = letter.id and w.state = 'waiting' and w.due_at <= now()
    and (w.holder is null or w.holder = claimant or w.claimed_at < now() - interval '2 minutes')
  order by w.holder = claimant desc nulls last, w.due_at, w.id
  limit 1 for update of w skip locked;
  if d.id is not null then
    update public.newsletter_deliveries w set claimed_at = now(), holder = claimant, attempts = w.attempts + 1
    where w.id = d.id;
    return query select 'yours', d.id, s.id, s.email, d.locale,
      letter.texts #>> array[d.locale, 'subject'], letter.texts #>> array[d.locale, 'body']
    from public.newsletter_subscribers s where s.id = d.subscriber;
    return;
  end if;
  if not exists (select from public.newsletter_deliveries w where w.newsletter = letter.id and w.state = 'waiting') then
    update public.newsletters n
    set state = 'sent', finished_at = now()
    where n.id = letter.id and n.state = 'sending';
    return query select 'done', null::uuid, null::uuid, null::text, null::text, null::text, null::text;
    return;
  end if;
  return query select 'later', null::uuid, null::uuid, null::text, null::text, null::text, null::text;
end
$$;
grant execute on function public.claim_newsletter_delivery(uuid, boolean) to service_role;

-- The outcome of a mail. A refused one is tried again after a pause that doubles, ten times at the most.
create function public.finish_newsletter_delivery(delivery uuid, claimant uuid, is_sent boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if is_sent then
    -- Whoever holds the lease: the mail was sent, even if its reader unsubscribed before we heard of it.
    update public.newsletter_deliveries d set state = 'sent', done_at = now(), holder = null
    where d.id = delivery and d.state in ('waiting', 'unsure', 'left');
  else
    update public.newsletter_deliveries d
    set holder = null, claimed_at = null,
      state = case when d.attempts >= 10 then 'failed' else 'waiting' end,
      done_at = case when d.attempts >= 10 then now() end,
      due_at = now() + least(power(2, d.attempts - 1), 60) * interval '1 minute'
    where d.id = delivery and d.state = 'waiting' and d.holder = claimant;
  end if;
  return true;
end
$$;
grant execute on function public.finish_newsletter_delivery(uuid, uuid, boolean) to service_role;

-- Whether a newsletter is stuck: it is being sent, but nobody has tried for three minutes. Its queue message is lost,
-- or the Worker was ended. While the mailer is down the message comes back every minute.
create function public.newsletter_is_stuck() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.newsletters n
      where n.state = 'sending' and coalesce(n.tried_at, n.started_at) < now() - interval '3 minutes')
  $$;
grant execute on function public.newsletter_is_stuck() to service_role;

-- The mailer reports that an address is unreachable or that its owner calls our mail unwanted. A confirmed subscriber
-- is unsubscribed. An unconfirmed one may still confirm by a link they have, but gets no mail that is waiting.
create function public.bounce_newsletter(address text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  known public.newsletter_subscribers;
begin
  select n.* into known from public.newsletter_subscribers n
  where n.email = lower(address) and n.status in ('pending', 'confirmed') for update;
  if known.id is null then
    return false;
  end if;
  update public.newsletter_subscribers s set bounced_at = now() where s.id = known.id;
  if known.status = 'pending' then
    delete from public.newsletter_mails m where m.subscriber = known.id and m.sent_at is null;
    return true;
  end if;
  update public.newsletter_subscribers s set status = 'unsubscribed', unsubscribed_at = now() where s.id = known.id;
  update public.newsletter_deliveries d set state = 'bounced', done_at = now(), holder = null
  where d.subscriber = known.id and (d.state = 'waiting' or d.done_at > now() - interval '7 days');
  return true;
end
$$;
grant execute on function public.bounce_newsletter(text) to service_role;
