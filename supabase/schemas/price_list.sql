-- The price list as one JSON value, and back into its two tables. Both directions read the tables' columns, so a new
-- column of a price is one `alter table`.

create function private.price_columns(target regclass)
  returns table (name name, place integer, default_value text)
  language sql stable set search_path = ''
  as $$
    select a.attname, a.attnum::integer, coalesce(pg_catalog.pg_get_expr(d.adbin, d.adrelid), 'null')
    from pg_catalog.pg_attribute a
    left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = target and a.attnum > 0 and not a.attisdropped
  $$;

-- The SQL expression that makes an entry of the list from a row `r` of the table.
create function private.price_entry(target regclass) returns text
  language sql stable set search_path = ''
  as $$
    select format('jsonb_build_object(%s)', string_agg(format('%1$L, r.%1$I', c.name), ', '))
    from private.price_columns(target) c
  $$;

-- The price list as one value, hidden rows included, in the shape of src/features/prices/schema.ts.
create function private.price_list() returns jsonb
  language plpgsql stable security invoker set search_path = ''
  as $$
declare
  list jsonb;
begin
  execute format(
    'select jsonb_build_object(
      ''categories'', coalesce((
        select jsonb_agg(%s order by r.position, r.slug) from public.price_categories r), ''[]''::jsonb),
      ''items'', coalesce((
        select jsonb_agg(%s order by c.position, c.slug, r.position, r.id)
        from public.price_items r join public.price_categories c on c.slug = r.category), ''[]''::jsonb))',
    private.price_entry('public.price_categories'), private.price_entry('public.price_items')) into list;
  return list;
end
$$;

-- Adds and changes rows as the list has them. A list that was saved before a column existed does not name it: an
-- existing row keeps its value, a new row gets the default.
create function private.apply_price_rows(target regclass, key text, list jsonb) returns void
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  names text;
  given text;
  present text;
  excluded text;
begin
  select
    string_agg(format('%I', c.name), ', ' order by c.place),
    string_agg(format('case when e.value -> %1$L is null then coalesce(o.%1$I, %2$s) else p.%1$I end',
      c.name, c.default_value), ', ' order by c.place),
    string_agg(format('t.%I', c.name), ', ' order by c.place),
    string_agg(format('excluded.%I', c.name), ', ' order by c.place)
  into names, given, present, excluded
  from private.price_columns(target) c;

  execute format(
    'insert into %1$s as t (%2$s) select %3$s
      from jsonb_array_elements($1) e
      cross join lateral jsonb_populate_record(null::%1$s, e.value) p
      left join %1$s o on o.%4$I = p.%4$I
      on conflict (%4$I) do update set (%2$s) = row(%6$s)
      where (%5$s) is distinct from (%6$s)',
    target, names, given, key, present, excluded) using list;
end
$$;

-- Makes the tables match the list. Returns how many rows changed.
create function private.apply_price_list(list jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  before jsonb := private.price_list();
  changed integer;
begin
  perform private.apply_price_rows('public.price_categories', 'slug', list -> 'categories');
  perform private.apply_price_rows('public.price_items', 'id', list -> 'items');

  delete from public.price_items i
    where not exists (select from jsonb_array_elements(list -> 'items') e where e ->> 'id' = i.id);
  delete from public.price_categories c
    where not exists (select from jsonb_array_elements(list -> 'categories') e where e ->> 'slug' = c.slug);

  select count(*) into changed
  from (select e ->> 'id' as key, e as item from jsonb_array_elements(before -> 'items') e) b
  full join (select e ->> 'id' as key, e as item from jsonb_array_elements(private.price_list() -> 'items') e) a
    on a.key = b.key
  where a.item is distinct from b.item;
  return changed;
end
$$;
