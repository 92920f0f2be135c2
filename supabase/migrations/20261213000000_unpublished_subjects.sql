-- The bar of every admin page says what is not published. Only subjects that have something drafted are read for it.
-- It may name one that is not: days that a draft leaves open are set when it is read.
create or replace function public.unpublished_subjects() returns setof text
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select d.subject from public.drafts d
    where d.version = (select max(newest.version) from public.drafts newest where newest.subject = d.subject)
      and d.content is distinct from private.published_content(d.subject);
end
$$;

revoke all on function public.unpublished_subjects() from public, anon, authenticated, service_role;
grant execute on function public.unpublished_subjects() to authenticated;
