-- How a change of prices is made: admins share one draft, which grows by whole versions, and publish it in one
-- transaction. Nothing here is written but through the functions below, so that no step and no publication can be
-- altered afterwards, by an admin neither.

create or replace function private.is_price_content(value jsonb) returns boolean
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

revoke all on function private.is_price_content(jsonb) from public, anon, authenticated, service_role;

create table if not exists public.price_drafts (
  version integer primary key,
  content jsonb not null,
  -- Where undoing leads; null for the version the draft began with.
  undo_to integer,
  step text not null,
  saved_by uuid not null,
  saved_by_email text not null,
  saved_at timestamptz not null default now(),

  constraint price_drafts_version check (coalesce(version > 0, false)),
  constraint price_drafts_undo_to check (undo_to is null or undo_to < version),
  constraint price_drafts_step check (coalesce(
    step in ('start', 'edit', 'scenario', 'import', 'undo', 'rollback', 'discard'), false)),
  constraint price_drafts_content check (coalesce(private.is_price_content(content), false))
);

comment on table public.price_drafts is
  'The shared draft: its highest version counts, those before it are what undo goes back to and merging compares with.';

create table if not exists public.price_publications (
  id integer generated always as identity primary key,
  kind text not null,
  note text not null,
  -- The publication that was brought back.
  source integer references public.price_publications (id),
  changed_rows integer not null,
  -- The list as visitors had it before, whatever changed it, and as they had it from then on.
  previous jsonb not null,
  content jsonb not null,
  published_by uuid,
  published_by_email text,
  published_at timestamptz not null default now(),

  constraint price_publications_kind check (coalesce(kind in ('start', 'publish', 'rollback'), false)),
  constraint price_publications_note check (coalesce(length(note) <= 300, false)),
  constraint price_publications_source check ((kind = 'rollback') = (source is not null)),
  constraint price_publications_author check ((kind = 'start') = (published_by is null))
);

comment on table public.price_publications is
  'Every list of prices that was ever published, beginning with the one found at the first publication.';

alter table public.price_drafts enable row level security;
revoke all on table public.price_drafts from public, anon, authenticated, service_role;
grant select on table public.price_drafts to authenticated, service_role;

alter table public.price_publications enable row level security;
revoke all on table public.price_publications from public, anon, authenticated, service_role;
grant select on table public.price_publications to authenticated, service_role;

drop policy if exists "an admin reads the draft" on public.price_drafts;
create policy "an admin reads the draft"
  on public.price_drafts for select to authenticated
  using ((select private.is_admin()));

drop policy if exists "an admin reads the publications" on public.price_publications;
create policy "an admin reads the publications"
  on public.price_publications for select to authenticated
  using ((select private.is_admin()));

-- The price list as one value, hidden rows included, in the shape of src/data/prices/schema.ts.
create or replace function private.price_list() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object(
      'categories', coalesce((
        select jsonb_agg(jsonb_build_object(
          'slug', c.slug, 'position', c.position,
          'title', jsonb_build_object('ro', c.title_ro, 'en', c.title_en),
          'description', jsonb_build_object('ro', c.description_ro, 'en', c.description_en)
        ) order by c.position, c.slug)
        from public.price_categories c), '[]'::jsonb),
      'items', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', i.id, 'category', i.category, 'position', i.position,
          'title', jsonb_build_object('ro', i.title_ro, 'en', i.title_en),
          'unit', i.unit, 'kind', i.kind, 'amount_min', i.amount_min, 'amount_max', i.amount_max, 'vat', i.vat,
          'included', jsonb_build_object('ro', to_jsonb(i.included_ro), 'en', to_jsonb(i.included_en)),
          'not_included', jsonb_build_object('ro', to_jsonb(i.not_included_ro), 'en', to_jsonb(i.not_included_en)),
          'treatments', to_jsonb(i.treatments), 'valid_from', i.valid_from, 'hidden', i.hidden
        ) order by c.position, c.slug, i.position, i.id)
        from public.price_items i join public.price_categories c on c.slug = i.category), '[]'::jsonb))
  $$;

create or replace function private.text_list(value jsonb) returns text[]
  language sql immutable set search_path = ''
  as $$ select array(select e.entry from jsonb_array_elements_text(value) with ordinality e(entry, place) order by e.place) $$;

