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

-- What one's own sessions were opened with; those without a name are not among them.
create or replace function public.my_session_devices()
  returns table (session uuid, browser text, system text)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select d.session, d.browser, d.system
    from private.session_devices d
    join auth.sessions s on s.id = d.session
    where s.user_id = (select auth.uid());
end
$$;

revoke all on function public.name_session(text, text), public.my_session_devices()
  from public, anon, authenticated, service_role;
grant execute on function public.name_session(text, text), public.my_session_devices() to authenticated;
