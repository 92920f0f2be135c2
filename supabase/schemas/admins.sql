-- An admin is a row of this table, not a claim in a token, so a removal acts at once.

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.admins is
  'Accounts that may use the admin pages. Rows are added and removed with the secret key.';

alter table public.admins enable row level security;
grant select on table public.admins to authenticated;
grant select, delete, insert (user_id) on table public.admins to service_role;

-- An access token is valid until it expires, an hour by default, even after its owner has signed out. Whoever copied
-- one could go on reading requests. So its session must still exist: Supabase Auth deletes the row when the owner
-- signs out or the account goes. An owner with a second factor must have opened the session with it.
create function private.has_session() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.sessions s
      where s.id::text = (select auth.jwt() ->> 'session_id')
        and s.user_id = (select auth.uid())
        and (s.not_after is null or s.not_after > now())
        and ((select auth.jwt() ->> 'aal') = 'aal2' or not exists (
          select from auth.mfa_factors f where f.user_id = s.user_id and f.status::text = 'verified'))
    )
  $$;

comment on function private.has_session() is
  'Whether the session of the request''s token exists and, if the account has a second factor, was opened with it. '
  'For row policies; false for anon.';

grant execute on function private.has_session() to authenticated;

create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.admins a where a.user_id = (select auth.uid())) and private.has_session()
  $$;

comment on function private.is_admin() is
  'Whether the request comes from an admin. For row policies; false for anon.';

grant execute on function private.is_admin() to anon, authenticated, service_role;

create policy "an account sees whether it is an admin, and nobody else"
  on public.admins for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_session()));

-- The e-mail address of the admin who calls. For functions that write what no policy lets an admin write directly.
create function private.acting_admin() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin may do this' using errcode = '42501';
  end if;
  return coalesce((select u.email from auth.users u where u.id = (select auth.uid())), '');
end
$$;
