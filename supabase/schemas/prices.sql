-- The price list as the pages read it. Visitors see rows that are not hidden. Only publications write it, because
-- they date, check and record each change.

create table public.price_categories (
  slug text primary key,
  position integer not null,
  title_ro text not null,
  title_en text not null,
  description_ro text not null,
  description_en text not null,

  constraint price_categories_slug check (coalesce(
    length(slug) <= 80 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint price_categories_position check (coalesce(position >= 0, false)),
  constraint price_categories_title check (coalesce(
    length(title_ro) between 2 and 60 and length(title_en) between 2 and 60, false)),
  constraint price_categories_description check (coalesce(
    length(description_ro) between 2 and 300 and length(description_en) between 2 and 300, false)),
  -- Letters with a cedilla are a common mistake for those with a comma below.
  constraint price_categories_letters check (coalesce((title_ro || description_ro) !~ '[şţŞŢ]', false))
);

create table public.price_items (
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
  next_min integer,
  next_max integer,
  next_from date,

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
  -- The lists have as many lines in both languages.
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
  constraint price_items_next_from check (coalesce(
    case when next_from is null then next_min is null and next_max is null
      else next_min is not null and next_from > valid_from and next_from <= '2100-01-01' end, false)),
  constraint price_items_next_max check (coalesce(
    next_min is null or (next_min between 0 and 100000000
      and (next_max is null or (next_max > next_min and next_max <= 100000000))), false)),
  constraint price_items_letters check (coalesce(
    (title_ro || included_ro::text || not_included_ro::text) !~ '[şţŞŢ]', false))
);

create index price_items_category on public.price_items (category, position);

comment on table public.price_categories is
  'The categories of the price list. Written by publications and with the secret key; a row goes when a publication is without it.';
comment on table public.price_items is
  'The price list. Written by publications and with the secret key; a row goes when a publication is without it.';
comment on column public.price_items.amount_min is 'Bani, final, with VAT where it applies.';
comment on column public.price_items.amount_max is 'Bani; only a range has an upper amount.';
comment on column public.price_items.valid_from is
  'Since when the price holds. Publishing sets it; a row that begins later is not shown before.';
comment on column public.price_items.next_from is
  'The day in Bucharest on which next_min and next_max replace the price; readers go by the date, nothing has to run.';

alter table public.price_categories enable row level security;
grant select on table public.price_categories to anon, authenticated, service_role;
grant insert, update, delete on table public.price_categories to service_role;

alter table public.price_items enable row level security;
grant select on table public.price_items to anon, authenticated, service_role;
-- The id cannot be changed: links use it.
grant insert, delete,
  update (category, position, title_ro, title_en, unit, kind, amount_min, amount_max, vat,
    included_ro, included_en, not_included_ro, not_included_en, treatments, valid_from, hidden,
    next_min, next_max, next_from)
  on table public.price_items to service_role;

create policy "everybody reads the categories"
  on public.price_categories for select to anon, authenticated
  using (true);

create policy "everybody reads prices that are not hidden"
  on public.price_items for select to anon, authenticated
  using (not hidden);

create policy "an admin reads every price"
  on public.price_items for select to authenticated
  using ((select private.is_admin()));
