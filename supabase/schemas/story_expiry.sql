-- Hiding and deleting stories whose patient no longer agrees: in what is published, in the draft and in the history.

-- The content with these fields replaced in these stories.
create function private.stories_with(content jsonb, ids text[], fields jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select case when jsonb_typeof(content -> 'stories') = 'array' then
      jsonb_set(content, '{stories}', (
        select coalesce(jsonb_agg(
          case when s.value ->> 'id' = any (ids) then s.value || fields else s.value end order by s.place), '[]'::jsonb)
        from jsonb_array_elements(content -> 'stories') with ordinality s(value, place)))
    else content end
  $$;

-- The content without these stories.
create function private.stories_without(content jsonb, ids text[]) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select case when jsonb_typeof(content -> 'stories') = 'array' then
      jsonb_set(content, '{stories}', (
        select coalesce(jsonb_agg(s.value order by s.place), '[]'::jsonb)
        from jsonb_array_elements(content -> 'stories') with ordinality s(value, place)
        where s.value ->> 'id' <> all (ids)))
    else content end
  $$;

-- What may be kept of a content: `lost` stories are hidden, `uncovered` ones lose their photographs, `gone` ones are
-- removed.
create function private.apply_consents(content jsonb, lost text[], uncovered text[], gone text[])
  returns jsonb
  language sql immutable set search_path = ''
  as $$
    select private.stories_without(
      private.stories_with(
        private.stories_with(content, lost, '{"hidden": true}'),
        uncovered, '{"photo_before": null, "photo_after": null}'),
      gone)
  $$;

-- Hides lost stories in what is published, in the draft and in the history, so that the other stories can still be
-- published.
create function private.hide_lost_stories() returns void
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  lost text[] := coalesce((select array_agg(l.id) from private.lost_stories() l), '{}');
  draft public.drafts;
  fields constant jsonb := '{"hidden": true}';
begin
  update public.patient_stories s set hidden = true where s.id = any (lost) and not s.hidden;
  update public.publications p
    set content = private.stories_with(p.content, lost, fields), previous = private.stories_with(p.previous, lost, fields)
    where p.subject = 'stories'
      and (p.content <> private.stories_with(p.content, lost, fields)
        or p.previous <> private.stories_with(p.previous, lost, fields));
  select * into draft from public.drafts d where d.subject = 'stories' order by d.version desc limit 1;
  if draft.content <> private.stories_with(draft.content, lost, fields) then
    insert into public.drafts (subject, version, content, base, step, saved_by, saved_by_email)
    values ('stories', draft.version + 1, private.stories_with(draft.content, lost, fields), draft.version, 'edit',
      coalesce((select auth.uid()), '00000000-0000-0000-0000-000000000000'), '');
  end if;
end
$$;

-- In the night after a consent has ended its story loses its photographs everywhere, and 30 days later its words. A
-- story that the owner has removed goes after a year. The consent is kept three years more as a proof, until claims
-- lapse (Civil Code, article 2517). Returns how many stories and consents were deleted.
create function public.expire_stories() returns integer
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
  -- No story names them any more, so the purge of photographs finds them the same night.
  update public.pictures p set added_at = least(p.added_at, now() - interval '25 hours')
    where p.name in (select private.pictures_of_stories(gone));
  update public.pictures p set withdrawn_at = coalesce(p.withdrawn_at, now())
    where p.name in (select private.pictures_of_stories(uncovered) except select private.agreed_pictures(uncovered || gone));
  update public.patient_stories s set photo_before = null, photo_after = null
    where s.id = any (uncovered) and (s.photo_before is not null or s.photo_after is not null);
  update public.drafts d set content = private.apply_consents(d.content, lost, uncovered, gone)
    where d.subject = 'stories' and d.content <> private.apply_consents(d.content, lost, uncovered, gone);
  update public.publications p
    set content = private.apply_consents(p.content, lost, uncovered, gone),
      previous = private.apply_consents(p.previous, lost, uncovered, gone)
    where p.subject = 'stories'
      and (p.content, p.previous) is distinct from (
        private.apply_consents(p.content, lost, uncovered, gone),
        private.apply_consents(p.previous, lost, uncovered, gone));
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
grant execute on function public.expire_stories() to service_role;
