-- Accounts of the admin: who has one, who lets whom in, which sessions are open. Passwords are Supabase Auth's alone.

create or replace function public.record_action(new_action text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  if not coalesce(new_action in ('sign_in', 'export_requests', 'export_prices', 'export_subscribers', 'account_password'), false) then
    raise exception 'there is no such action' using errcode = '22023';
  end if;
  perform private.audit(new_action, 'account', '{}', author);
  return true;
end
$$;

create or replace function public.list_admins()
  returns table (account uuid, email text, since timestamptz, last_sign_in timestamptz)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select a.user_id, u.email::text, a.created_at, u.last_sign_in_at::timestamptz
    from public.admins a join auth.users u on u.id = a.user_id
    order by a.created_at, a.user_id;
end
$$;

-- Admits an account that exists: 'done', 'known' for who is an admin already, or 'missing'.
create or replace function public.admit_admin(address text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text;
  invited uuid;
begin
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  author := private.acting_admin();
  select u.id into invited from auth.users u where lower(u.email) = lower(address);
  if invited is null then
    return 'missing';
  elsif exists (select from public.admins a where a.user_id = invited) then
    return 'known';
  end if;
  insert into public.admins (user_id) values (invited);
  perform private.audit('account_invite', 'account', jsonb_build_object('account', lower(address)), author);
  return 'done';
end
$$;

-- Takes the right away and ends the sessions: 'done', 'missing', or 'last' when nobody would be left who has ever
-- signed in. One removal at a time: two who remove each other at once must not both succeed.
create or replace function public.remove_admin(removed uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text;
  address text;
begin
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  author := private.acting_admin();
  select u.email into address from public.admins a join auth.users u on u.id = a.user_id where a.user_id = removed;
  if address is null then
    return 'missing';
  elsif not exists (
    select from public.admins a join auth.users u on u.id = a.user_id
    where a.user_id <> removed and (u.last_sign_in_at is not null or a.user_id = (select auth.uid()))
  ) then
    return 'last';
  end if;
  perform private.audit('account_remove', 'account', jsonb_build_object('account', address), author);
  delete from public.admins a where a.user_id = removed;
  delete from auth.sessions s where s.user_id = removed;
  return 'done';
end
$$;

create or replace function public.my_sessions()
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

create or replace function private.end_sessions(ended uuid[]) returns integer
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

-- Both return how many of one's own sessions ended.
create or replace function public.end_my_session(ended uuid) returns integer
  language sql volatile security definer set search_path = ''
  as $$ select private.end_sessions(array[ended]) $$;

create or replace function public.end_other_sessions() returns integer
  language sql volatile security definer set search_path = ''
  as $$
    select private.end_sessions(array(
      select s.id from auth.sessions s
      where s.user_id = (select auth.uid()) and s.id::text is distinct from (select auth.jwt() ->> 'session_id')))
  $$;

revoke all on function private.end_sessions(uuid[]) from public, anon, authenticated, service_role;
revoke all on function public.record_action(text), public.list_admins(), public.admit_admin(text),
  public.remove_admin(uuid), public.my_sessions(), public.end_my_session(uuid), public.end_other_sessions()
  from public, anon, authenticated, service_role;
grant execute on function public.record_action(text), public.list_admins(), public.admit_admin(text),
  public.remove_admin(uuid), public.my_sessions(), public.end_my_session(uuid), public.end_other_sessions()
  to authenticated;
