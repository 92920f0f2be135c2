-- Whether visitors may have a photograph. What was never uploaded is told by the key alone: anybody may ask for made-up
-- names, and each cost a search through all that stories have ever shown.
create or replace function public.is_shown_picture(picture text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select case when exists (select from public.pictures p where p.name = picture)
      then not public.is_withheld_picture(picture) else false end
  $$;

revoke all on function public.is_shown_picture(text) from public, anon, authenticated, service_role;
grant execute on function public.is_shown_picture(text) to service_role;
