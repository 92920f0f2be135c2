-- Copies of all tables, taken by admins and restored by the owner of the database.

-- Every table of the site with the columns that can be written, in the order of a copy.
create function private.copied_tables() returns table (name text, columns text[], keys text)
  language sql stable security invoker set search_path = ''
  as $$
    select format('%I.%I', n.nspname, c.relname),
      (select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''),
      coalesce((select string_agg(quote_ident(a.attname), ', ' order by k.place)
        from pg_catalog.pg_index i, unnest(i.indkey::smallint[]) with ordinality k (number, place), pg_catalog.pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.number), 'ctid')
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname = 'public' or (n.nspname = 'private' and c.relname = 'consent_erasures'))
    order by 1
  $$;

-- Records that a copy of everything is taken. Returns the names of the tables.
create function public.begin_export() returns setof text
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.audit('export_all', 'account', '{}', private.acting_admin());
  return query select t.name from private.copied_tables() t;
end
$$;
grant execute on function public.begin_export() to authenticated;

-- Some rows of one of these tables, in the order of its primary key.
create function public.export_rows(table_name text, skipped integer, taken integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  wanted record;
  rows jsonb;
begin
  perform private.acting_admin();
  select * into wanted from private.copied_tables() t where t.name = table_name;
  if wanted.name is null then
    raise exception 'there is no such table' using errcode = '22023';
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r)), ''[]''::jsonb) from (select %s from %s order by %s limit $1 offset $2) r',
    (select string_agg(quote_ident(c), ', ') from unnest(wanted.columns) c), wanted.name, wanted.keys)
    using least(greatest(taken, 0), 1000), greatest(skipped, 0) into rows;
  return rows;
end
$$;
grant execute on function public.export_rows(text, integer, integer) to authenticated;

-- Restores rows of a copy. Existing rows stay as they are. Returns how many were added. Only the owner of the
-- database calls it, in a session without triggers (`npm run db:restore` writes it).
create function private.restore_rows(table_name text, rows jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  wanted record;
  listed text;
  added integer;
begin
  select * into wanted from private.copied_tables() t where t.name = table_name;
  if wanted.name is null then
    raise exception 'there is no table %', table_name using errcode = '22023';
  end if;
  -- A column that the copy does not have gets its default.
  select string_agg(quote_ident(c), ', ') into listed from unnest(wanted.columns) c
  where exists (select from jsonb_array_elements(rows) e where e.value ? c);
  if listed is null then
    return 0;
  end if;
  execute format(
    'insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1) on conflict do nothing',
    wanted.name, listed) using rows;
  get diagnostics added = row_count;
  for listed in
    select a.attname from pg_catalog.pg_attribute a
    where a.attrelid = wanted.name::regclass and a.attnum > 0 and a.attidentity <> ''
  loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), (select coalesce(max(%I), 1) from %s))',
      wanted.name, listed, listed, wanted.name);
  end loop;
  return added;
end
$$;
