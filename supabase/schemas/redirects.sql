-- The owner's redirects, besides those in the code; drafted and published like prices. Both sides are paths of this
-- site. Only the Worker knows whether the target is a page and whether rows form a circle, and it ignores wrong rows.

create table public.redirects (
  from_path text primary key,
  to_path text not null,
  active boolean not null default true,
  note text not null default '',

  -- As the Worker looks addresses up: decoded, lower case, single slashes, none at the end, no invisible characters.
  -- A query may tell old addresses of one path apart: /?p=123, /articol?id=5. A row without one applies to any query
  -- that no other row names. Only the Worker knows the site's other languages and ignores rows that begin with one,
  -- so an old address in a language that was given up can be redirected.
  constraint redirects_from_path check (coalesce(
    length(from_path) between 2 and 300
    and from_path ~ ('^((/[^/?#%\\[:space:][:cntrl:]]+)+|/(?=[?]))'
      '([?][^?#%\\[:space:][:cntrl:]&=]+=[^?#%\\[:space:][:cntrl:]&=]*'
      '(&[^?#%\\[:space:][:cntrl:]&=]+=[^?#%\\[:space:][:cntrl:]&=]*)*)?$')
    and from_path = private.readable(from_path)
    and from_path !~ '[A-ZĂÂÎȘȚ]'
    and from_path !~ '(^|/)\.\.?(/|[?]|$)'
    and from_path !~ '^/(ro|api|assets|admin|_data)(/|[?]|$)', false)),
  constraint redirects_to_path check (coalesce(
    length(to_path) <= 300
    and to_path ~ '^/([a-z0-9_-]+(/[a-z0-9_-]+)*)?$'
    and to_path !~ '^/(ro|en|api|assets|admin|_data)(/|$)', false)),
  constraint redirects_elsewhere check (coalesce(from_path <> to_path, false)),
  constraint redirects_note check (coalesce(length(note) <= 300, false))
);

comment on table public.redirects is
  'The owner''s old addresses. Written by publications and with the secret key; a row goes when a publication is without it.';
comment on column public.redirects.to_path is
  'A page without its language: an English address leads to the same page in English.';

alter table public.redirects enable row level security;
-- The addresses are public; the owner's notes are not.
grant select (from_path, to_path, active) on table public.redirects to anon;
grant select on table public.redirects to authenticated;
grant select, insert, update, delete on table public.redirects to service_role;

create policy "everybody reads where an old address leads"
  on public.redirects for select to anon
  using (active);

create policy "an admin reads every redirect"
  on public.redirects for select to authenticated
  using ((select private.is_admin()));

-- Inactive rows stay inactive until a publication names them again.
create function private.current_redirects() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('rows', coalesce(jsonb_agg(
      jsonb_build_object('from', r.from_path, 'to', r.to_path, 'note', r.note) order by r.from_path), '[]'::jsonb))
    from public.redirects r where r.active
  $$;

create function private.is_redirect_content(value jsonb) returns boolean
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

-- No target is itself an old address, so there is one hop and no circle. The Worker checks whether the target is a
-- page.
create function private.publish_redirects(content jsonb, before jsonb) returns integer
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
  ('redirects', 'private.current_redirects', 'private.publish_redirects', 'private.is_redirect_content');
