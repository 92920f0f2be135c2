-- Subscribing and unsubscribing. Nobody can flood a mailbox with our confirmation mails: there is a limit per hour
-- for all addresses together, with a share of it for each network, and an unconfirmed address that bounced or complained
-- gets nothing for 30 days.

-- How long an unconfirmed address gets no mail after a bounce or a complaint. Another complaint starts the time anew,
-- so strangers who enter the address cause one mail a month at the most. After it the owner of a mailbox that was
-- only down can subscribe.
create function private.bounce_pause() returns interval
  language sql immutable set search_path = ''
  as $$ select interval '30 days' $$;
grant execute on function private.bounce_pause() to service_role;

-- Whether the mail with this id is to be sent. The same id twice is a retry of the same request. No mail to confirmed
-- subscribers, two a day at the most and ten minutes apart to pending ones, one to somebody who has unsubscribed.
-- Null: the limit of this hour is reached, and nothing was stored.
create function public.request_subscription(
  address text, language text, mail uuid, from_network text default null
) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  -- For all addresses together. A clinic has a few a day, a few dozen after an event; the rest of a flood would be
  -- mail to strangers. Requests at the same moment may exceed it by the number of connections, which does no harm.
  hourly constant integer := 60;
  share constant integer := 15;
  s public.newsletter_subscribers;
begin
  if not exists (select from public.newsletter_mails m where m.id = mail) and (
    select count(*) >= hourly or count(*) filter (where m.network = from_network) >= share
    from public.newsletter_mails m
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
    insert into public.newsletter_mails (id, subscriber, kind, network) values (mail, s.id, 'return', from_network);
    update public.newsletter_subscribers n set locale = language where n.id = s.id;
    return true;
  end if;
  if s.bounced_at > now() - private.bounce_pause() or exists (
    select from public.newsletter_mails m
    where m.subscriber = s.id and m.created_at > now() - interval '10 minutes'
  ) or (
    select count(*) >= 2 from public.newsletter_mails m
    where m.subscriber = s.id and m.created_at > now() - interval '1 day'
  ) then
    return false;
  end if;
  insert into public.newsletter_mails (id, subscriber, kind, network)
  values (mail, s.id, 'confirmation', from_network);
  update public.newsletter_subscribers n set locale = language, requested_at = now() where n.id = s.id;
  return true;
end
$$;
grant execute on function public.request_subscription(text, text, uuid, text) to service_role;

-- No row for a link that is unknown, expired, or older than an unsubscription. Otherwise the id of the welcome mail:
-- the given one, or that of the first click; null when that mail is no longer kept.
create function public.confirm_subscription(link_hash text, welcome uuid)
  returns table (mail uuid)
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  link public.newsletter_mails;
  s public.newsletter_subscribers;
begin
  select m.* into link from public.newsletter_mails m
  where m.link_hash = confirm_subscription.link_hash and m.link_expires_at > now();
  select n.* into s from public.newsletter_subscribers n where n.id = link.subscriber for update;
  if s.id is null or (s.status = 'unsubscribed' and (link.kind <> 'return' or link.created_at < s.unsubscribed_at)) then
    return;
  end if;
  if s.status = 'confirmed' then
    return query select (
      select m.id from public.newsletter_mails m
      where m.subscriber = s.id and m.kind = 'welcome' order by m.created_at desc limit 1);
    return;
  end if;
  update public.newsletter_subscribers n set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null
  where n.id = s.id;
  insert into public.newsletter_mails (id, subscriber, kind) values (welcome, s.id, 'welcome');
  return query select welcome;
end
$$;
grant execute on function public.confirm_subscription(text, uuid) to service_role;

-- Whether somebody unsubscribed now. False when they had already, are unknown, or have subscribed again since they
-- asked. That moment comes from another clock, hence the minute.
create function public.end_subscription(subscriber uuid, wished_at timestamptz) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  update public.newsletter_subscribers s set status = 'unsubscribed', unsubscribed_at = now()
  where s.id = end_subscription.subscriber and s.status <> 'unsubscribed'
    and (s.confirmed_at is null or s.confirmed_at <= wished_at + interval '1 minute');
  if not found then
    return false;
  end if;
  update public.newsletter_mails m set link_hash = null, link_expires_at = null
  where m.subscriber = end_subscription.subscriber;
  return true;
end
$$;
grant execute on function public.end_subscription(uuid, timestamptz) to service_role;

-- Returns how many addresses were deleted. The mail that asked somebody back is kept as long as their unsubscription,
-- a bounce as long as it blocks mails.
create function public.expire_newsletter_subscribers() returns integer
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
  update public.newsletter_mails m set network = null
  where m.network is not null and m.created_at <= now() - interval '1 hour';

  delete from public.newsletter_subscribers s
  where (s.status = 'pending' and s.requested_at <= now() - interval '7 days'
      and (s.bounced_at is null or s.bounced_at <= now() - private.bounce_pause()))
    or (s.status = 'unsubscribed' and s.unsubscribed_at <= now() - interval '24 months');
  get diagnostics gone = row_count;
  return gone;
end
$$;
grant execute on function public.expire_newsletter_subscribers() to service_role;
