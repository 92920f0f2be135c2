-- Who has left the team vouches for nothing. A colleague may have read anew what they had reviewed, and answers for it from
-- that day on: `takes_over` says for whom and since when. It is drafted and published with the leaving itself.

create or replace function private.is_takeover(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'array' then
        jsonb_array_length(value) <= 40 and not exists (
          select from jsonb_array_elements(value) t
          where jsonb_typeof(t.value) <> 'object' or t.value - 'of' - 'on' <> '{}'::jsonb
            or not coalesce(t.value ->> 'of' ~ '^[a-z][a-z-]{2,59}$' and t.value ->> 'on' ~ '^\d{4}-\d{2}-\d{2}$', false))
      else false end, false)
  $$;

alter table public.team_members add column if not exists takes_over jsonb not null default '[]';
alter table public.team_members drop constraint if exists team_members_takes_over;
alter table public.team_members add constraint team_members_takes_over check (private.is_takeover(takes_over));

create or replace function private.current_team() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('members', coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'kind', m.kind, 'since', m.since, 'filters', m.filters, 'languages', m.languages,
      'treatments', m.treatments, 'takes_over', m.takes_over, 'hidden', m.hidden, 'photo', m.photo, 'ro', m.text_ro,
      'en', m.text_en)
      order by m.position, m.id), '[]'::jsonb))
    from public.team_members m
  $$;

-- As before, with who takes over; drafts from before do not say it.
create or replace function private.publish_team(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if jsonb_array_length(content -> 'members') > 0 and not exists (
    select from jsonb_array_elements(content -> 'members') m
    where m.value ->> 'kind' = 'doctor' and not (m.value ->> 'hidden')::boolean) then
    raise exception 'a clinic has a doctor: constraint "team_members_shown"' using errcode = '23514';
  end if;
  delete from public.team_members m where m.id is not null;
  insert into public.team_members
    (id, position, kind, since, filters, languages, treatments, takes_over, hidden, photo, text_ro, text_en)
  select m.value ->> 'id', m.place, m.value ->> 'kind', (m.value ->> 'since')::integer,
    private.texts_of(m.value -> 'filters'), private.texts_of(m.value -> 'languages'),
    private.texts_of(m.value -> 'treatments'), coalesce(m.value -> 'takes_over', '[]'::jsonb),
    (m.value ->> 'hidden')::boolean,
    case when m.value #> '{photo,picture}' is null
        or exists (select from public.pictures p where p.name = m.value #>> '{photo,picture}')
      then nullif(m.value -> 'photo', 'null'::jsonb) end,
    m.value -> 'ro', m.value -> 'en'
  from jsonb_array_elements(content -> 'members') with ordinality m(value, place);
  return (select count(*)
    from (select e.value ->> 'id' as key, e.value as member from jsonb_array_elements(before -> 'members') e) b
    full join (select e.value ->> 'id' as key, e.value as member from jsonb_array_elements(content -> 'members') e) a
      on a.key = b.key
    where a.member is distinct from b.member);
end
$$;

revoke all on function private.is_takeover(jsonb), private.current_team(), private.publish_team(jsonb, jsonb)
  from public, anon, authenticated, service_role;
