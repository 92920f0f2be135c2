-- The newest consent decides about photographs: one that does not cover them, though an earlier one did, takes them
-- away as its withdrawal would.

-- Stories whose photographs their patients agree to no more.
create or replace function private.stories_without_photographs() returns table (id text)
  language sql stable set search_path = ''
  as $$
    select n.story
    from (select distinct on (c.story) c.* from public.story_consents c order by c.story, c.id desc) n
    where n.withdrawn_at is not null or n.until < private.today() or not 'photographs' = any (n.covers)
  $$;

-- Whether a photograph belongs to such a story: the Worker refuses it at once, before the night deletes its files.
create or replace function public.is_withheld_picture(picture text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
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

-- What may be kept of a content with stories: `lost` ones are hidden, `uncovered` ones have no photographs, those that
-- are `gone` are not there.
create or replace function private.kept_stories(content jsonb, lost text[], uncovered text[], gone text[])
  returns jsonb
  language sql immutable set search_path = ''
  as $$
    select private.stories_without(
      private.stories_with(
        private.stories_with(content, lost, '{"hidden": true}'),
        uncovered, '{"photo_before": null, "photo_after": null}'),
      gone)
  $$;

-- The night after its end a story loses its photographs, thirty days after it its words, everywhere; a story that the
-- owner has taken off, after a year. The consent itself is a proof for three years more: claims lapse then (Civil Code,
-- article 2517). Returns how many stories and consents went.
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
  -- Nothing names them any more: the purge of photographs finds them the same night.
  update public.pictures p set added_at = least(p.added_at, now() - interval '25 hours')
    from public.patient_stories s
    where s.id = any (uncovered || gone)
      and p.name in (s.photo_before ->> 'picture', s.photo_after ->> 'picture');
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

revoke all on function private.stories_without_photographs(), private.kept_stories(jsonb, text[], text[], text[])
  from public, anon, authenticated, service_role;
revoke all on function public.is_withheld_picture(text), public.expire_stories()
  from public, anon, authenticated, service_role;
grant execute on function public.is_withheld_picture(text), public.expire_stories() to service_role;
