-- The price list as the pages read it. Visitors see rows that are not hidden. Only publications write it, because
-- they date, check and record each change.

create table public.price_categories (
  slug text primary key,
  position integer not null,
  -- Texts by language.
  title jsonb not null,
  description jsonb not null,

  constraint price_categories_slug check (coalesce(
    length(slug) <= 80 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint price_categories_position check (coalesce(position >= 0, false)),
  constraint price_categories_title check (private.are_lines(title, 2, 60)),
  constraint price_categories_description check (private.are_lines(description, 2, 300)),
  constraint price_categories_languages check (
    private.languages_of(description) = private.languages_of(title)),
  -- Letters with a cedilla are a common mistake for those with a comma below.
  constraint price_categories_letters check ((title::text || description::text) !~ '[şţŞŢ]')
);

create table public.price_items (
  id text primary key,
  category text not null references public.price_categories (slug) on update cascade on delete restrict,
  position integer not null,
  -- Texts by language; `included` and `not_included` are lists.
  title jsonb not null,
  unit text not null,
  kind text not null,
  amount_min integer not null,
  amount_max integer,
  vat text not null,
  included jsonb not null,
  not_included jsonb not null,
  treatments text[] not null default '{}',
  valid_from date not null,
  hidden boolean not null default true,
  next_min integer,
  next_max integer,
  next_from date,

  constraint price_items_id check (coalesce(length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint price_items_position check (coalesce(position >= 0, false)),
  constraint price_items_title check (private.are_lines(title, 2, 110)),
  constraint price_items_unit check (coalesce(unit in (
    'visit', 'tooth', 'arch', 'session', 'procedure', 'implant', 'canal', 'month', 'treatment'), false)),
  constraint price_items_kind check (coalesce(kind in ('fixed', 'from', 'range'), false)),
  constraint price_items_vat check (coalesce(vat in ('exempt', 'included'), false)),
  constraint price_items_amounts check (coalesce(
    amount_min between 0 and 100000000
    and case kind when 'range' then amount_max > amount_min and amount_max <= 100000000
      else amount_max is null end, false)),
  constraint price_items_lists check (coalesce(
    private.are_lists(included, 6) and private.are_lists(not_included, 6)
    and octet_length(included::text || not_included::text) <= 4000 * cardinality(private.languages_of(title)), false)),
  constraint price_items_languages check (
    private.languages_of(included) = private.languages_of(title)
    and private.languages_of(not_included) = private.languages_of(title)),
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
  constraint price_items_letters check ((title::text || included::text || not_included::text) !~ '[şţŞŢ]')
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
  update (category, position, title, unit, kind, amount_min, amount_max, vat, included, not_included, treatments,
    valid_from, hidden, next_min, next_max, next_from)
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
