-- Prices as a published subject.

create function private.is_price_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        value - 'categories' - 'items' = '{}'::jsonb
        and jsonb_typeof(value -> 'categories') = 'array' and jsonb_array_length(value -> 'categories') between 1 and 50
        and jsonb_typeof(value -> 'items') = 'array' and jsonb_array_length(value -> 'items') between 1 and 1000
        and octet_length(value::text) <= 1000000
      else false end, false)
  $$;

comment on function private.is_price_content(jsonb) is
  'Whether a value has the outer shape of a price list. What a row may be is checked by the tables it is published to.';

-- What visitors have: a waiting price whose day has come counts. Reading must not write, because Supabase's API calls
-- it in a read-only transaction. A publication writes what has begun.
create function private.current_prices() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$ select private.prices_on(private.price_list(), private.today()) $$;

create function private.publish_prices(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  day date := private.today();
  after jsonb;
  changed integer;
  untrue record;
begin
  perform private.apply_price_list(private.dated_prices(private.prices_on(content, day), before, day));
  after := private.price_list();
  -- A new position alone is not a change.
  select count(*) into changed
  from (select e.value ->> 'id' as key, e.value - 'position' as item from jsonb_array_elements(before -> 'items') e) b
  full join (select e.value ->> 'id' as key, e.value - 'position' as item from jsonb_array_elements(after -> 'items') e) a
    on a.key = b.key
  where a.item is distinct from b.item;
  -- An offer that was untrue before does not block changes that do not concern it.
  for untrue in
    select o.item from private.untrue_offers() o
    where (select e.value from jsonb_array_elements(before -> 'items') e where e.value ->> 'id' = o.item)
      is distinct from (select e.value from jsonb_array_elements(after -> 'items') e where e.value ->> 'id' = o.item)
  loop
    raise exception 'an announced reduction would not be true: constraint "price_items_offer"'
      using errcode = '23514', detail = format('Failing row contains (%s, ...).', untrue.item);
  end loop;
  return changed;
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('prices', 'private.current_prices', 'private.publish_prices', 'private.is_price_content');

-- The day since which visitors have this list. Who published it, and what, only admins read.
create function public.prices_published_on() returns date
  language sql stable security definer set search_path = ''
  as $$
    select max((p.published_at at time zone 'Europe/Bucharest')::date)
    from public.publications p
    where p.subject = 'prices' and p.kind <> 'start'
  $$;

comment on function public.prices_published_on() is
  'The day of the last publication; null while the list is the one that the site began with.';

grant execute on function public.prices_published_on() to anon, authenticated, service_role;
