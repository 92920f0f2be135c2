-- The price list as the pages read it. Visitors see what is not hidden; admins change it; how a change is
-- published belongs to a later migration, which finds a version on every row.

create table if not exists public.price_categories (
  slug text primary key,
  position integer not null,
  title_ro text not null,
  title_en text not null,
  description_ro text not null,
  description_en text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),

  constraint price_categories_slug check (coalesce(
    length(slug) <= 80 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint price_categories_position check (coalesce(position >= 0, false)),
  constraint price_categories_title check (coalesce(
    length(title_ro) between 2 and 60 and length(title_en) between 2 and 60, false)),
  constraint price_categories_description check (coalesce(
    length(description_ro) between 2 and 300 and length(description_en) between 2 and 300, false)),
  -- The letters with a cedilla are a common mistake for those with a comma below.
  constraint price_categories_letters check (coalesce((title_ro || description_ro) !~ '[şţŞŢ]', false))
);

create table if not exists public.price_items (
  id text primary key,
  category text not null references public.price_categories (slug) on update cascade on delete restrict,
  position integer not null,
  title_ro text not null,
  title_en text not null,
  unit text not null,
  kind text not null,
  amount_min integer not null,
  amount_max integer,
  vat text not null,
  included_ro text[] not null default '{}',
  included_en text[] not null default '{}',
  not_included_ro text[] not null default '{}',
  not_included_en text[] not null default '{}',
  treatments text[] not null default '{}',
  valid_from date not null,
  hidden boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),

  constraint price_items_id check (coalesce(length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint price_items_position check (coalesce(position >= 0, false)),
  constraint price_items_title check (coalesce(
    length(title_ro) between 2 and 110 and length(title_en) between 2 and 110, false)),
  constraint price_items_unit check (coalesce(unit in (
    'visit', 'tooth', 'arch', 'session', 'procedure', 'implant', 'canal', 'month', 'treatment'), false)),
  constraint price_items_kind check (coalesce(kind in ('fixed', 'from', 'range'), false)),
  constraint price_items_vat check (coalesce(vat in ('exempt', 'included'), false)),
  constraint price_items_amounts check (coalesce(
    amount_min between 0 and 100000000
    and case kind when 'range' then amount_max > amount_min and amount_max <= 100000000
      else amount_max is null end, false)),
  -- The lists say the same in both languages.
  constraint price_items_lists check (coalesce(
    cardinality(included_ro) <= 6 and cardinality(included_ro) = cardinality(included_en)
    and cardinality(not_included_ro) <= 6 and cardinality(not_included_ro) = cardinality(not_included_en)
    and array_position(included_ro || included_en || not_included_ro || not_included_en, null) is null
    and octet_length((included_ro || included_en || not_included_ro || not_included_en)::text) <= 8000, false)),
  constraint price_items_treatments check (coalesce(
    cardinality(treatments) <= 20
    and array_to_string(treatments, ',', '?') ~ '^([a-z]+(_[a-z]+)*(,[a-z]+(_[a-z]+)*)*)?$', false)),
  constraint price_items_valid_from check (coalesce(
    valid_from between '2000-01-01' and '2100-01-01', false)),
  constraint price_items_letters check (coalesce(
    (title_ro || included_ro::text || not_included_ro::text) !~ '[şţŞŢ]', false))
);

create index if not exists price_items_category on public.price_items (category, position);

comment on column public.price_items.amount_min is 'Bani, final, with VAT where it applies.';
comment on column public.price_items.amount_max is 'Bani; only a range has an upper amount.';
comment on column public.price_items.version is
  'Counted by the database. An update names the version it has seen, so that nobody overwrites what they did not see.';

-- For every table whose rows carry a version and the time of their last change.
create or replace function private.count_version() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;

revoke all on function private.count_version() from public, anon, authenticated, service_role;

drop trigger if exists price_categories_version on public.price_categories;
create trigger price_categories_version before update on public.price_categories
  for each row execute function private.count_version();

drop trigger if exists price_items_version on public.price_items;
create trigger price_items_version before update on public.price_items
  for each row execute function private.count_version();

alter table public.price_categories enable row level security;
revoke all on table public.price_categories from public, anon, authenticated, service_role;
grant select on table public.price_categories to anon, authenticated, service_role;
grant delete on table public.price_categories to authenticated, service_role;
grant insert (slug, position, title_ro, title_en, description_ro, description_en),
  update (slug, position, title_ro, title_en, description_ro, description_en)
  on table public.price_categories to authenticated, service_role;

alter table public.price_items enable row level security;
revoke all on table public.price_items from public, anon, authenticated, service_role;
grant select on table public.price_items to anon, authenticated, service_role;
grant delete on table public.price_items to authenticated, service_role;
-- The id stays what it was: rows are linked to by it.
grant insert (id, category, position, title_ro, title_en, unit, kind, amount_min, amount_max, vat,
    included_ro, included_en, not_included_ro, not_included_en, treatments, valid_from, hidden),
  update (category, position, title_ro, title_en, unit, kind, amount_min, amount_max, vat,
    included_ro, included_en, not_included_ro, not_included_en, treatments, valid_from, hidden)
  on table public.price_items to authenticated, service_role;

drop policy if exists "everybody reads the categories" on public.price_categories;
create policy "everybody reads the categories"
  on public.price_categories for select to anon, authenticated
  using (true);

drop policy if exists "an admin adds categories" on public.price_categories;
create policy "an admin adds categories"
  on public.price_categories for insert to authenticated
  with check ((select private.is_admin()));

drop policy if exists "an admin changes categories" on public.price_categories;
create policy "an admin changes categories"
  on public.price_categories for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

drop policy if exists "an admin removes categories" on public.price_categories;
create policy "an admin removes categories"
  on public.price_categories for delete to authenticated
  using ((select private.is_admin()));

drop policy if exists "everybody reads prices that are not hidden" on public.price_items;
create policy "everybody reads prices that are not hidden"
  on public.price_items for select to anon, authenticated
  using (not hidden);

drop policy if exists "an admin reads every price" on public.price_items;
create policy "an admin reads every price"
  on public.price_items for select to authenticated
  using ((select private.is_admin()));

drop policy if exists "an admin adds prices" on public.price_items;
create policy "an admin adds prices"
  on public.price_items for insert to authenticated
  with check ((select private.is_admin()));

drop policy if exists "an admin changes prices" on public.price_items;
create policy "an admin changes prices"
  on public.price_items for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

drop policy if exists "an admin removes prices" on public.price_items;
create policy "an admin removes prices"
  on public.price_items for delete to authenticated
  using ((select private.is_admin()));
