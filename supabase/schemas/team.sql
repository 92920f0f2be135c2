-- Who works at the clinic, in the order that visitors see; drafted and published like prices. While the table is
-- empty the team of the build holds. Only admins see who is hidden.

-- Six lines at most.
create function private.are_few_lines(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'array' then
        jsonb_array_length(value) <= 6 and not exists (
          select from jsonb_array_elements(value) l
          where jsonb_typeof(l.value) <> 'string' or length(l.value #>> '{}') > 200)
      else false end, false)
  $$;

-- Who has been written before there were `introduction` and `for_whom` has neither.
create function private.is_member_text(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when private.has_texts(value, array['nume', 'functie', 'descriere', 'experienta'], 1600)
        and jsonb_typeof(value -> 'courses') = 'array' then
        value - 'nume' - 'functie' - 'introduction' - 'descriere' - 'for_whom' - 'experienta' - 'courses' = '{}'::jsonb
        and private.trimmed_length(value ->> 'nume') between 5 and 60
        and jsonb_typeof(coalesce(value -> 'introduction', '""')) = 'string'
        and length(coalesce(value ->> 'introduction', '')) <= 200
        and private.are_few_lines(coalesce(value -> 'for_whom', '[]'))
        and jsonb_array_length(value -> 'courses') <= 8
        and not exists (
          select from jsonb_array_elements(value -> 'courses') c
          where not private.has_texts(c.value, array['text'], 320)
            or jsonb_typeof(c.value -> 'year') is distinct from 'number')
      else false end, false)
  $$;

-- A member who has left reviews nothing any more. A colleague may have read their texts again, and answers for them
-- from that day on: `takes_over` says for whom and since when. It is published together with the departure.
create function private.is_takeover(value jsonb) returns boolean
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

create function private.are_member_texts(texts jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case when private.languages_of(texts) is not null then (
      select bool_and(private.is_member_text(t.value)) from jsonb_each(texts) t) end, false)
  $$;

create table public.team_members (
  -- The anchor on the page of the team.
  id text primary key,
  position integer not null,
  kind text not null,
  -- The first full year in practice.
  since integer not null,
  filters text[] not null,
  languages text[] not null,
  treatments text[] not null,
  hidden boolean not null default false,
  photo jsonb,
  -- By language.
  texts jsonb not null,
  takes_over jsonb not null default '[]',
  -- The number in the register of the profession; empty where nobody has said it.
  register text not null default '',
  -- Of a colleague who is no dentist. Dentists always have one.
  own_page boolean not null default false,

  -- The form in which requests name the dentist they wish for.
  constraint team_members_id check (coalesce(id ~ '^[a-z][a-z-]{2,59}$', false)),
  constraint team_members_position check (position >= 0),
  constraint team_members_kind check (kind in ('doctor', 'assistant', 'receptionist')),
  constraint team_members_since check (since between 1950 and 2100),
  constraint team_members_filters check (cardinality(filters) <= 10),
  constraint team_members_languages check (cardinality(languages) between 1 and 20),
  constraint team_members_treatments check (cardinality(treatments) <= 60),
  constraint team_members_register check (length(register) <= 60),
  constraint team_members_takes_over check (private.is_takeover(takes_over)),
  constraint team_members_photo check (photo is null or private.is_photo(photo)),
  constraint team_members_texts check (private.are_member_texts(texts)),
  constraint team_members_photo_languages check (
    private.languages_of(photo -> 'alt') = private.languages_of(texts))
);

comment on table public.team_members is
  'Who works at the clinic. Written by publications alone; a row goes when the owner takes somebody off the list.';

alter table public.team_members enable row level security;
grant select on table public.team_members to anon, authenticated, service_role;

create policy "everybody reads who is shown"
  on public.team_members for select to anon, authenticated
  using (not hidden);

create policy "an admin reads who is hidden too"
  on public.team_members for select to authenticated
  using ((select private.is_admin()));

create function private.current_team() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('members', coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'kind', m.kind, 'register', m.register, 'own_page', m.own_page,
      'since', m.since, 'filters', m.filters, 'languages', m.languages, 'treatments', m.treatments,
      'takes_over', m.takes_over, 'hidden', m.hidden, 'photo', m.photo) || m.texts
      order by m.position, m.id), '[]'::jsonb))
    from public.team_members m
  $$;

create function private.is_team_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'members') = 'array' then
        value - 'members' = '{}'::jsonb and jsonb_array_length(value -> 'members') <= 60
        and not exists (
          select from jsonb_array_elements(value -> 'members') m where jsonb_typeof(m.value) <> 'object')
        and not exists (
          select from jsonb_array_elements(value -> 'members') m group by m.value ->> 'id' having count(*) > 1)
      else false end, false)
  $$;

-- A photograph that is no longer stored is left out: the drawn portrait is shown instead. Old drafts have no
-- `takes_over`, `register` and `own_page`.
create function private.publish_team(content jsonb, before jsonb) returns integer
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
    (id, position, kind, register, own_page, since, filters, languages, treatments, takes_over, hidden, photo, texts)
  select m.value ->> 'id', m.place, m.value ->> 'kind', coalesce(m.value ->> 'register', ''),
    coalesce((m.value ->> 'own_page')::boolean, false), (m.value ->> 'since')::integer,
    private.texts_of(m.value -> 'filters'), private.texts_of(m.value -> 'languages'),
    private.texts_of(m.value -> 'treatments'), coalesce(m.value -> 'takes_over', '[]'::jsonb),
    (m.value ->> 'hidden')::boolean,
    case when m.value #> '{photo,picture}' is null
        or exists (select from public.pictures p where p.name = m.value #>> '{photo,picture}')
      then nullif(m.value -> 'photo', 'null'::jsonb) end,
    private.texts_among(m.value)
  from jsonb_array_elements(content -> 'members') with ordinality m(value, place);
  return (select count(*)
    from (select e.value ->> 'id' as key, e.value as member from jsonb_array_elements(before -> 'members') e) b
    full join (select e.value ->> 'id' as key, e.value as member from jsonb_array_elements(content -> 'members') e) a
      on a.key = b.key
    where a.member is distinct from b.member);
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('team', 'private.current_team', 'private.publish_team', 'private.is_team_content');
