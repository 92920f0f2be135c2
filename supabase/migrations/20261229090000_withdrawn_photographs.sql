-- A photograph that its patient took back stays withheld until its files are gone, also where an article shows it, or
-- the night could not delete them. That was told by the stories that named it, and the night takes their names away.

alter table public.pictures add column if not exists withdrawn_at timestamptz;

-- What stories have ever shown that the database still knows: published, drafted and in the history.
create or replace function private.pictures_of_stories(ids text[]) returns setof text
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

-- Before the night it is told by the stories, from then on by the photograph itself.
create or replace function public.is_withheld_picture(picture text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.pictures p where p.name = picture and p.withdrawn_at is not null)
      or exists (
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

-- Whoever uploads it again has been asked for a consent again.
create or replace function public.add_picture(new_name text, new_width integer, new_height integer) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  insert into public.pictures as p (name, width, height) values (new_name, new_width, new_height)
    on conflict (name) do update set added_at = now(), withdrawn_at = null;
  perform private.audit('upload', 'pictures', jsonb_build_object('picture', new_name), author);
end
$$;

-- As before, but one that was taken back goes whoever names it, and only what can name one is searched: each version of a
-- price list was, for each photograph.
create or replace function private.is_orphan(picture public.pictures) returns boolean
  language sql stable security invoker set search_path = ''
  as $$
    select picture.withdrawn_at is not null or (
      picture.added_at < now() - interval '1 day'
      and not exists (
        select from public.drafts d
        where (d.subject in ('team', 'stories') or d.subject like 'news/%')
          and (d.saved_at > now() - interval '30 days'
            or d.version = (select max(n.version) from public.drafts n where n.subject = d.subject))
          and d.content::text like '%' || picture.name || '%')
      and not exists (
        select from public.publications p
        where (p.subject in ('team', 'stories') or p.subject like 'news/%')
          and (p.published_at > now() - interval '1 year'
            or p.id = (select max(n.id) from public.publications n where n.subject = p.subject))
          and (p.content::text like '%' || picture.name || '%' or p.previous::text like '%' || picture.name || '%')))
  $$;

create or replace function public.orphaned_pictures() returns setof text
  language sql volatile security definer set search_path = ''
  as $$
    select p.name from public.pictures p where private.is_orphan(p)
    order by p.withdrawn_at is null, p.added_at limit 100
  $$;

-- As before, but what they agree to no more is marked as taken back.
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
    where p.name in (select private.pictures_of_stories(uncovered));
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

-- As before, with the same mark.
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
    where p.name in (select private.pictures_of_stories(gone));
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

revoke all on function private.pictures_of_stories(text[]), private.is_orphan(public.pictures),
  private.erase_stories_of(text), public.is_withheld_picture(text), public.orphaned_pictures(),
  public.expire_stories(), public.add_picture(text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.add_picture(text, integer, integer) to authenticated;
grant execute on function public.is_withheld_picture(text), public.orphaned_pictures(), public.expire_stories()
  to service_role;
