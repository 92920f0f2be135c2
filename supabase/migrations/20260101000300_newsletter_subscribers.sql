-- The newsletter's list: asked for, confirmed, left. Of the link in the mail only its SHA-256 is here, so nobody
-- who reads this table can confirm in another's name.

create table if not exists public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  locale text not null,
  status text not null default 'pending',
  token_hash text,
  token_expires_at timestamptz,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),

  constraint newsletter_subscribers_email check (coalesce(
    length(email) <= 254 and email = lower(email) and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$',
    false)),
  constraint newsletter_subscribers_locale check (coalesce(locale in ('ro', 'en'), false)),
  constraint newsletter_subscribers_status check (
    coalesce(status in ('pending', 'confirmed', 'unsubscribed'), false)),
  constraint newsletter_subscribers_token_hash check (token_hash is null or token_hash ~ '^[0-9a-f]{64}$'),
  constraint newsletter_subscribers_token check ((token_hash is null) = (token_expires_at is null)),
  constraint newsletter_subscribers_pending check (
    coalesce(status <> 'pending' or token_hash is not null, false)),
  constraint newsletter_subscribers_confirmed check (
    coalesce(status <> 'confirmed' or confirmed_at is not null, false)),
  constraint newsletter_subscribers_unsubscribed check (
    coalesce(status <> 'unsubscribed' or unsubscribed_at is not null, false))
);

create unique index if not exists newsletter_subscribers_token_hash on public.newsletter_subscribers (token_hash);
create index if not exists newsletter_subscribers_status on public.newsletter_subscribers (status, requested_at);

comment on table public.newsletter_subscribers is
  'Newsletter addresses. Unconfirmed ones go after 7 days, the proof of those who left after 24 months, by '
  'public.expire_newsletter_subscribers().';

-- Everything here goes through the functions below, with the secret key; admins may look.
alter table public.newsletter_subscribers enable row level security;
revoke all on table public.newsletter_subscribers from public, anon, authenticated, service_role;
grant select on table public.newsletter_subscribers to authenticated;
grant select, insert, update, delete on table public.newsletter_subscribers to service_role;

drop policy if exists "admins read the list" on public.newsletter_subscribers;
create policy "admins read the list"
  on public.newsletter_subscribers for select to authenticated
  using ((select private.is_admin()));

-- Whether the confirmation mail with this link is to be sent: never to who is confirmed already, and not again
-- within ten minutes of another. The same link asked for twice (a retry) is the same request.
create or replace function public.request_subscription(address text, language text, link_hash text) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  insert into public.newsletter_subscribers as s (email, locale, token_hash, token_expires_at)
  values (lower(address), language, link_hash, now() + interval '48 hours')
  on conflict (email) do update
    set locale = excluded.locale, status = 'pending', token_hash = excluded.token_hash,
      token_expires_at = excluded.token_expires_at, requested_at = now()
    where s.status <> 'confirmed'
      and s.token_hash is distinct from excluded.token_hash
      and (s.status = 'unsubscribed' or s.requested_at < now() - interval '10 minutes');
  return exists (
    select from public.newsletter_subscribers s
    where s.email = lower(address) and s.status = 'pending' and s.token_hash = link_hash
  );
end
$$;

-- The subscriber whose link this is; none when it is unknown or too old. `newly` is false for a second click.
create or replace function public.confirm_subscription(link_hash text)
  returns table (id uuid, email text, locale text, newly boolean)
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  found_row public.newsletter_subscribers;
begin
  select s.* into found_row from public.newsletter_subscribers s
  where s.token_hash = link_hash and s.token_expires_at > now() and s.status in ('pending', 'confirmed')
  for update;
  if found_row.id is null then
    return;
  end if;
  update public.newsletter_subscribers s set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null
  where s.id = found_row.id and s.status = 'pending';
  return query select found_row.id, found_row.email, found_row.locale, found_row.status = 'pending';
end
$$;

-- Whether somebody left now; false for who had left before, or is forgotten.
create or replace function public.end_subscription(subscriber uuid) returns boolean
  language sql volatile security invoker set search_path = ''
  as $$
    with gone as (
      update public.newsletter_subscribers s
      set status = 'unsubscribed', unsubscribed_at = now(), token_hash = null, token_expires_at = null
      where s.id = subscriber and s.status <> 'unsubscribed'
      returning 1
    )
    select exists (select from gone)
  $$;

-- Returns how many addresses were deleted. Who left, asked again and never confirmed is back to having left: the
-- proof of both is kept its time.
create or replace function public.expire_newsletter_subscribers() returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  gone integer;
begin
  update public.newsletter_subscribers s
  set status = 'unsubscribed', token_hash = null, token_expires_at = null
  where s.status = 'pending' and s.unsubscribed_at is not null and s.requested_at <= now() - interval '7 days';

  update public.newsletter_subscribers s set token_hash = null, token_expires_at = null
  where s.status = 'confirmed' and s.token_expires_at <= now();

  delete from public.newsletter_subscribers s
  where (s.status = 'pending' and s.requested_at <= now() - interval '7 days')
    or (s.status = 'unsubscribed' and s.unsubscribed_at <= now() - interval '24 months');
  get diagnostics gone = row_count;
  return gone;
end
$$;

revoke all on function public.request_subscription(text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.confirm_subscription(text) from public, anon, authenticated, service_role;
revoke all on function public.end_subscription(uuid) from public, anon, authenticated, service_role;
revoke all on function public.expire_newsletter_subscribers() from public, anon, authenticated, service_role;
grant execute on function public.request_subscription(text, text, text) to service_role;
grant execute on function public.confirm_subscription(text) to service_role;
grant execute on function public.end_subscription(uuid) to service_role;
grant execute on function public.expire_newsletter_subscribers() to service_role;
