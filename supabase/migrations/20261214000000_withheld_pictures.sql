-- Whether a photograph belongs to a story whose patient agrees no more: the Worker refuses it at once, before the
-- night deletes its files.
create or replace function public.is_withheld_picture(picture text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from private.lost_stories() l
      where exists (
          select from public.patient_stories s
          where s.id = l.id and picture in (s.photo_before ->> 'picture', s.photo_after ->> 'picture'))
        or exists (
          select from public.publications p
          cross join lateral (values (p.content), (p.previous)) v(content)
          cross join lateral jsonb_array_elements(
            case when jsonb_typeof(v.content -> 'stories') = 'array' then v.content -> 'stories' else '[]' end) e
          where p.subject = 'stories' and e.value ->> 'id' = l.id
            and picture in (e.value #>> '{photo_before,picture}', e.value #>> '{photo_after,picture}')))
  $$;

revoke all on function public.is_withheld_picture(text) from public, anon, authenticated, service_role;
grant execute on function public.is_withheld_picture(text) to service_role;
