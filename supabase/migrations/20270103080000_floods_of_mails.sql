-- Whoever sends many forms must not fill a mailbox with them: the clinic's, a stranger's or an admin's.

-- Ten notices an hour are mails of their own. What comes beyond them waits for a digest, which the sweep sends.
create index if not exists contact_requests_notified
  on public.contact_requests (notified_at) where notified_at is not null;

-- `but`: the request that asks. Those of a digest were told of at one moment, and are one mail.
create or replace function private.notices_are_many(but uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select (
      select count(distinct r.notified_at) from public.contact_requests r
      where r.notified_at > now() - interval '1 hour'
    ) + (
      select count(*) from public.contact_requests r
      where r.notified_at is null and r.notice_claimed_at > now() - interval '1 minute'
        and r.idempotency_key is distinct from but
    ) >= 10
  $$;

-- 'done': the mail has left, or the request is gone. 'leased': another one is at it. 'yours': send it, and say so.
-- 'later': too many mails have left in this hour, and a digest will tell of it. One after the other, so that as many at
-- once are not all the tenth.
create or replace function public.claim_request_notice(request_key uuid, claimant uuid)
  returns table (state text, reference text)
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  found_row public.contact_requests;
  is_leased boolean;
begin
  perform pg_advisory_xact_lock(hashtext('contact_requests.notices'));
  select r.* into found_row from public.contact_requests r where r.idempotency_key = request_key for update;
  is_leased := coalesce(found_row.notice_claimed_at > now() - interval '1 minute', false);
  if found_row.id is null or found_row.notified_at is not null then
    return query select 'done', null::text;
  elsif is_leased and found_row.notice_holder is distinct from claimant then
    return query select 'leased', null::text;
  elsif not is_leased and private.notices_are_many(request_key) then
    return query select 'later', null::text;
  else
    update public.contact_requests r set notice_claimed_at = now(), notice_holder = claimant
    where r.id = found_row.id;
    return query select 'yours', found_row.reference;
  end if;
end
$$;

-- The requests of a digest, leased to it as one request is; none unless too many mails have left in this hour.
create or replace function public.claim_notice_digest(digest uuid) returns table (reference text)
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  perform pg_advisory_xact_lock(hashtext('contact_requests.notices'));
  if private.notices_are_many(null) and not exists (
    select from public.contact_requests r where r.notified_at is null and r.notice_holder = digest
  ) then
    update public.contact_requests r set notice_claimed_at = now(), notice_holder = digest
    where r.id in (
      select o.id from public.contact_requests o
      where o.notified_at is null and o.handled_at is null
        and (o.notice_claimed_at is null or o.notice_claimed_at < now() - interval '1 minute')
      order by o.created_at
      limit 200);
  end if;
  return query
    select r.reference from public.contact_requests r
    where r.notified_at is null and r.notice_holder = digest
    order by r.created_at;
end
$$;

-- As finish_request_notice, for all of them. Always true: an answer.
create or replace function public.finish_notice_digest(digest uuid, sent boolean) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if sent then
    update public.contact_requests r set notified_at = now()
    where r.notified_at is null and r.notice_holder = digest;
  else
    update public.contact_requests r set notice_claimed_at = null, notice_holder = null
    where r.notified_at is null and r.notice_holder = digest;
  end if;
  return true;
end
$$;

revoke all on function private.notices_are_many(uuid) from public, anon, authenticated, service_role;
revoke all on function public.claim_notice_digest(uuid) from public, anon, authenticated, service_role;
revoke all on function public.finish_notice_digest(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function private.notices_are_many(uuid) to service_role;
grant execute on function public.claim_notice_digest(uuid) to service_role;
grant execute on function public.finish_notice_digest(uuid, boolean) to service_role;

-- Of the sixty confirmations an hour a network has fifteen, so that one alone does not keep all others out.
alter table public.newsletter_mails add column if not exists network text;
alter table public.newsletter_mails drop constraint if exists newsletter_mails_network;
alter table public.newsletter_mails add constraint newsletter_mails_network check (network ~ '^[\w-]{43}$');
comment on column public.newsletter_mails.network is
  'A keyed digest of the network that asked for the mail, for its share of an hour; forgotten in the night.';

drop function if exists public.request_subscription(text, text, uuid);

-- Whether the mail of that id is due; the same id asked for twice (a retry) is the same request. Never to who is
-- confirmed, two a day at the most and ten minutes apart, and once to who has left. Null: too many have asked in this
-- hour, and nothing was stored.
create or replace function public.request_subscription(
  address text, language text, mail uuid, from_network text default null
) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  -- Of all addresses together. A clinic has a few a day, and a few dozen after an event; each more of a flood is a letter
  -- to a stranger. Requests of the same moment may pass it by as many as there are connections, which does no harm.
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
  if s.bounced_at > now() - private.newsletter_rest() or exists (
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

revoke all on function public.request_subscription(text, text, uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.request_subscription(text, text, uuid, text) to service_role;

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
  update public.newsletter_mails m set network = null
  where m.network is not null and m.created_at <= now() - interval '1 hour';

  delete from public.newsletter_subscribers s
  where (s.status = 'pending' and s.requested_at <= now() - interval '7 days'
      and (s.bounced_at is null or s.bounced_at <= now() - private.newsletter_rest()))
    or (s.status = 'unsubscribed' and s.unsubscribed_at <= now() - interval '24 months');
  get diagnostics gone = row_count;
  return gone;
end
$$;

-- Whether a link for a new password may be mailed, which it puts on record. Not while there is one that is younger than a
-- quarter of an hour, and five a day at the most, whoever asks; a device that the account was used on has five of its own,
-- so that nobody elsewhere uses up its owner's.
create or replace function public.take_recovery_mail(address text, on_known_device boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  daily constant integer := 5;
  owner uuid;
  known_address text;
begin
  select u.id, u.email into owner, known_address from auth.users u where lower(u.email) = lower(address);
  if owner is null then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext('recovery_mails'), hashtext(owner::text));
  if public.has_fresh_recovery(address) or (
    select count(*) >= daily from public.audit_entries a
    where a.account = owner and a.action = 'account_reset_asked' and a.at > now() - interval '1 day'
      and (a.detail ->> 'known_device')::boolean = on_known_device
  ) then
    return false;
  end if;
  insert into public.audit_entries (account, email, action, subject, detail)
  values (owner, known_address, 'account_reset_asked', 'account',
    jsonb_build_object('known_device', on_known_device));
  return true;
end
$$;

revoke all on function public.take_recovery_mail(text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.take_recovery_mail(text, boolean) to service_role;
