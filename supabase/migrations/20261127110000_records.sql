-- Who did what, what is held about a person, its end, and a copy of everything: for admins, through functions that
-- record their use. The record names accounts, references and counts; never a patient.

-- What an admin does outside a change of the tables: they sign in, and take copies.
create or replace function public.record_action(new_action text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  if not coalesce(new_action in ('sign_in', 'export_requests', 'export_prices'), false) then
    raise exception 'there is no such action' using errcode = '22023';
  end if;
  perform private.audit(new_action, 'account', '{}', author);
  return true;
end
$$;

-- What is held about whoever has this address, number or anonymous id, exactly as it is held. No value finds nothing.
create or replace function private.person_records(address text, number text, anonymous uuid) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object(
      'requests', (
        select coalesce(jsonb_agg(to_jsonb(r) - 'search' || jsonb_build_object('steps', (
          select coalesce(jsonb_agg(to_jsonb(s) - 'request' order by s.id), '[]'::jsonb)
          from public.contact_request_steps s where s.request = r.id)) order by r.created_at), '[]'::jsonb)
        from public.contact_requests r where lower(r.email) = lower(address) or r.phone = number),
      'subscriptions', (
        select coalesce(jsonb_agg(to_jsonb(n) || jsonb_build_object('mails', (
          select coalesce(jsonb_agg(to_jsonb(m) - 'link_hash' - 'subscriber' order by m.created_at), '[]'::jsonb)
          from public.newsletter_mails m where m.subscriber = n.id))), '[]'::jsonb)
        from public.newsletter_subscribers n where n.email = lower(address)),
      'consents', (
        select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]'::jsonb)
        from public.cookie_consent c where c.anon_user_id = anonymous))
  $$;

create or replace function private.count_records(records jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object('requests', jsonb_array_length(records -> 'requests'),
      'subscriptions', jsonb_array_length(records -> 'subscriptions'),
      'consents', jsonb_array_length(records -> 'consents'))
  $$;

-- The same by what a value is: 'address', 'number' or 'anonymous'.
create or replace function private.person_records(filed_under text, value text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
  as $$
begin
  return private.person_records(
    case when filed_under = 'address' then value end,
    case when filed_under = 'number' then value end,
    case when filed_under = 'anonymous' then value::uuid end);
end
$$;

-- `taken`: it is given to somebody; else it is looked at. Both are recorded.
create or replace function public.person_records(filed_under text, value text, taken boolean) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  records jsonb := private.person_records(filed_under, value);
begin
  perform private.audit(case when taken then 'person_export' else 'person_search' end, 'people',
    private.count_records(records), author);
  return records;
end
$$;

-- Erases all of it, and returns how much it was. Proofs of consent leave by the way that records it.
create or replace function public.erase_person(filed_under text, value text, reason text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  counts jsonb;
begin
  if not coalesce(reason in ('asked', 'withdrawn', 'test'), false) then
    raise exception 'there is no such reason' using errcode = '22023';
  end if;
  counts := private.count_records(private.person_records(filed_under, value));
  case filed_under
    when 'address' then
      delete from public.contact_requests r where lower(r.email) = lower(value);
      delete from public.newsletter_subscribers n where n.email = lower(value);
    when 'number' then
      delete from public.contact_requests r where r.phone = value;
    when 'anonymous' then
      perform private.erase_consent(value::uuid, 'erased by an admin: ' || reason);
    else
      raise exception 'nothing is filed under that' using errcode = '22023';
  end case;
  perform private.audit('person_erase', 'people', counts || jsonb_build_object('reason', reason), author);
  return counts;
end
$$;

create index if not exists contact_requests_email on public.contact_requests (lower(email));
create index if not exists contact_requests_phone on public.contact_requests (phone);

-- Every table of the site, in the order in which a copy lists them, with the columns that can be written.
create or replace function private.copied_tables() returns table (name text, columns text[], keys text)
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

-- Begins a copy of everything, which is recorded: the tables' names.
create or replace function public.begin_export() returns setof text
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.audit('export_all', 'account', '{}', private.acting_admin());
  return query select t.name from private.copied_tables() t;
end
$$;

-- Some rows of one of these tables, in the order of its key.
create or replace function public.export_rows(table_name text, skipped integer, taken integer) returns jsonb
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

-- Puts rows of a copy back; rows that are there stay as they are. Returns how many were added. For the owner of the
-- database alone, in a session without triggers (`scripts/restore.ts` writes it).
create or replace function private.restore_rows(table_name text, rows jsonb) returns integer
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
  -- A column that the copy does not know has its default.
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

revoke all on function private.person_records(text, text, uuid), private.person_records(text, text), private.count_records(jsonb),
  private.copied_tables(), private.restore_rows(text, jsonb)
  from public, anon, authenticated, service_role;
revoke all on function public.record_action(text), public.person_records(text, text, boolean),
  public.erase_person(text, text, text), public.begin_export(), public.export_rows(text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.record_action(text), public.person_records(text, text, boolean),
  public.erase_person(text, text, text), public.begin_export(), public.export_rows(text, integer, integer)
  to authenticated;
