-- What a session was opened with, so that its owner knows which one to end. Supabase Auth keeps the user agent of whoever
-- asks it, and here that is the Worker.
create table if not exists private.session_devices (
  session uuid primary key,
  browser text not null,
  system text not null,

  constraint session_devices_browser check (browser ~ '^[A-Za-z ]{1,30}$'),
  constraint session_devices_system check (system ~ '^[A-Za-z ]{1,30}$')
);

comment on table private.session_devices is
  'Browser and system of an open session of the admin, by name: the user agent itself is not kept. Forgotten once the session '
  'has ended, by the next sign-in.';

alter table private.session_devices enable row level security;
revoke all on table private.session_devices from public, anon, authenticated, service_role;

-- Names the browser and system of the session that the token is of.
create or replace function public.name_session(browser_name text, system_name text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  delete from private.session_devices d where not exists (select from auth.sessions s where s.id = d.session);
  insert into private.session_devices (session, browser, system)
  values ((select auth.jwt() ->> 'session_id')::uuid, browser_name, system_name)
  on conflict (session) do update set browser = excluded.browser, system = excluded.system;
  return true;
end
$$;

-- As before, with the names; null for a session that has none.
drop function if exists public.my_sessions();
create function public.my_sessions()
  returns table (
    session uuid, since timestamptz, used timestamptz, is_current boolean, browser text, system text)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at),
      s.id::text = (select auth.jwt() ->> 'session_id'), d.browser, d.system
    from auth.sessions s
    left join private.session_devices d on d.session = s.id
    where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
    order by 3 desc;
end
$$;

revoke all on function public.name_session(text, text), public.my_sessions()
  from public, anon, authenticated, service_role;
grant execute on function public.name_session(text, text), public.my_sessions() to authenticated;
