-- Pictures of the clinic's rooms and of the way to it, in the order that visitors see; drafted and published like the
-- team. While the table is empty the drawings of the build hold. Only admins see what is hidden.

create function private.are_room_texts(texts jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case when private.languages_of(texts) is not null then (
      select bool_and(private.has_texts(t.value, array['caption'], 200) and t.value - 'caption' = '{}'::jsonb)
      from jsonb_each(texts) t) end, false)
  $$;

create table public.clinic_rooms (
  id text primary key,
  position integer not null,
  -- The room, or the map of the surroundings: it chooses the drawing that is shown until there is a photograph.
  kind text not null,
  -- Those that a piece of equipment is for: their pages show it.
  treatments text[] not null,
  hidden boolean not null default false,
  photo jsonb,
  -- By language.
  texts jsonb not null,

  constraint clinic_rooms_id check (coalesce(length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint clinic_rooms_position check (position >= 0),
  constraint clinic_rooms_kind check (
    kind in ('entrance', 'reception', 'treatment', 'sterilisation', 'equipment', 'map')),
  constraint clinic_rooms_treatments check (cardinality(treatments) <= 60),
  constraint clinic_rooms_photo check (photo is null or (photo ? 'picture' and private.is_photo(photo))),
  constraint clinic_rooms_texts check (private.are_room_texts(texts)),
  constraint clinic_rooms_photo_languages check (
    private.languages_of(photo -> 'alt') = private.languages_of(texts))
);

comment on table public.clinic_rooms is
  'Pictures of rooms and of the way. Written by publications alone; a row goes when the owner takes its picture off the list.';

alter table public.clinic_rooms enable row level security;
grant select on table public.clinic_rooms to anon, authenticated, service_role;

create policy "everybody reads what is shown"
  on public.clinic_rooms for select to anon, authenticated
  using (not hidden);

create policy "an admin reads what is hidden too"
  on public.clinic_rooms for select to authenticated
  using ((select private.is_admin()));

create function private.current_rooms() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('rooms', coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'kind', r.kind, 'treatments', r.treatments, 'hidden', r.hidden, 'photo', r.photo) || r.texts
      order by r.position, r.id), '[]'::jsonb))
    from public.clinic_rooms r
  $$;

create function private.is_room_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'rooms') = 'array' then
        value - 'rooms' = '{}'::jsonb and jsonb_array_length(value -> 'rooms') <= 100
        and not exists (
          select from jsonb_array_elements(value -> 'rooms') r where jsonb_typeof(r.value) <> 'object')
        and not exists (
          select from jsonb_array_elements(value -> 'rooms') r group by r.value ->> 'id' having count(*) > 1)
      else false end, false)
  $$;

create function private.publish_rooms(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  delete from public.clinic_rooms r where r.id is not null;
  insert into public.clinic_rooms (id, position, kind, treatments, hidden, photo, texts)
  select r.value ->> 'id', r.place, r.value ->> 'kind', private.texts_of(r.value -> 'treatments'),
    (r.value ->> 'hidden')::boolean, private.stored_photo(r.value -> 'photo'), private.texts_among(r.value)
  from jsonb_array_elements(content -> 'rooms') with ordinality r(value, place);
  return (select count(*)
    from (select e.value ->> 'id' as key, e.value as room from jsonb_array_elements(before -> 'rooms') e) b
    full join (select e.value ->> 'id' as key, e.value as room from jsonb_array_elements(content -> 'rooms') e) a
      on a.key = b.key
    where a.room is distinct from b.room);
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('rooms', 'private.current_rooms', 'private.publish_rooms', 'private.is_room_content');

-- Photographs of rooms are kept for as long as others.
create or replace function private.is_orphan(picture public.pictures) returns boolean
  language sql stable security invoker set search_path = ''
  as $$
    select picture.withdrawn_at is not null or (
      picture.added_at < now() - interval '1 day'
      and not exists (
        select from public.drafts d
        where (d.subject in ('team', 'stories', 'rooms') or d.subject like 'news/%')
          and (d.saved_at > now() - interval '30 days'
            or d.version = (select max(n.version) from public.drafts n where n.subject = d.subject))
          and d.content::text like '%' || picture.name || '%')
      and not exists (
        select from public.publications p
        where (p.subject in ('team', 'stories', 'rooms') or p.subject like 'news/%')
          and (p.published_at > now() - interval '1 year'
            or p.id = (select max(n.id) from public.publications n where n.subject = p.subject))
          and (p.content::text like '%' || picture.name || '%' or p.previous::text like '%' || picture.name || '%')))
  $$;
