-- A second factor of an account of the admin: Supabase Auth keeps it and checks its codes; here it is demanded. The token
-- of a password alone opens nothing to who has one.

create or replace function private.has_session() returns boolean
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
  'Whether the session of the request''s token has not been ended and, for who has a second factor, was opened with it. '
  'For row policies; false for anon.';

-- Codes that have been used: RFC 6238, section 5.2, accepts none twice, and Supabase Auth does not keep count.
create table if not exists private.used_codes (
  account uuid not null references auth.users (id) on delete cascade,
  code text not null,
  used_at timestamptz not null default now(),

  primary key (account, code),
  constraint used_codes_code check (code ~ '^[0-9]{6}$')
);

comment on table private.used_codes is
  'Codes of the second factor that signed somebody in. Forgotten after five minutes, by the next one and nightly.';

alter table private.used_codes enable row level security;
revoke all on table private.used_codes from public, anon, authenticated, service_role;

-- Whether the code is used for the first time by whom the token names. Called once Supabase Auth has accepted it.
create or replace function public.use_code(used text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if not private.has_session() or (select auth.jwt() ->> 'aal') is distinct from 'aal2' then
    raise exception 'only a session with a second factor uses a code' using errcode = '42501';
  end if;
  delete from private.used_codes u where u.used_at < now() - interval '5 minutes';
  insert into private.used_codes (account, code) values ((select auth.uid()), used) on conflict do nothing;
  return found;
end
$$;

create or replace function public.expire_used_codes() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  gone integer;
begin
  delete from private.used_codes u where u.used_at < now() - interval '5 minutes';
  get diagnostics gone = row_count;
  return gone;
end
$$;

-- Which admins have a second factor.
create or replace function public.admins_with_factor() returns setof uuid
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select a.user_id from public.admins a
    where exists (select from auth.mfa_factors f where f.user_id = a.user_id and f.status::text = 'verified');
end
$$;

-- Puts on record that one's own second factor was turned on or off; Supabase Auth has done it.
create or replace function public.record_second_factor(turned_on boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  perform private.audit(case when turned_on then 'account_factor_on' else 'account_factor_off' end, 'account', '{}', author);
  return true;
end
$$;

-- Sessions end with the factor: one that waits for a code would be open without it.
create or replace function private.take_factors(owner uuid, address text, author text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  delete from auth.mfa_factors f where f.user_id = owner;
  if not found then
    return 'none';
  end if;
  delete from auth.sessions s where s.user_id = owner;
  insert into public.audit_entries (account, email, action, subject, detail)
  values (coalesce((select auth.uid()), owner), author, 'account_factor_remove', 'account',
    jsonb_build_object('account', address));
  return 'done';
end
$$;

-- The way back for who has lost their device: another admin takes the factor away. 'done', 'none', 'missing' for who is
-- no admin, or 'own': one's own goes by a code.
create or replace function public.remove_second_factor(owner uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  address text;
begin
  if owner = (select auth.uid()) then
    return 'own';
  end if;
  select u.email into address from public.admins a join auth.users u on u.id = a.user_id where a.user_id = owner;
  if address is null then
    return 'missing';
  end if;
  return private.take_factors(owner, address, author);
end
$$;

-- The same for the only admin, by who has the secret key (`npm run admin:factor`).
create or replace function public.clear_second_factor(address text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  owner uuid;
begin
  select a.user_id into owner from public.admins a join auth.users u on u.id = a.user_id
  where lower(u.email) = lower(address);
  if owner is null then
    return 'missing';
  end if;
  return private.take_factors(owner, lower(address), 'npm run admin:factor');
end
$$;

-- A password set by a link is put on record by the Worker where the link's own session, without a code, must not.
create or replace function public.record_new_password(owner uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  address text;
begin
  select u.email into address from public.admins a join auth.users u on u.id = a.user_id where a.user_id = owner;
  if address is not null then
    insert into public.audit_entries (account, email, action, subject, detail)
    values (owner, address, 'account_password', 'account', '{}');
  end if;
  return address is not null;
end
$$;

revoke all on function private.has_session(), private.take_factors(uuid, text, text)
  from public, anon, authenticated, service_role;
revoke all on function public.use_code(text), public.admins_with_factor(), public.record_second_factor(boolean),
  public.remove_second_factor(uuid), public.clear_second_factor(text), public.record_new_password(uuid),
  public.expire_used_codes()
  from public, anon, authenticated, service_role;
grant execute on function private.has_session() to authenticated;
grant execute on function public.use_code(text), public.admins_with_factor(), public.record_second_factor(boolean),
  public.remove_second_factor(uuid)
  to authenticated;
grant execute on function public.clear_second_factor(text), public.record_new_password(uuid), public.expire_used_codes()
  to service_role;
