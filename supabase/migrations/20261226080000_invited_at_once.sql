-- Two may invite one address at the same moment: an account that has the right is not removed by the other, and the
-- right is given to the account that was made for it, once. So a link that was mailed stays good.

-- Removes an account of this address that has no right: who signed up with it may not be its owner. False when it is
-- an admin's, which stays.
create or replace function public.free_address(address text) returns boolean
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

-- Admits an account that was just made. False when somebody who invites the same address has removed it meanwhile.
drop function if exists public.admit_admin(text);
create or replace function public.admit_admin(invited uuid) returns boolean
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

revoke all on function public.free_address(text), public.admit_admin(uuid) from public, anon, authenticated, service_role;
grant execute on function public.free_address(text), public.admit_admin(uuid) to authenticated;
