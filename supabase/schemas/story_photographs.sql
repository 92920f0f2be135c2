-- Which photographs of stories may be shown. The newest consent decides: if it does not cover photographs they go,
-- though an earlier one did. A photograph is named by its content, so two stories may share a file, each with its own
-- consent. What one patient withdraws stays where another one agrees.

-- Every photograph of these stories that the database still knows: published, drafted and in the history.
create function private.pictures_of_stories(ids text[]) returns setof text
  language sql stable set search_path = ''
  as $$
    select s.photo ->> 'picture' from (
      select unnest(array[s.photo_before, s.photo_after]) as photo from public.patient_stories s where s.id = any (ids)
      union all
      select unnest(array[e.value -> 'photo_before', e.value -> 'photo_after'])
      from (
        select d.content from public.drafts d where d.subject = 'stories'
        union all
        select v.content from public.publications p, lateral (values (p.content), (p.previous)) v(content)
        where p.subject = 'stories') c
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(c.content -> 'stories') = 'array' then c.content -> 'stories' else '[]'::jsonb end) e
      where e.value ->> 'id' = any (ids)) s
    where s.photo ->> 'picture' is not null
  $$;

-- Photographs that a consent covers today, in the published stories and the newest draft, except those of the stories
-- `besides`.
create function private.agreed_pictures(besides text[]) returns setof text
  language sql stable set search_path = ''
  as $$
    select s.photo ->> 'picture' from (
      select p.id, unnest(array[p.photo_before, p.photo_after]) as photo from public.patient_stories p
      union all
      select e.value ->> 'id', unnest(array[e.value -> 'photo_before', e.value -> 'photo_after'])
      from public.drafts d
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(d.content -> 'stories') = 'array' then d.content -> 'stories' else '[]'::jsonb end) e
      where d.subject = 'stories' and d.version = (select max(n.version) from public.drafts n where n.subject = 'stories')) s
    where s.photo ->> 'picture' is not null and not s.id = any (besides)
      and exists (select from private.story_consent(s.id) c where 'photographs' = any (c.covers))
  $$;

-- Whether the patient of a photograph no longer agrees. The Worker then refuses it at once; its files are
-- deleted at night. Until then the stories show the withdrawal, later `withdrawn_at`.
create function public.is_withheld_picture(picture text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.pictures p where p.name = picture and p.withdrawn_at is not null)
      or not exists (select from private.agreed_pictures('{}') a where a = picture) and exists (
        select from private.stories_without_photographs() u
        where exists (
            select from public.patient_stories s
            where s.id = u.id and picture in (s.photo_before ->> 'picture', s.photo_after ->> 'picture'))
          or exists (
            select from public.publications p
            cross join lateral (values (p.content), (p.previous)) v(content)
            cross join lateral jsonb_array_elements(
              case when jsonb_typeof(v.content -> 'stories') = 'array' then v.content -> 'stories' else '[]' end) e
            where p.subject = 'stories' and e.value ->> 'id' = u.id
              and picture in (e.value #>> '{photo_before,picture}', e.value #>> '{photo_after,picture}')))
  $$;
grant execute on function public.is_withheld_picture(text) to service_role;

-- Whether visitors may see a photograph. An unknown name is answered from the primary key: anybody may ask for
-- invented names, and each search of the history is slow.
create function public.is_shown_picture(picture text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select case when exists (select from public.pictures p where p.name = picture)
      then not public.is_withheld_picture(picture) else false end
  $$;
grant execute on function public.is_shown_picture(text) to service_role;
