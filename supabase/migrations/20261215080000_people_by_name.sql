-- Patients of stories are filed under their names alone: found, given out and erased by them.

-- The words of a name in small letters without their marks: files put the family name first, and numbers after it.
create or replace function private.name_words(name text) returns text[]
  language sql immutable set search_path = ''
  as $$
    select coalesce(array_agg(w), '{}') from regexp_split_to_table(
      regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f]', '', 'g'), '[\s,.-]+') w
    where w <> ''
  $$;

-- Every word has to be there; the number of the paper tells two of one name apart.
create or replace function private.consents_of(name text) returns setof public.story_consents
  language sql stable set search_path = ''
  as $$
    select c.* from public.story_consents c
    where private.name_words(name) <@ private.name_words(c.person || ' ' || c.reference)
      and cardinality(private.name_words(name)) > 1
  $$;

-- Stories whose newest consent is of this name: a later paper of somebody else makes it their story.
create or replace function private.stories_of(name text) returns setof text
  language sql stable set search_path = ''
  as $$
    select c.story from private.consents_of(name) c
    where c.id = (select max(n.id) from public.story_consents n where n.story = c.story)
  $$;

-- As before, with the consents to stories and each story as it is published.
create or replace function private.person_records(filed_under text, value text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
  as $$
begin
  return private.person_records(
    case when filed_under = 'address' then value end,
    case when filed_under = 'number' then value end,
    case when filed_under = 'anonymous' then value::uuid end)
    || jsonb_build_object('stories', (
      select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('published', to_jsonb(s)) order by c.id), '[]'::jsonb)
      from private.consents_of(case when filed_under = 'name' then value end) c
      left join public.patient_stories s on s.id = c.story and s.id in (select private.stories_of(value))));
end
$$;

create or replace function private.count_records(records jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object('requests', jsonb_array_length(records -> 'requests'),
      'subscriptions', jsonb_array_length(records -> 'subscriptions'),
      'consents', jsonb_array_length(records -> 'consents'),
      'stories', jsonb_array_length(records -> 'stories'))
  $$;

-- Consents of this name and their stories, these from the site, the draft and the history.
-- Returns the ids of those stories.
create or replace function private.erase_stories_of(name text) returns text[]
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  gone text[];
begin
  perform pg_advisory_xact_lock(hashtext('public.drafts'), hashtext('stories'));
  gone := coalesce((select array_agg(s) from private.stories_of(name) s), '{}');
  -- Nothing names them any more: the purge of photographs finds them the same night.
  update public.pictures p set added_at = least(p.added_at, now() - interval '25 hours')
    where exists (
      select from (
        select s.photo_before, s.photo_after from public.patient_stories s where s.id = any (gone)
        union all
        select e.value -> 'photo_before', e.value -> 'photo_after'
        from public.drafts d, jsonb_array_elements(
          case when jsonb_typeof(d.content -> 'stories') = 'array' then d.content -> 'stories' else '[]'::jsonb end) e
        where d.subject = 'stories' and e.value ->> 'id' = any (gone)) photos
      where p.name in (photos.photo_before ->> 'picture', photos.photo_after ->> 'picture'));
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

-- As before, by name as well. Which stories went is told, and not on record: a story's id is made of its title.
create or replace function public.erase_person(filed_under text, value text, reason text) returns jsonb
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
      counts := counts || jsonb_build_object('story_ids', private.erase_stories_of(value));
    else
      raise exception 'nothing is filed under that' using errcode = '22023';
  end case;
  perform private.audit('person_erase', 'people',
    (counts - 'story_ids') || jsonb_build_object('reason', reason), author);
  return counts;
end
$$;

revoke all on function private.name_words(text), private.consents_of(text), private.stories_of(text), private.person_records(text, text),
  private.count_records(jsonb), private.erase_stories_of(text)
  from public, anon, authenticated, service_role;
revoke all on function public.erase_person(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.erase_person(text, text, text) to authenticated;
