-- A search for a person looks wherever something about them may be held, what others wrote about them included, so that
-- nobody is told that nothing is held while something is.

-- Whether the text says this name, address or number. Of a name every word has to be there.
create or replace function private.mentions(filed_under text, value text, said text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case filed_under
      when 'name' then cardinality(private.name_words(value)) > 1
        and private.name_words(value) <@ private.name_words(said)
      when 'address' then value <> '' and position(lower(value) in lower(said)) > 0
      when 'number' then length(value) > 8
        and position(right(value, 9) in regexp_replace(said, '[^0-9]', '', 'g')) > 0
      else false end, false)
  $$;

-- As before. By name also the requests under it and who of the team has it; by anything, the requests of others that speak
-- of it in their message or in what was noted about them.
create or replace function private.person_records(filed_under text, value text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
  as $$
declare
  records jsonb := private.person_records(
    case when filed_under = 'address' then value end,
    case when filed_under = 'number' then value end,
    case when filed_under = 'anonymous' then value::uuid end);
begin
  if filed_under = 'name' then
    records := records || jsonb_build_object('requests', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'search' || jsonb_build_object('steps', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'request' order by s.id), '[]'::jsonb)
        from public.contact_request_steps s where s.request = r.id)) order by r.created_at), '[]'::jsonb)
      from public.contact_requests r where private.mentions('name', value, r.name)));
  end if;
  return records || jsonb_build_object(
    'stories', (
      select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('published', to_jsonb(s)) order by c.id), '[]'::jsonb)
      from private.consents_of(case when filed_under = 'name' then value end) c
      left join public.patient_stories s on s.id = c.story and s.id in (select private.stories_of(value))),
    'team', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.position), '[]'::jsonb)
      from public.team_members t where filed_under = 'name' and private.mentions('name', value, t.text_ro ->> 'nume')),
    -- Who wrote them is somebody else: what they say is not given out with the rest.
    'mentions', (
      select coalesce(jsonb_agg(jsonb_build_object('reference', r.reference, 'created_at', r.created_at)
        order by r.created_at), '[]'::jsonb)
      from public.contact_requests r
      where not exists (
          select from jsonb_array_elements(records -> 'requests') own where own.value ->> 'id' = r.id::text)
        and private.mentions(filed_under, value, concat_ws(E'\n', r.message, (
          select string_agg(s.note, E'\n') from public.contact_request_steps s where s.request = r.id)))));
end
$$;

create or replace function private.count_records(records jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object('requests', jsonb_array_length(records -> 'requests'),
      'subscriptions', jsonb_array_length(records -> 'subscriptions'),
      'consents', jsonb_array_length(records -> 'consents'),
      'stories', jsonb_array_length(records -> 'stories'),
      'mentions', jsonb_array_length(records -> 'mentions'))
  $$;

-- As before; by name the requests under it go as well. What others wrote, and the team, stay: they are counted and told.
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

revoke all on function private.mentions(text, text, text), private.person_records(text, text), private.count_records(jsonb)
  from public, anon, authenticated, service_role;
revoke all on function public.erase_person(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.erase_person(text, text, text) to authenticated;
