-- Redirects are published like all else that visitors get: what an admin's token could write past the publication, its check
-- and its record is closed. Publications write as the owner of the table.
revoke insert, update, delete on table public.redirects from authenticated;
revoke insert (from_path, to_path, active, note), update (from_path, to_path, active, note)
  on table public.redirects from authenticated;
drop policy if exists "an admin adds redirects" on public.redirects;
drop policy if exists "an admin changes redirects" on public.redirects;
drop policy if exists "an admin removes redirects" on public.redirects;

-- As before, and the account goes with the right: its password opened nothing, but signed in.
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
  delete from auth.users u where u.id = removed;
  return 'done';
end
$$;

revoke all on function public.remove_admin(uuid) from public, anon, authenticated, service_role;
grant execute on function public.remove_admin(uuid) to authenticated;
