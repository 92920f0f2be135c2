-- Where the clinic is rated elsewhere, with the figures that the owner has read there and the day of reading: one row,
-- drafted and published like prices. Without a row, nothing was published and the build's hold.

create function private.is_rating(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when private.has_texts(value, array['id', 'name', 'url', 'read_on'], 300) then
        value - 'id' - 'name' - 'url' - 'average' - 'best' - 'count' - 'read_on' = '{}'::jsonb
        and value ->> 'id' ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value ->> 'id') <= 80
        and private.trimmed_length(value ->> 'name') between 2 and 60
        and value ->> 'url' ~ '^https://[^[:space:]]+$'
        and private.is_day(value ->> 'read_on')
        and jsonb_path_match(value, '($.best == 5 || $.best == 10)
          && ($.average == null || ($.average > 0 && $.average <= $.best && !($.count == 0)))
          && ($.count == null || ($.count >= 0 && $.count <= 10000000 && $.count % 1 == 0))')
      else false end, false)
  $$;

create function private.are_ratings(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'array' then
        jsonb_array_length(value) <= 12
        and not exists (select from jsonb_array_elements(value) r where not private.is_rating(r.value))
        and not exists (
          select from jsonb_array_elements(value) r group by r.value ->> 'id' having count(*) > 1)
      else false end, false)
  $$;

create table public.ratings (
  -- There is one row.
  one boolean primary key default true,
  -- In the order of the page.
  places jsonb not null,

  constraint ratings_one check (one),
  constraint ratings_places check (private.are_ratings(places))
);

comment on table public.ratings is
  'Where the clinic is rated elsewhere. Written by publications alone; the row goes when the owner goes back to before the first.';

alter table public.ratings enable row level security;
grant select on table public.ratings to anon, authenticated, service_role;

create policy "everybody reads where the clinic is rated"
  on public.ratings for select to anon, authenticated
  using (true);

create function private.current_ratings() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$ select jsonb_build_object('places', (select r.places from public.ratings r)) $$;

create function private.is_ratings_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        value - 'places' = '{}'::jsonb
        and (value -> 'places' = 'null'::jsonb or private.are_ratings(value -> 'places'))
      else false end, false)
  $$;

-- Nobody has read a figure on a day that is yet to come.
create function private.publish_ratings(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if content -> 'places' = 'null'::jsonb then
    delete from public.ratings r where r.one;
  else
    if exists (
      select from jsonb_array_elements(content -> 'places') r
      where r.value ->> 'read_on' > to_char(private.today(), 'YYYY-MM-DD')) then
      raise exception 'a figure of tomorrow: constraint "ratings_read_on"' using errcode = '23514';
    end if;
    insert into public.ratings as r (one, places) values (true, content -> 'places')
      on conflict (one) do update set places = excluded.places;
  end if;
  return (select count(*)
    from (select e.value ->> 'id' as key, e.value as place
      from jsonb_path_query(before, '$.places[*] ? (@ != null)') e(value)) b
    full join (select e.value ->> 'id' as key, e.value as place
      from jsonb_path_query(content, '$.places[*] ? (@ != null)') e(value)) a
      on a.key = b.key
    where a.place is distinct from b.place);
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('ratings', 'private.current_ratings', 'private.publish_ratings', 'private.is_ratings_content');