-- Makes the tables say what the list says. Returns how many rows that changed.
create or replace function private.apply_price_list(list jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  before jsonb := private.price_list();
  changed integer;
begin
  insert into public.price_categories as c (slug, position, title_ro, title_en, description_ro, description_en)
  select e ->> 'slug', (e ->> 'position')::integer, e #>> '{title,ro}', e #>> '{title,en}',
    e #>> '{description,ro}', e #>> '{description,en}'
  from jsonb_array_elements(list -> 'categories') e
  on conflict (slug) do update
    set position = excluded.position, title_ro = excluded.title_ro, title_en = excluded.title_en,
      description_ro = excluded.description_ro, description_en = excluded.description_en
    where (c.position, c.title_ro, c.title_en, c.description_ro, c.description_en) is distinct from
      (excluded.position, excluded.title_ro, excluded.title_en, excluded.description_ro, excluded.description_en);

  insert into public.price_items as i (id, category, position, title_ro, title_en, unit, kind, amount_min, amount_max,
    vat, included_ro, included_en, not_included_ro, not_included_en, treatments, valid_from, hidden)
  select e ->> 'id', e ->> 'category', (e ->> 'position')::integer, e #>> '{title,ro}', e #>> '{title,en}',
    e ->> 'unit', e ->> 'kind', (e ->> 'amount_min')::integer, (e ->> 'amount_max')::integer, e ->> 'vat',
    private.text_list(e #> '{included,ro}'), private.text_list(e #> '{included,en}'),
    private.text_list(e #> '{not_included,ro}'), private.text_list(e #> '{not_included,en}'),
    private.text_list(e -> 'treatments'), (e ->> 'valid_from')::date, (e ->> 'hidden')::boolean
  from jsonb_array_elements(list -> 'items') e
  on conflict (id) do update
    set category = excluded.category, position = excluded.position, title_ro = excluded.title_ro,
      title_en = excluded.title_en, unit = excluded.unit, kind = excluded.kind, amount_min = excluded.amount_min,
      amount_max = excluded.amount_max, vat = excluded.vat, included_ro = excluded.included_ro,
      included_en = excluded.included_en, not_included_ro = excluded.not_included_ro,
      not_included_en = excluded.not_included_en, treatments = excluded.treatments,
      valid_from = excluded.valid_from, hidden = excluded.hidden
    where (i.category, i.position, i.title_ro, i.title_en, i.unit, i.kind, i.amount_min, i.amount_max, i.vat,
        i.included_ro, i.included_en, i.not_included_ro, i.not_included_en, i.treatments, i.valid_from, i.hidden)
      is distinct from
      (excluded.category, excluded.position, excluded.title_ro, excluded.title_en, excluded.unit, excluded.kind,
        excluded.amount_min, excluded.amount_max, excluded.vat, excluded.included_ro, excluded.included_en,
        excluded.not_included_ro, excluded.not_included_en, excluded.treatments, excluded.valid_from, excluded.hidden);

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

-- One writer of drafts and publications at a time, and only an admin. Returns who it is.
create or replace function private.begin_price_change() returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin changes prices' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('public.price_drafts'));
  return coalesce((select u.email from auth.users u where u.id = (select auth.uid())), '');
end
$$;

-- The next version of the draft: its number, or null when the draft is not at the version that was seen any more.
-- `new_undo_to` counts for the step 'undo' alone; 0 says that there is nothing left to undo.
create or replace function public.save_price_draft(
  seen_version integer, new_content jsonb, new_step text, new_undo_to integer default 0
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_price_change();
  current_version integer := coalesce((select max(d.version) from public.price_drafts d), 0);
begin
  if seen_version is distinct from current_version then
    return null;
  end if;
  if current_version = 0 then
    insert into public.price_drafts (version, content, step, saved_by, saved_by_email)
    values (1, private.price_list(), 'start', (select auth.uid()), author);
    current_version := 1;
  end if;
  insert into public.price_drafts (version, content, undo_to, step, saved_by, saved_by_email)
  values (current_version + 1, new_content,
    case when new_step = 'undo' then nullif(new_undo_to, 0) else current_version end,
    new_step, (select auth.uid()), author);
  delete from public.price_drafts d where d.version < current_version - 100;
  return current_version + 1;
end
$$;

-- What visitors have from now on. For the functions below.
create or replace function private.record_publication(
  new_kind text, new_note text, new_source integer, list jsonb, author text
) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  before jsonb := private.price_list();
  changed integer;
  publication integer;
begin
  if coalesce(length(btrim(new_note)), 0) < 3 then
    raise exception 'a publication needs a note' using errcode = '23514';
  end if;
  if not exists (select from public.price_publications) then
    insert into public.price_publications (kind, note, changed_rows, previous, content)
    values ('start', '', 0, before, before);
  end if;
  changed := private.apply_price_list(list);
  insert into public.price_publications
    (kind, note, source, changed_rows, previous, content, published_by, published_by_email)
  values (new_kind, btrim(new_note), new_source, changed, before, private.price_list(), (select auth.uid()), author)
  returning id into publication;
  return publication;
end
$$;

-- Publishes the draft as it was seen: the publication's number, or null when it has changed meanwhile.
create or replace function public.publish_prices(seen_version integer, new_note text) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_price_change();
  draft public.price_drafts;
begin
  select * into draft from public.price_drafts d order by d.version desc limit 1;
  if draft.version is null or draft.version is distinct from seen_version then
    return null;
  end if;
  return private.record_publication('publish', new_note, null, draft.content, author);
end
$$;

-- Brings an earlier list back, for visitors and in the draft; undoing in the draft still leads to what it was.
create or replace function public.roll_back_prices(publication integer, seen_version integer, new_note text)
  returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_price_change();
  list jsonb := (select p.content from public.price_publications p where p.id = publication);
  current_version integer := coalesce((select max(d.version) from public.price_drafts d), 0);
  made integer;
begin
  if list is null then
    raise exception 'there is no such publication' using errcode = '23503';
  end if;
  if seen_version is distinct from current_version then
    return null;
  end if;
  made := private.record_publication('rollback', new_note, publication, list, author);
  insert into public.price_drafts (version, content, undo_to, step, saved_by, saved_by_email)
  values (current_version + 1, list, nullif(current_version, 0), 'rollback', (select auth.uid()), author);
  return made;
end
$$;

revoke all on function private.price_list(), private.text_list(jsonb), private.apply_price_list(jsonb),
  private.begin_price_change(), private.record_publication(text, text, integer, jsonb, text)
  from public, anon, authenticated, service_role;
revoke all on function public.save_price_draft(integer, jsonb, text, integer)
  from public, anon, authenticated, service_role;
revoke all on function public.publish_prices(integer, text) from public, anon, authenticated, service_role;
revoke all on function public.roll_back_prices(integer, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.save_price_draft(integer, jsonb, text, integer) to authenticated;
grant execute on function public.publish_prices(integer, text) to authenticated;
grant execute on function public.roll_back_prices(integer, integer, text) to authenticated;
