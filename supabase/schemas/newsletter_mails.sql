-- The mails of the double opt-in. Each is a row, written in the transaction that makes it due, and is sent under a
-- lease, so a lost answer loses no mail. A link belongs to its mail; several may be valid at once, each for 48 hours.
-- Leases work as in request_notices.sql.

create table public.newsletter_mails (
  id uuid primary key,
  subscriber uuid not null references public.newsletter_subscribers (id) on delete cascade,
  kind text not null,
  link_hash text,
  link_expires_at timestamptz,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  holder uuid,
  sent_at timestamptz,
  network text,

  constraint newsletter_mails_kind check (coalesce(kind in ('confirmation', 'return', 'welcome'), false)),
  constraint newsletter_mails_link_hash check (link_hash is null or link_hash ~ '^[0-9a-f]{64}$'),
  constraint newsletter_mails_network check (network ~ '^[\w-]{43}$'),
  constraint newsletter_mails_link check ((link_hash is null) = (link_expires_at is null))
);

create unique index newsletter_mails_link_hash on public.newsletter_mails (link_hash);
create index newsletter_mails_subscriber on public.newsletter_mails (subscriber, created_at);
create index newsletter_mails_unsent on public.newsletter_mails (created_at) where sent_at is null;
create index newsletter_mails_asking on public.newsletter_mails (created_at) where kind <> 'welcome';

comment on table public.newsletter_mails is
  'Mails that ask for a confirmation, ask somebody back who has left, or welcome. Forgotten after 7 days by '
  'public.expire_newsletter_subscribers(); that somebody was asked back, with the proof that they had left.';
comment on column public.newsletter_mails.link_hash is
  'The SHA-256 of the link''s token, which the Worker derives from the id with a key that is not here.';
comment on column public.newsletter_mails.network is
  'A keyed digest of the network that asked for the mail, for its share of an hour; forgotten in the night.';

alter table public.newsletter_mails enable row level security;
grant select, insert, update, delete on table public.newsletter_mails to service_role;

-- Whether the reader still needs the mail.
create function private.is_mail_due(kind text, status text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select status = case kind when 'confirmation' then 'pending' when 'return' then 'unsubscribed' else 'confirmed' end
  $$;
grant execute on function private.is_mail_due(text, text) to service_role;

-- Like public.claim_request_notice(). A mail that is no longer needed counts as done. The 48 hours of the link begin
-- here.
create function public.claim_newsletter_mail(mail uuid, claimant uuid, link_hash text)
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
grant execute on function public.claim_newsletter_mail(uuid, uuid, text) to service_role;

-- Like public.finish_request_notice().
create function public.finish_newsletter_mail(mail uuid, claimant uuid, sent boolean) returns boolean
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
grant execute on function public.finish_newsletter_mail(uuid, uuid, boolean) to service_role;

-- Like public.untold_requests(). After two days nobody expects the mail any more.
create function public.unsent_newsletter_mails()
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
grant execute on function public.unsent_newsletter_mails() to service_role;
