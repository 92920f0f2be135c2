-- Every mail of the double opt-in is a row, written with the step that makes it due, and leaves under a lease: what
-- became of an answer decides nothing. Links are those of mails, so several live side by side, each for its 48 hours.

create table if not exists public.newsletter_mails (
  id uuid primary key,
  subscriber uuid not null references public.newsletter_subscribers (id) on delete cascade,
  kind text not null,
  link_hash text,
  link_expires_at timestamptz,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  holder uuid,
  sent_at timestamptz,

  constraint newsletter_mails_kind check (coalesce(kind in ('confirmation', 'return', 'welcome'), false)),
  constraint newsletter_mails_link_hash check (link_hash is null or link_hash ~ '^[0-9a-f]{64}$'),
  constraint newsletter_mails_link check ((link_hash is null) = (link_expires_at is null))
);

create unique index if not exists newsletter_mails_link_hash on public.newsletter_mails (link_hash);
create index if not exists newsletter_mails_subscriber on public.newsletter_mails (subscriber, created_at);
create index if not exists newsletter_mails_unsent on public.newsletter_mails (created_at) where sent_at is null;

comment on table public.newsletter_mails is
  'Mails that ask for a confirmation, ask somebody back who has left, or welcome. Forgotten after 7 days by '
  'public.expire_newsletter_subscribers(); that somebody was asked back, with the proof that they had left.';
comment on column public.newsletter_mails.link_hash is
  'The SHA-256 of the link''s token, which the Worker derives from the id with a key that is not here.';

alter table public.newsletter_mails enable row level security;
revoke all on table public.newsletter_mails from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.newsletter_mails to service_role;

-- The links given out before this table was there.
alter table public.newsletter_subscribers drop constraint if exists newsletter_subscribers_pending;
insert into public.newsletter_mails (id, subscriber, kind, link_hash, link_expires_at, created_at, sent_at)
select gen_random_uuid(), s.id,
  case when s.status = 'pending' and s.unsubscribed_at is not null then 'return' else 'confirmation' end,
  s.token_hash, s.token_expires_at, s.requested_at, s.requested_at
from public.newsletter_subscribers s
where s.token_hash is not null
on conflict (link_hash) do nothing;
update public.newsletter_subscribers set token_hash = null, token_expires_at = null where token_hash is not null;
-- Who left and was asked again has left until they confirm.
update public.newsletter_subscribers set status = 'unsubscribed'
where status = 'pending' and unsubscribed_at is not null;

comment on column public.newsletter_subscribers.token_hash is 'Empty: links are in newsletter_mails.';
comment on column public.newsletter_subscribers.token_expires_at is 'Empty: links are in newsletter_mails.';

drop function if exists public.request_subscription(text, text, text);
drop function if exists public.confirm_subscription(text);
drop function if exists public.end_subscription(uuid);

