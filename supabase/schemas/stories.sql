-- Stories of patients with drawings or photographs, drafted and published like the team.

create function private.is_story_text(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when private.has_texts(value, array['title', 'name', 'treatment', 'duration', 'before_after', 'before_alt',
          'after_alt', 'testimonial'], 700)
        and jsonb_typeof(value -> 'results') = 'array' then
        value - 'title' - 'name' - 'treatment' - 'duration' - 'before_after' - 'before_alt' - 'after_alt'
          - 'testimonial' - 'results' = '{}'::jsonb
        and length(value ->> 'title') <= 90
        and value ->> 'name' ~ '^[^ ]{2,30} [^ ]\.$'
        and jsonb_array_length(value -> 'results') between 1 and 10
        and not exists (
          select from jsonb_array_elements(value -> 'results') r
          where jsonb_typeof(r.value) <> 'string' or length(r.value #>> '{}') not between 1 and 300)
      else false end, false)
  $$;

create function private.are_story_texts(texts jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case when private.languages_of(texts) is not null then (
      select bool_and(private.is_story_text(t.value)) from jsonb_each(texts) t) end, false)
  $$;

create table public.patient_stories (
  -- The anchor on the page of the stories.
  id text primary key,
  position integer not null,
  category text not null,
  treatment text not null,
  doctor text not null,
  -- The pair of drawings that is shown when there are no photographs.
  drawing text not null,
  photo_before jsonb,
  photo_after jsonb,
  hidden boolean not null default false,
  -- By language.
  texts jsonb not null,

  constraint patient_stories_id check (coalesce(length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint patient_stories_position check (position >= 0),
  constraint patient_stories_category check (category in ('implant', 'veneers', 'orthodontics', 'aesthetics')),
  constraint patient_stories_treatment check (treatment ~ '^[a-z_]{3,60}$'),
  constraint patient_stories_doctor check (doctor ~ '^[a-z][a-z-]{2,59}$'),
  constraint patient_stories_drawing check (drawing ~ '^[a-z0-9_]{1,40}$'),
  constraint patient_stories_photo_before check (photo_before is null or private.is_photo(photo_before)),
  constraint patient_stories_photo_after check (photo_after is null or private.is_photo(photo_after)),
  constraint patient_stories_texts check (private.are_story_texts(texts)),
  constraint patient_stories_photo_languages check (
    private.languages_of(photo_before -> 'alt') = private.languages_of(texts)
    and private.languages_of(photo_after -> 'alt') = private.languages_of(texts))
);

comment on table public.patient_stories is
  'Stories of patients. Written by publications alone; visitors read them with published_stories(), by their consent.';

alter table public.patient_stories enable row level security;
grant select on table public.patient_stories to authenticated, service_role;

create policy "an admin reads the stories"
  on public.patient_stories for select to authenticated
  using ((select private.is_admin()));

create function private.without_name(texts jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$ select jsonb_object_agg(t.key, t.value || '{"name": null}') from jsonb_each(texts) t $$;

-- What visitors see of the stories, as far as each patient agreed. Null while nothing was published.
create function public.published_stories() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select case when exists (select from public.patient_stories)
      or exists (select from public.publications p where p.subject = 'stories') then (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'category', s.category, 'treatment', s.treatment,
        'doctor', s.doctor, 'drawing', s.drawing,
        'photo_before', case when 'photographs' = any (c.covers) then s.photo_before end,
        'photo_after', case when 'photographs' = any (c.covers) then s.photo_after end,
        'consent', jsonb_build_object('date', c.agreed_on, 'until', c.until, 'scope', c.scope))
        || case when 'first_name' = any (c.covers) then s.texts else private.without_name(s.texts) end
        order by s.position, s.id), '[]'::jsonb)
      from public.patient_stories s cross join lateral private.story_consent(s.id) c
      where not s.hidden) end
  $$;
grant execute on function public.published_stories() to anon, authenticated, service_role;

-- `{"stories": null}`: nothing was published, and the stories of the build hold.
create function private.current_stories() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('stories', case when exists (select from public.patient_stories)
      or exists (select from public.publications p where p.subject = 'stories') then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'category', s.category, 'treatment', s.treatment, 'doctor', s.doctor, 'drawing', s.drawing,
        'photo_before', s.photo_before, 'photo_after', s.photo_after, 'hidden', s.hidden)
        || s.texts order by s.position, s.id), '[]'::jsonb)
      from public.patient_stories s) end)
  $$;

create function private.is_story_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'stories') = 'array' then
        value - 'stories' = '{}'::jsonb and jsonb_array_length(value -> 'stories') <= 200
        and not exists (
          select from jsonb_array_elements(value -> 'stories') s where jsonb_typeof(s.value) <> 'object')
        and not exists (
          select from jsonb_array_elements(value -> 'stories') s group by s.value ->> 'id' having count(*) > 1)
      else false end, false)
  $$;

create function private.publish_stories(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  refused record;
begin
  if jsonb_typeof(content -> 'stories') <> 'array' then
    raise exception 'the stories of the build are not known here: constraint "patient_stories_start"'
      using errcode = '23514';
  end if;
  for refused in
    select s.value ->> 'id' as id, c.id is null as without_consent
    from jsonb_array_elements(content -> 'stories') s
    left join lateral private.story_consent(s.value ->> 'id') c on true
    where not (s.value ->> 'hidden')::boolean
      and (c.id is null or (not 'photographs' = any (c.covers)
        and (s.value #>> '{photo_before}' is not null or s.value #>> '{photo_after}' is not null)))
  loop
    raise exception 'no story without its patient: constraint "%"',
        case when refused.without_consent then 'patient_stories_consent' else 'patient_stories_photographs' end
      using errcode = '23514', detail = format('Failing row contains (%s, ...).', refused.id);
  end loop;
  delete from public.patient_stories s where s.id is not null;
  insert into public.patient_stories
    (id, position, category, treatment, doctor, drawing, photo_before, photo_after, hidden, texts)
  select s.value ->> 'id', s.place, s.value ->> 'category', s.value ->> 'treatment', s.value ->> 'doctor',
    s.value ->> 'drawing', private.stored_photo(s.value -> 'photo_before'), private.stored_photo(s.value -> 'photo_after'),
    (s.value ->> 'hidden')::boolean, private.texts_among(s.value)
  from jsonb_array_elements(content -> 'stories') with ordinality s(value, place);
  return (select count(*)
    from (select e.value ->> 'id' as key, e.value as story
      from jsonb_array_elements(coalesce(nullif(before -> 'stories', 'null'::jsonb), '[]'::jsonb)) e) b
    full join (select e.value ->> 'id' as key, e.value as story from jsonb_array_elements(content -> 'stories') e) a
      on a.key = b.key
    where a.story is distinct from b.story);
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('stories', 'private.current_stories', 'private.publish_stories', 'private.is_story_content');
