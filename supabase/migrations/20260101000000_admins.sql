-- Who may change prices, read requests and publish news: a row, not a claim in a token, so that removal acts
-- at once.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Row policies call auth.uid(). Hosted projects have granted this already and let nobody grant it again.
do $$
begin
  grant usage on schema auth to anon, authenticated, service_role;
exception when insufficient_privilege then
  raise notice 'usage on schema auth is left as the platform has set it';
end
$$;

create table if not exists public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.admins is
  'Accounts that may use the admin pages. Rows are added and removed with the secret key.';

alter table public.admins enable row level security;
revoke all on table public.admins from public, anon, authenticated, service_role;
grant select on table public.admins to authenticated;
grant select, delete on table public.admins to service_role;
grant insert (user_id) on table public.admins to service_role;

drop policy if exists "an account sees whether it is an admin, and nobody else" on public.admins;
create policy "an account sees whether it is an admin, and nobody else"
  on public.admins for select to authenticated
  using (user_id = (select auth.uid()));

create or replace function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from public.admins a where a.user_id = (select auth.uid())) $$;

comment on function private.is_admin() is
  'Whether the request comes from an admin. For row policies; false for anon.';

revoke all on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to anon, authenticated, service_role;