-- Whether the mail of that id is due; the same id asked for twice (a retry) is the same request. Never to who is
-- confirmed, two a day at the most and ten minutes apart, and once to who has left.
create or replace function public.request_subscription(address text, language text, mail uuid) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  s public.newsletter_subscribers;
begin
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
  if exists (
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

-- No row for a link that is unknown, too old, or older than a leaving. Else the id of the welcome: the one given, or that
-- of the first click; null for who was welcomed before there were ids.
create or replace function public.confirm_subscription(link_hash text, welcome uuid)
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

-- Whether somebody left now; false for who had left before, is forgotten, or has come back since they wished it. The
-- wish is dated by another clock than ours, hence the minute.
create or replace function public.end_subscription(subscriber uuid, wished_at timestamptz) returns boolean
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

-- As claim_request_notice. A mail that is of no use any more is done: its reader has confirmed by another, or left. The
-- link lives from the moment its mail leaves.
create or replace function public.claim_newsletter_mail(mail uuid, claimant uuid, link_hash text)
  returns table (state text, kind text, subscriber uuid, email text, locale text)
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  m public.newsletter_mails;
  s public.newsletter_subscribers;
begin
  select n.* into m from public.newsletter_mails n where n.id = mail for update;
  select n.* into s from public.newsletter_subscribers n where n.id = m.subscriber;
  if s.id is null or m.sent_at is not null or not private.is_mail_due(m.kind, s.status) then
    return query select 'done', null::text, null::uuid, null::text, null::text;
  elsif m.claimed_at > now() - interval '1 minute' and m.holder is distinct from claimant then
    return query select 'leased', null::text, null::uuid, null::text, null::text;
  else
    update public.newsletter_mails n
    set claimed_at = now(), holder = claimant,
      link_hash = case when m.kind <> 'welcome' then claim_newsletter_mail.link_hash end,
      link_expires_at = case when m.kind <> 'welcome' then now() + interval '48 hours' end
    where n.id = m.id;
    return query select 'yours', m.kind, s.id, s.email, s.locale;
  end if;
end
$$;

create or replace function private.is_mail_due(kind text, status text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select status = case kind when 'confirmation' then 'pending' when 'return' then 'unsubscribed' else 'confirmed' end
  $$;

-- As finish_request_notice.
create or replace function public.finish_newsletter_mail(mail uuid, claimant uuid, sent boolean) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if sent then
    update public.newsletter_mails m set sent_at = now() where m.id = mail and m.sent_at is null;
  else
    update public.newsletter_mails m set claimed_at = null, holder = null
    where m.id = mail and m.sent_at is null and m.holder = claimant;
  end if;
  return true;
end
$$;

-- As untold_requests. After two days nobody expects the mail any more.
create or replace function public.unsent_newsletter_mails()
  returns table (mail uuid, attempted boolean)
  language sql stable security invoker set search_path = ''
  as $$
    select m.id, m.claimed_at is not null
    from public.newsletter_mails m join public.newsletter_subscribers s on s.id = m.subscriber
    where m.sent_at is null and private.is_mail_due(m.kind, s.status)
      and m.created_at between now() - interval '2 days' and now() - interval '2 minutes'
      and (m.claimed_at is null or m.claimed_at < now() - interval '1 minute')
    order by m.created_at
    limit 50
  $$;

-- Returns how many addresses were deleted. That somebody was asked back is known for as long as that they left.
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
  where (s.status = 'pending' and s.requested_at <= now() - interval '7 days')
    or (s.status = 'unsubscribed' and s.unsubscribed_at <= now() - interval '24 months');
  get diagnostics gone = row_count;
  return gone;
end
$$;

revoke all on function private.is_mail_due(text, text) from public, anon, authenticated, service_role;
revoke all on function public.request_subscription(text, text, uuid) from public, anon, authenticated, service_role;
revoke all on function public.confirm_subscription(text, uuid) from public, anon, authenticated, service_role;
revoke all on function public.end_subscription(uuid, timestamptz) from public, anon, authenticated, service_role;
revoke all on function public.claim_newsletter_mail(uuid, uuid, text)
  from public, anon, authenticated, service_role;
revoke all on function public.finish_newsletter_mail(uuid, uuid, boolean)
  from public, anon, authenticated, service_role;
revoke all on function public.unsent_newsletter_mails() from public, anon, authenticated, service_role;
revoke all on function public.expire_newsletter_subscribers() from public, anon, authenticated, service_role;
grant execute on function private.is_mail_due(text, text) to service_role;
grant execute on function public.request_subscription(text, text, uuid) to service_role;
grant execute on function public.confirm_subscription(text, uuid) to service_role;
grant execute on function public.end_subscription(uuid, timestamptz) to service_role;
grant execute on function public.claim_newsletter_mail(uuid, uuid, text) to service_role;
grant execute on function public.finish_newsletter_mail(uuid, uuid, boolean) to service_role;
grant execute on function public.unsent_newsletter_mails() to service_role;
grant execute on function public.expire_newsletter_subscribers() to service_role;
