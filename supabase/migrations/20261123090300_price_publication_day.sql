-- Since when visitors have had the list they see. Who published it, and what, stays with the admins.

create or replace function public.prices_published_on() returns date
  language sql stable security definer set search_path = ''
  as $$
    select max((p.published_at at time zone 'Europe/Bucharest')::date)
    from public.price_publications p
    where p.kind <> 'start'
  $$;

comment on function public.prices_published_on() is
  'The day of the last publication; null while the list is the one that the site began with.';

revoke all on function public.prices_published_on() from public, anon, authenticated, service_role;
grant execute on function public.prices_published_on() to anon, authenticated, service_role;
