-- What the page of a dentist says and old rows have not: the number in the register of the profession, a sentence for
-- lists, for whom they work. A colleague who is no dentist may have a page as well.

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
create or replace function private.is_member_text(value jsonb) returns boolean
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

alter table public.team_members
  -- The number in the register of the profession; empty where nobody has said it.
  add column register text not null default '',
  -- Of a colleague who is no dentist. Dentists always have one.
  add column own_page boolean not null default false,
  add constraint team_members_register check (length(register) <= 60);

create or replace function private.current_team() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('members', coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'kind', m.kind, 'register', m.register, 'own_page', m.own_page,
      'since', m.since, 'filters', m.filters, 'languages', m.languages, 'treatments', m.treatments,
      'takes_over', m.takes_over, 'hidden', m.hidden, 'photo', m.photo) || m.texts
      order by m.position, m.id), '[]'::jsonb))
    from public.team_members m
  $$;

-- A photograph that is no longer stored is left out: the drawn portrait is shown instead. Old drafts have no
-- `takes_over`, `register` and `own_page`.
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
