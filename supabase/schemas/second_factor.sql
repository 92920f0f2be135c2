-- The second factor of an admin account. Supabase Auth keeps it and checks its codes; private.has_session() demands
-- it, so a password-only session has no access.

-- Used codes: no code may be accepted twice (RFC 6238, section 5.2), and Supabase Auth does not check that.
create table private.used_codes (
  account uuid not null references auth.users (id) on delete cascade,
  code text not null,
  used_at timestamptz not null default now(),

  primary key (account, code),
  constraint used_codes_code check (code ~ '^[0-9]{6}$')
);

comment on table private.used_codes is
  'Codes of the second factor that signed somebody in. Forgotten after five minutes, by the next one and nightly.';

alter table private.used_codes enable row level security;

-- Whether the account uses the code for the first time. Called after Supabase Auth has accepted it.
create function public.use_code(used text) returns boolean
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
grant execute on function public.use_code(text) to authenticated;

-- Called every night, for codes that no sign-in has cleaned up.
create function public.expire_used_codes() returns integer
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
grant execute on function public.expire_used_codes() to service_role;

-- The admins who have a second factor.
create function public.admins_with_factor() returns setof uuid
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select a.user_id from public.admins a
    where exists (select from auth.mfa_factors f where f.user_id = a.user_id and f.status::text = 'verified');
end
$$;
grant execute on function public.admins_with_factor() to authenticated;

-- Records that an admin has turned their second factor on or off in Supabase Auth.
create function public.record_second_factor(turned_on boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  perform private.audit(case when turned_on then 'account_factor_on' else 'account_factor_off' end, 'account', '{}', author);
  return true;
end
$$;
grant execute on function public.record_second_factor(boolean) to authenticated;

-- Removes the second factor of an account and ends its sessions: one that waits for a code would be open without it.
create function private.remove_factors(owner uuid, address text, author text) returns text
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

-- Removes the second factor of another admin, who has lost their device. Returns 'done', 'none', 'missing' for
-- somebody who is no admin, or 'own': one's own is removed with a code.
create function public.remove_second_factor(owner uuid) returns text
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
  return private.remove_factors(owner, address, author);
end
$$;
grant execute on function public.remove_second_factor(uuid) to authenticated;

-- The same for the only admin, with the secret key (`npm run admin:factor`).
create function public.clear_second_factor(address text) returns text
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
  return private.remove_factors(owner, lower(address), 'npm run admin:factor');
end
$$;
grant execute on function public.clear_second_factor(text) to service_role;
