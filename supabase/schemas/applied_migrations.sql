-- The migrations that this database has, by their fourteen digits. `npm run doctor` compares them with the files.
-- Supabase keeps its own list, the embedded database another.
create function public.applied_migrations() returns setof text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    return query execute 'select version::text from supabase_migrations.schema_migrations';
  end if;
  if to_regclass('local.migrations') is not null then
    return query execute 'select left(name, 14) from local.migrations';
  end if;
end;
$$;
grant execute on function public.applied_migrations() to service_role;
