-- Erasing what is held about a person, at their request.

-- Erases the consents under this name and their stories from the site, the draft and the history. Returns the ids of
-- the stories.
create function private.erase_stories_of(name text) returns text[]
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  gone text[];
begin
  perform pg_advisory_xact_lock(hashtext('public.drafts'), hashtext('stories'));
  gone := coalesce((select array_agg(s) from private.stories_of(name) s), '{}');
  -- No story names them any more, so the purge of photographs finds them the same night.
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

-- Erases everything and returns the counts. Proofs of consent go through private.erase_consent(), which records it.
-- The ids of stories are returned but not recorded, because they are made of the story's title. What others wrote and
-- the team stay; they are counted.
create function public.erase_person(filed_under text, value text, reason text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  counts jsonb;
begin
  if not coalesce(reason in ('asked', 'withdrawn', 'test'), false) then
    raise exception 'there is no such reason' using errcode = '22023';
  end if;
  counts := private.count_records(private.person_records(filed_under, value));
  case filed_under
    when 'address' then
      delete from public.contact_requests r where lower(r.email) = lower(value);
      delete from public.newsletter_subscribers n where n.email = lower(value);
    when 'number' then
      delete from public.contact_requests r where r.phone = value;
    when 'anonymous' then
      perform private.erase_consent(value::uuid, 'erased by an admin: ' || reason);
    when 'name' then
      delete from public.contact_requests r where private.mentions('name', value, r.name);
      counts := counts || jsonb_build_object('story_ids', private.erase_stories_of(value));
    else
      raise exception 'nothing is filed under that' using errcode = '22023';
  end case;
  perform private.audit('person_erase', 'people',
    (counts - 'story_ids') || jsonb_build_object('reason', reason), author);
  return counts;
end
$$;
grant execute on function public.erase_person(text, text, text) to authenticated;
