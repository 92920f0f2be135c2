-- Open sessions: every admin sees and ends their own.

create function public.my_sessions()
  returns table (session uuid, since timestamptz, used timestamptz, is_current boolean)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at),
      s.id::text = (select auth.jwt() ->> 'session_id')
    from auth.sessions s
    where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
    order by 3 desc;
end
$$;
grant execute on function public.my_sessions() to authenticated;

create function private.end_sessions(ended uuid[]) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  gone integer;
begin
  delete from auth.sessions s where s.user_id = (select auth.uid()) and s.id = any (ended);
  get diagnostics gone = row_count;
  if gone > 0 then
    perform private.audit('account_end_sessions', 'account', jsonb_build_object('sessions', gone), author);
  end if;
  return gone;
end
$$;

-- Returns how many sessions ended.
create function public.end_my_session(ended uuid) returns integer
  language sql volatile security definer set search_path = ''
  as $$ select private.end_sessions(array[ended]) $$;
grant execute on function public.end_my_session(uuid) to authenticated;

-- Ends all own sessions but the current one.
create function public.end_other_sessions() returns integer
  language sql volatile security definer set search_path = ''
  as $$
    select private.end_sessions(array(
      select s.id from auth.sessions s
      where s.user_id = (select auth.uid()) and s.id::text is distinct from (select auth.jwt() ->> 'session_id')))
  $$;
grant execute on function public.end_other_sessions() to authenticated;

-- The browser and system of a session, so that its owner knows which one to end. Supabase Auth stores the user agent
-- of its caller, which here is the Worker.
create table private.session_devices (
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

-- Stores the browser and system of the current session.
create function public.name_session(browser_name text, system_name text) returns boolean
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
grant execute on function public.name_session(text, text) to authenticated;

-- Browser and system of the own sessions. Sessions without them are left out.
create function public.my_session_devices()
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
grant execute on function public.my_session_devices() to authenticated;
