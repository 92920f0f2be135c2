-- An access token is good until it expires, an hour by default, whatever became of its session: who copied one could
-- go on reading requests after its owner had signed out. Rows of the admin are for tokens whose session is there.

-- Whether the token of the request belongs to a session that has not been ended. Supabase Auth deletes the row when
-- somebody signs out, is signed out, or the account goes.
create or replace function private.has_session() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.sessions s
      where s.id::text = (select auth.jwt() ->> 'session_id')
        and s.user_id = (select auth.uid())
        and (s.not_after is null or s.not_after > now())
    )
  $$;

comment on function private.has_session() is
  'Whether the session of the request''s token has not been ended. For row policies; false for anon.';

revoke all on function private.has_session() from public, anon, authenticated, service_role;
grant execute on function private.has_session() to authenticated;

create or replace function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.admins a where a.user_id = (select auth.uid())) and private.has_session()
  $$;

drop policy if exists "an account sees whether it is an admin, and nobody else" on public.admins;
create policy "an account sees whether it is an admin, and nobody else"
  on public.admins for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_session()));
