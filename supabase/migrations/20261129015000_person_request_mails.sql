-- What is held about a person has the mails about their requests, too: when the link went out.

-- What is held under this address, number or anonymous id, exactly as stored. Null finds nothing.
create or replace function private.person_records(address text, number text, anonymous uuid) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object(
      'requests', (
        select coalesce(jsonb_agg(to_jsonb(r) - 'search' - 'link_id' - 'link_hash' || jsonb_build_object('steps', (
          select coalesce(jsonb_agg(to_jsonb(s) - 'request' order by s.id), '[]'::jsonb)
          from public.contact_request_steps s where s.request = r.id), 'mails', (
          select coalesce(jsonb_agg(to_jsonb(m) - 'id' - 'holder' - 'request' order by m.created_at), '[]'::jsonb)
          from public.request_mails m where m.request = r.id)) order by r.created_at), '[]'::jsonb)
        from public.contact_requests r where lower(r.email) = lower(address) or r.phone = number),
      'subscriptions', (
        select coalesce(jsonb_agg(to_jsonb(n) || jsonb_build_object('mails', (
          select coalesce(jsonb_agg(to_jsonb(m) - 'link_hash' - 'subscriber' order by m.created_at), '[]'::jsonb)
          from public.newsletter_mails m where m.subscriber = n.id), 'newsletters', (
          select coalesce(jsonb_agg(to_jsonb(d) - 'holder' - 'subscriber' order by d.due_at), '[]'::jsonb)
          from public.newsletter_deliveries d where d.subscriber = n.id))), '[]'::jsonb)
        from public.newsletter_subscribers n where n.email = lower(address)),
      'consents', (
        select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]'::jsonb)
        from public.cookie_consent c where c.anon_user_id = anonymous))
  $$;

-- The same for one value, filed under 'address', 'number', 'anonymous' or 'name'. A name also finds requests,
-- consents to stories with the published story, and members of the team. Any value also finds requests of others that
-- mention it in their message or notes.
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
      select coalesce(jsonb_agg(to_jsonb(r) - 'search' - 'link_id' - 'link_hash' || jsonb_build_object('steps', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'request' order by s.id), '[]'::jsonb)
        from public.contact_request_steps s where s.request = r.id), 'mails', (
        select coalesce(jsonb_agg(to_jsonb(m) - 'id' - 'holder' - 'request' order by m.created_at), '[]'::jsonb)
        from public.request_mails m where m.request = r.id)) order by r.created_at), '[]'::jsonb)
      from public.contact_requests r where private.mentions('name', value, r.name)));
  end if;
  return records || jsonb_build_object(
    'stories', (
      select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('published', to_jsonb(s)) order by c.id), '[]'::jsonb)
      from private.consents_of(case when filed_under = 'name' then value end) c
      left join public.patient_stories s on s.id = c.story and s.id in (select private.stories_of(value))),
    'team', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.position), '[]'::jsonb)
      from public.team_members t where filed_under = 'name' and exists (
        select from jsonb_each(t.texts) x(language, text) where private.mentions('name', value, x.text ->> 'nume'))),
    -- Somebody else wrote these, so their content is not given out.
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
