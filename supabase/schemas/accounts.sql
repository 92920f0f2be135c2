-- Admin accounts: who has one, and who invites whom. Supabase Auth keeps the passwords.

create function public.list_admins()
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
grant execute on function public.list_admins() to authenticated;

-- Two admins may invite the same address at the same moment. Neither removes an account that is already an admin's,
-- and only one of the two makes the account an admin, so a link that was mailed stays good.

-- Removes an account of this address that is not an admin's: whoever signed up with it may not own the address.
-- Returns whether the address is free.
create function public.free_address(address text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text;
begin
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  author := private.acting_admin();
  delete from auth.users u
  where lower(u.email) = lower(address) and not exists (select from public.admins a where a.user_id = u.id);
  if found then
    perform private.audit('account_replace', 'account', jsonb_build_object('account', lower(address)), author);
  end if;
  return not exists (select from auth.users u where lower(u.email) = lower(address));
end
$$;
grant execute on function public.free_address(text) to authenticated;

-- Makes a new account an admin. False when another invitation of the same address has removed it meanwhile.
create function public.admit_admin(invited uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text;
  address text;
begin
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  author := private.acting_admin();
  select lower(u.email) into address from auth.users u where u.id = invited;
  if address is null then
    return false;
  end if;
  insert into public.admins (user_id) values (invited);
  perform private.audit('account_invite', 'account', jsonb_build_object('account', address), author);
  return true;
end
$$;
grant execute on function public.admit_admin(uuid) to authenticated;

-- Removes an admin with their sessions and their account, whose password would still sign in. Returns 'done',
-- 'missing', or 'last' when no admin would be left who has ever signed in. One removal at a time, so that two admins
-- who remove each other do not both succeed.
create function public.remove_admin(removed uuid) returns text
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
  delete from auth.users u where u.id = removed;
  return 'done';
end
$$;
grant execute on function public.remove_admin(uuid) to authenticated;

-- Whether an account has an unused link for a new password that is younger than 15 minutes. Supabase Auth empties
-- `recovery_token` when the link is used.
create function private.has_fresh_recovery(address text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.users u
      where lower(u.email) = lower(address) and u.recovery_token <> ''
        and u.recovery_sent_at > now() - interval '15 minutes')
  $$;

-- Whether a link for a new password may be mailed, which is then recorded. Not while there is one that is younger than 15
-- minutes, and five a day at the most, whoever asks. A device that the account was used on has five of its own, so that
-- nobody elsewhere uses up its owner's.
create function public.take_recovery_mail(address text, on_known_device boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  daily constant integer := 5;
  owner uuid;
  known_address text;
begin
  select u.id, u.email into owner, known_address from auth.users u where lower(u.email) = lower(address);
  if owner is null then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext('recovery_mails'), hashtext(owner::text));
  if private.has_fresh_recovery(address) or (
    select count(*) >= daily from public.audit_entries a
    where a.account = owner and a.action = 'account_reset_asked' and a.at > now() - interval '1 day'
      and (a.detail ->> 'known_device')::boolean = on_known_device
  ) then
    return false;
  end if;
  insert into public.audit_entries (account, email, action, subject, detail)
  values (owner, known_address, 'account_reset_asked', 'account',
    jsonb_build_object('known_device', on_known_device));
  return true;
end
$$;
grant execute on function public.take_recovery_mail(text, boolean) to service_role;

-- Records a password that was set by a mailed link. The Worker calls it, because the link's session has no second
-- factor and so no rights.
create function public.record_new_password(owner uuid) returns boolean
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
grant execute on function public.record_new_password(uuid) to service_role;
