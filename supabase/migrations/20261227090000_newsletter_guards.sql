-- Nobody's mailbox is filled by means of the newsletter: the mails that ask for a confirmation have a total per hour, and
-- an address whose mail came back, or was called unwanted, is left alone for 30 days though it never confirmed.

create index if not exists newsletter_mails_asking on public.newsletter_mails (created_at) where kind <> 'welcome';

comment on table public.newsletter_subscribers is
  'Newsletter addresses. Unconfirmed ones go after 7 days, or 30 after a report of the mailer, the proof of those who left '
  'after 24 months, by public.expire_newsletter_subscribers().';
comment on column public.newsletter_subscribers.bounced_at is
  'When the mailer last reported that the address is not reachable, or that its owner calls our mail unwanted.';

-- How long an address that never confirmed gets no mail after a report. Whoever complains again begins it anew, so that
-- strangers who name the address cause a mail a month at the most; whose mailbox was only away can subscribe after it.
create or replace function private.newsletter_rest() returns interval
  language sql immutable set search_path = ''
  as $$ select interval '30 days' $$;

-- Whether the mail of that id is due; the same id asked for twice (a retry) is the same request. Never to who is
-- confirmed, two a day at the most and ten minutes apart, and once to who has left. Null: too many have asked in this
-- hour, and nothing was stored.
create or replace function public.request_subscription(address text, language text, mail uuid) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  -- Of all addresses together. A clinic has a few a day, and a few dozen after an event; each more of a flood is a letter
  -- to a stranger. Requests of the same moment may pass it by as many as there are connections, which does no harm.
  hourly constant integer := 60;
  s public.newsletter_subscribers;
begin
  if not exists (select from public.newsletter_mails m where m.id = mail) and (
    select count(*) >= hourly from public.newsletter_mails m
    where m.kind <> 'welcome' and m.created_at > now() - interval '1 hour'
  ) then
    return null;
  end if;
  insert into public.newsletter_subscribers (email, locale) values (lower(address), language)
  on conflict (email) do nothing;
  select n.* into strict s from public.newsletter_subscribers n where n.email = lower(address) for update;
  if exists (select from public.newsletter_mails m where m.id = mail) then
    return true;
  end if;
  if s.status = 'confirmed' or exists (
    select from public.newsletter_mails m
    where m.subscriber = s.id and m.kind = 'return' and m.created_at >= s.unsubscribed_at
  ) then
    return false;
  end if;
  if s.status = 'unsubscribed' then
    insert into public.newsletter_mails (id, subscriber, kind) values (mail, s.id, 'return');
    update public.newsletter_subscribers n set locale = language where n.id = s.id;
    return true;
  end if;
  if s.bounced_at > now() - private.newsletter_rest() or exists (
    select from public.newsletter_mails m
    where m.subscriber = s.id and m.created_at > now() - interval '10 minutes'
  ) or (
    select count(*) >= 2 from public.newsletter_mails m
    where m.subscriber = s.id and m.created_at > now() - interval '1 day'
  ) then
    return false;
  end if;
  insert into public.newsletter_mails (id, subscriber, kind) values (mail, s.id, 'confirmation');
  update public.newsletter_subscribers n set locale = language, requested_at = now() where n.id = s.id;
  return true;
end
$$;

-- An address that the mailer reports as not reachable, or whose owner calls our mail unwanted. Who has confirmed has left
-- by it. Who has not is no subscriber who could leave, and may still confirm by a link that they have; what waits to be
-- sent to them is not sent any more.
create or replace function public.bounce_newsletter(address text) returns boolean
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

-- Returns how many addresses were deleted. That somebody was asked back is known for as long as that they left, and a
-- report for as long as it keeps mails away.
create or replace function public.expire_newsletter_subscribers() returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  gone integer;
begin
  delete from public.newsletter_mails m
  where m.created_at <= now() - interval '7 days' and not (
    m.kind = 'return' and exists (
      select from public.newsletter_subscribers s where s.id = m.subscriber and s.status = 'unsubscribed'));
  update public.newsletter_mails m set link_hash = null, link_expires_at = null where m.link_expires_at <= now();

  delete from public.newsletter_subscribers s
  where (s.status = 'pending' and s.requested_at <= now() - interval '7 days'
      and (s.bounced_at is null or s.bounced_at <= now() - private.newsletter_rest()))
    or (s.status = 'unsubscribed' and s.unsubscribed_at <= now() - interval '24 months');
  get diagnostics gone = row_count;
  return gone;
end
$$;

revoke all on function private.newsletter_rest() from public, anon, authenticated, service_role;
grant execute on function private.newsletter_rest() to service_role;
