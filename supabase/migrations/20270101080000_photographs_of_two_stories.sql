-- Photographs are named by what is in them: one file may belong to two stories, each with a consent of its own. What one
-- patient takes back stays where another one agrees to it. It was withheld and deleted there as well.

-- Of stories with a consent to photographs that holds today, but for those named: as visitors have them, and as the newest
-- draft does.
create or replace function private.agreed_pictures(besides text[]) returns setof text
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

-- As before, but for what another patient agrees to.
create or replace function public.is_withheld_picture(picture text) returns boolean
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

create or replace function public.expire_stories() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  lost text[];
  uncovered text[];
  gone text[];
  ended integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.drafts'), hashtext('stories'));
  perform private.hide_lost_stories();
  update public.story_consents c set released_at = case
      when exists (select from public.patient_stories s where s.id = c.story)
        or exists (select from public.drafts d
          where d.subject = 'stories' and d.content @> jsonb_build_object('stories', jsonb_build_array(jsonb_build_object('id', c.story)))
            and d.version = (select max(n.version) from public.drafts n where n.subject = 'stories')) then null
      else coalesce(c.released_at, now()) end;
  lost := coalesce((select array_agg(l.id) from private.lost_stories() l), '{}');
  uncovered := coalesce((select array_agg(u.id) from private.stories_without_photographs() u), '{}');
  gone := coalesce((select array_agg(l.id) from private.lost_stories() l where l.since <= now() - interval '30 days'), '{}')
    || coalesce((select array_agg(distinct c.story) from public.story_consents c
      where c.released_at <= now() - interval '1 year'), '{}');
  -- Stories name them no more: the purge of photographs finds them the same night.
  update public.pictures p set added_at = least(p.added_at, now() - interval '25 hours')
    where p.name in (select private.pictures_of_stories(gone));
  update public.pictures p set withdrawn_at = coalesce(p.withdrawn_at, now())
    where p.name in (select private.pictures_of_stories(uncovered) except select private.agreed_pictures(uncovered || gone));
  update public.patient_stories s set photo_before = null, photo_after = null
    where s.id = any (uncovered) and (s.photo_before is not null or s.photo_after is not null);
  update public.drafts d set content = private.kept_stories(d.content, lost, uncovered, gone)
    where d.subject = 'stories' and d.content <> private.kept_stories(d.content, lost, uncovered, gone);
  update public.publications p
    set content = private.kept_stories(p.content, lost, uncovered, gone),
      previous = private.kept_stories(p.previous, lost, uncovered, gone)
    where p.subject = 'stories'
      and (p.content, p.previous) is distinct from (
        private.kept_stories(p.content, lost, uncovered, gone),
        private.kept_stories(p.previous, lost, uncovered, gone));
  with removed as (delete from public.patient_stories s where s.id = any (gone) returning 1)
    select count(*) into ended from removed;
  with removed as (
    delete from public.story_consents c
    where coalesce(c.withdrawn_at, 'infinity') <= now() - interval '3 years'
      or coalesce(private.start_of(c.until + 1), 'infinity') <= now() - interval '3 years'
      or coalesce(c.released_at, 'infinity') <= now() - interval '3 years'
      or coalesce((select min(n.recorded_at) from public.story_consents n where n.story = c.story and n.id > c.id),
        'infinity') <= now() - interval '3 years'
    returning 1)
    select ended + count(*) into ended from removed;
  return ended;
end
$$;

create or replace function private.erase_stories_of(name text) returns text[]
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  gone text[];
begin
  perform pg_advisory_xact_lock(hashtext('public.drafts'), hashtext('stories'));
  gone := coalesce((select array_agg(s) from private.stories_of(name) s), '{}');
  -- Stories name them no more: the purge of photographs finds them the same night.
  update public.pictures p set withdrawn_at = coalesce(p.withdrawn_at, now())
    where p.name in (select private.pictures_of_stories(gone) except select private.agreed_pictures(gone));
  update public.drafts d set content = private.stories_without(d.content, gone)
    where d.subject = 'stories' and d.content <> private.stories_without(d.content, gone);
  update public.publications p
    set content = private.stories_without(p.content, gone), previous = private.stories_without(p.previous, gone)
    where p.subject = 'stories'
      and (p.content, p.previous) is distinct from (
        private.stories_without(p.content, gone), private.stories_without(p.previous, gone));
  delete from public.patient_stories s where s.id = any (gone);
  delete from public.story_consents c where c.id in (select o.id from private.consents_of(name) o);
  return gone;
end
$$;

revoke all on function private.agreed_pictures(text[]), private.erase_stories_of(text), public.is_withheld_picture(text),
  public.expire_stories() from public, anon, authenticated, service_role;
grant execute on function public.is_withheld_picture(text), public.expire_stories() to service_role;
