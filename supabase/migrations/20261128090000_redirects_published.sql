-- The owner's redirects are drafted and published like prices: with a history, a way back and a record of who did what.
-- Rows that were switched off stay off until they are named again.

create or replace function private.current_redirects() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('rows', coalesce(jsonb_agg(
      jsonb_build_object('from', r.from_path, 'to', r.to_path, 'note', r.note) order by r.from_path), '[]'::jsonb))
    from public.redirects r where r.active
  $$;

create or replace function private.is_redirect_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'rows') = 'array' then
        value - 'rows' = '{}'::jsonb and jsonb_array_length(value -> 'rows') <= 2000
        and not exists (
          select from jsonb_array_elements(value -> 'rows') e
          where jsonb_typeof(e.value) <> 'object'
            or case when jsonb_typeof(e.value) = 'object' then e.value - 'from' - 'to' - 'note' <> '{}'::jsonb end
            or jsonb_typeof(e.value -> 'from') is distinct from 'string'
            or jsonb_typeof(e.value -> 'to') is distinct from 'string'
            or jsonb_typeof(e.value -> 'note') is distinct from 'string')
        and not exists (
          select from jsonb_array_elements(value -> 'rows') e group by e.value ->> 'from' having count(*) > 1)
      else false end, false)
  $$;

-- One hop and no circle: no row leads to the old address of another. Whether the target is a living page the Worker knows.
create or replace function private.publish_redirects(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if exists (
    select from jsonb_array_elements(content -> 'rows') a
    join jsonb_array_elements(content -> 'rows') b on a.value ->> 'to' = b.value ->> 'from'
  ) then
    raise exception 'a redirect leads to another: constraint "redirects_chain"' using errcode = '23514';
  end if;
  delete from public.redirects r
    where r.active
      and not exists (select from jsonb_array_elements(content -> 'rows') e where e.value ->> 'from' = r.from_path);
  insert into public.redirects as r (from_path, to_path, note, active)
    select e.value ->> 'from', e.value ->> 'to', e.value ->> 'note', true
    from jsonb_array_elements(content -> 'rows') e
    on conflict (from_path) do update
      set (to_path, note, active) = (excluded.to_path, excluded.note, true)
      where (r.to_path, r.note, r.active) is distinct from (excluded.to_path, excluded.note, true);
  return (select count(*)
    from (select e.value ->> 'from' as key, e.value as redirect from jsonb_array_elements(before -> 'rows') e) b
    full join (select e.value ->> 'from' as key, e.value as redirect from jsonb_array_elements(content -> 'rows') e) a
      on a.key = b.key
    where a.redirect is distinct from b.redirect);
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('redirects', 'private.current_redirects', 'private.publish_redirects', 'private.is_redirect_content')
  on conflict (name) do update
    set reads = excluded.reads, applies = excluded.applies, accepts = excluded.accepts;

revoke all on function private.current_redirects(), private.is_redirect_content(jsonb),
  private.publish_redirects(jsonb, jsonb)
  from public, anon, authenticated, service_role;
