-- Whether an account has a link for a new password that is younger than a quarter of an hour and was not used.
-- Supabase Auth empties `recovery_token` when it is used.
create or replace function public.has_fresh_recovery(address text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.users u
      where lower(u.email) = lower(address) and u.recovery_token <> ''
        and u.recovery_sent_at > now() - interval '15 minutes')
  $$;

revoke all on function public.has_fresh_recovery(text) from public, anon, authenticated, service_role;
grant execute on function public.has_fresh_recovery(text) to service_role;
