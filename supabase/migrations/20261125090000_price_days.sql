-- What is published of prices is true of every day: a price says from which day it holds, one that begins later waits
-- for its day, what a row has cost is kept, and a reduction is announced only against the lowest price of the thirty
-- days before it (Directive 98/6/EC, article 6a).

-- The calendar of the clinic, whatever the clock of the database says.
create or replace function private.today() returns date
  language sql stable set search_path = ''
  as $$ select (now() at time zone 'Europe/Bucharest')::date $$;

create or replace function private.start_of(day date) returns timestamptz
  language sql immutable set search_path = ''
  as $$ select day::timestamp at time zone 'Europe/Bucharest' $$;

alter table public.price_items
  add column if not exists next_min integer,
  add column if not exists next_max integer,
  add column if not exists next_from date;

alter table public.price_items drop constraint if exists price_items_next_from;
alter table public.price_items add constraint price_items_next_from check (coalesce(
  case when next_from is null then next_min is null and next_max is null
    else next_min is not null and next_from > valid_from and next_from <= '2100-01-01' end, false));
alter table public.price_items drop constraint if exists price_items_next_max;
alter table public.price_items add constraint price_items_next_max check (coalesce(
  next_min is null or (next_min between 0 and 100000000
    and (next_max is null or (next_max > next_min and next_max <= 100000000))), false));

comment on column public.price_items.next_from is
  'The day in Bucharest on which next_min and next_max replace the price; readers go by the date, nothing has to run.';
comment on column public.price_items.valid_from is
  'Since when the price holds. Publishing sets it; a row that begins later is not shown before.';

update public.price_items i set treatments = s.sorted
  from (
    select p.id, array(select t from unnest(p.treatments) t order by t collate "C") as sorted from public.price_items p
  ) s
  where s.id = i.id and s.sorted <> i.treatments;

-- A price with an upper end is a range; one without is what the price before it was, and fixed after a range.
create or replace function private.next_kind(kind text, next_max integer) returns text
  language sql immutable set search_path = ''
  as $$ select case when next_max is not null then 'range' when kind = 'range' then 'fixed' else kind end $$;

-- The list as it is on a day: a price whose day has come is the price.
create or replace function private.prices_on(list jsonb, day date) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_set(list, '{items}', coalesce(jsonb_agg(
      case when (e.item ->> 'next_from')::date <= day then e.item || jsonb_build_object(
        'kind', private.next_kind(e.item ->> 'kind', (e.item ->> 'next_max')::integer),
        'amount_min', e.item -> 'next_min', 'amount_max', e.item -> 'next_max', 'valid_from', e.item -> 'next_from',
        'next_min', null, 'next_max', null, 'next_from', null)
      else e.item end order by e.place), '[]'::jsonb))
    from jsonb_array_elements(list -> 'items') with ordinality e (item, place)
  $$;

-- The list with the days from which its prices hold: a price that stays keeps its day, whatever the list says, another
-- one begins today, a new row today or later. A list from before prices could wait has none waiting.
create or replace function private.dated_prices(list jsonb, before jsonb, day date) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_set(list, '{items}', coalesce(jsonb_agg(
      '{"next_min": null, "next_max": null, "next_from": null}'::jsonb || e.item || jsonb_build_object('valid_from',
        case
          when b.item is null then greatest((e.item ->> 'valid_from')::date, day)
          when (b.item -> 'kind', b.item -> 'amount_min', b.item -> 'amount_max')
            is not distinct from (e.item -> 'kind', e.item -> 'amount_min', e.item -> 'amount_max')
            then (b.item ->> 'valid_from')::date
          else day end)
        -- A set: another order is no change.
        || jsonb_build_object('treatments', coalesce((
          select jsonb_agg(t.key order by t.key collate "C")
          from (select distinct k as key from jsonb_array_elements_text(e.item -> 'treatments') k) t), '[]'::jsonb))
      order by e.place), '[]'::jsonb))
    from jsonb_array_elements(list -> 'items') with ordinality e (item, place)
    left join (select value as item from jsonb_array_elements(before -> 'items')) b
      on b.item ->> 'id' = e.item ->> 'id'
  $$;

create table if not exists public.price_history (
  item text not null,
  since timestamptz not null,
  kind text,
  amount_min integer,
  amount_max integer,
  primary key (item, since),

  constraint price_history_price check (coalesce((kind is null) = (amount_min is null), false))
);

comment on table public.price_history is
  'What each row has cost visitors, and since when; without a price where it was not shown. Written by the trigger alone.';

alter table public.price_history enable row level security;
revoke all on table public.price_history from public, anon, authenticated, service_role;
grant select on table public.price_history to authenticated, service_role;

drop policy if exists "an admin reads what prices were" on public.price_history;
create policy "an admin reads what prices were"
  on public.price_history for select to authenticated
  using ((select private.is_admin()));

-- Follows the table whatever changes it. Before anything was published, a row says itself since when its price holds.
create or replace function private.keep_price_history() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  item_id text := case when tg_op = 'DELETE' then old.id else new.id end;
  day date := private.today();
  since_now timestamptz := now();
  price public.price_history;
  before public.price_history;
begin
  delete from public.price_history h where h.item = item_id and h.since > now();
  select * into before from public.price_history h where h.item = item_id order by h.since desc limit 1;
  if tg_op <> 'DELETE' and not new.hidden and new.valid_from <= day then
    if new.next_from <= day then
      price.kind := private.next_kind(new.kind, new.next_max);
      price.amount_min := new.next_min;
      price.amount_max := new.next_max;
    else
      price.kind := new.kind;
      price.amount_min := new.amount_min;
      price.amount_max := new.amount_max;
    end if;
  end if;
  if tg_op = 'INSERT' and before.item is null and not exists (select from public.price_publications) then
    since_now := least(now(), private.start_of(new.valid_from));
  end if;
  if (before.kind, before.amount_min, before.amount_max)
    is distinct from (price.kind, price.amount_min, price.amount_max) then
    insert into public.price_history (item, since, kind, amount_min, amount_max)
    values (item_id, since_now, price.kind, price.amount_min, price.amount_max)
    on conflict (item, since) do update
      set (kind, amount_min, amount_max) = (excluded.kind, excluded.amount_min, excluded.amount_max);
  end if;
  if tg_op <> 'DELETE' and not new.hidden then
    if new.valid_from > day then
      insert into public.price_history (item, since, kind, amount_min, amount_max)
      values (item_id, private.start_of(new.valid_from), new.kind, new.amount_min, new.amount_max);
    end if;
    if new.next_from > day then
      insert into public.price_history (item, since, kind, amount_min, amount_max)
      values (item_id, private.start_of(new.next_from), private.next_kind(new.kind, new.next_max),
        new.next_min, new.next_max);
    end if;
  end if;
  return null;
end
$$;

drop trigger if exists price_items_history on public.price_items;
create trigger price_items_history after insert or update or delete on public.price_items
  for each row execute function private.keep_price_history();

-- What the publications know of the time before this table.
insert into public.price_history (item, since, kind, amount_min, amount_max)
  with told as (
    select p.published_at - interval '1 second' as at, p.previous as list, p.id::double precision - 0.5 as place
      from public.price_publications p where p.kind <> 'start'
    union all
    select p.published_at, p.content, p.id from public.price_publications p where p.kind <> 'start'
    union all
    select now(), private.price_list(), 'infinity'
  ), lists as (
    -- Of two publications at the same moment, the later one is what visitors had from then on.
    select distinct on (t.at) t.at, t.list from told t order by t.at, t.place desc
  ), rows as (
    select l.at, e.value as item from lists l, jsonb_array_elements(l.list -> 'items') e
  ), prices as (
    select k.id as item, l.at, r.item ->> 'kind' as kind, (r.item ->> 'amount_min')::integer as amount_min,
      (r.item ->> 'amount_max')::integer as amount_max, private.start_of((r.item ->> 'valid_from')::date) as valid_from
    from (select distinct rows.item ->> 'id' as id from rows) k
    cross join (select distinct lists.at from lists) l
    left join rows r on r.at = l.at and r.item ->> 'id' = k.id and not (r.item ->> 'hidden')::boolean
  ), steps as (
    select p.*, row_number() over w as step, lag(p.kind) over w as old_kind, lag(p.amount_min) over w as old_min,
      lag(p.amount_max) over w as old_max
    from prices p window w as (partition by p.item order by p.at)
  )
  select s.item, case when s.step = 1 then least(s.at, s.valid_from) else s.at end, s.kind, s.amount_min, s.amount_max
  from steps s
  where (case when s.step = 1 then s.kind is not null
      else (s.kind, s.amount_min, s.amount_max) is distinct from (s.old_kind, s.old_min, s.old_max) end)
    and not exists (select from public.price_history h where h.item = s.item);

-- What is announced as cheaper: a row of the list, by how much, on which days. Both days belong to it.
create table if not exists public.offers (
  id text primary key,
  item text not null,
  reduction integer not null,
  from_day date not null,
  to_day date not null,

  constraint offers_id check (coalesce(length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint offers_reduction check (coalesce(reduction between 1 and 100000000, false)),
  constraint offers_days check (coalesce(
    from_day >= '2000-01-01' and to_day >= from_day and to_day <= '2100-01-01', false))
);

comment on table public.offers is 'Reductions that are announced, in bani. Visitors read them with announced_offers().';

alter table public.offers enable row level security;
revoke all on table public.offers from public, anon, authenticated, service_role;
grant select on table public.offers to authenticated, service_role;
grant insert, update, delete on table public.offers to service_role;

drop policy if exists "an admin reads the offers" on public.offers;
create policy "an admin reads the offers"
  on public.offers for select to authenticated
  using ((select private.is_admin()));

-- A database that has the prices has the offer that the site has announced so far.
insert into public.offers (id, item, reduction, from_day, to_day)
  select 'implant', i.id, 40000, '2026-10-01', '2026-12-31' from public.price_items i where i.id = 'implant-titan'
  on conflict do nothing;

-- What a row costs at any time of some days, the last included: every price there was, and what is known to come.
create or replace function private.prices_between(item_id text, first_day date, last_day date)
  returns table (kind text, amount_min integer, amount_max integer)
  language sql stable set search_path = ''
  as $$
    select h.kind, h.amount_min, h.amount_max
    from (
      select p.*, lead(p.since) over (order by p.since) as until from public.price_history p where p.item = item_id
    ) h
    where h.since < private.start_of(last_day + 1)
      and coalesce(h.until, 'infinity') > private.start_of(first_day)
  $$;

-- The lowest of them, in the shape of a price. No row when there was none.
create or replace function private.lowest_price(item_id text, first_day date, last_day date)
  returns table (kind text, amount_min integer, amount_max integer)
  language sql stable set search_path = ''
  as $$
    select case when l.top is null then 'from' when l.top > l.low then 'range' else 'fixed' end, l.low,
      case when l.top > l.low then l.top end
    from (
      select min(p.amount_min) as low,
        min(case when p.kind <> 'from' then coalesce(p.amount_max, p.amount_min) end) as top
      from private.prices_between(item_id, first_day, last_day) p
    ) l
    where l.low is not null
  $$;

-- The offers that run or will, each with the lowest price of the thirty days before it began. For everybody: the page
-- of an offer names that price.
create or replace function public.announced_offers()
  returns table (id text, item text, reduction integer, from_day date, to_day date,
    reference_kind text, reference_min integer, reference_max integer)
  language sql stable security definer set search_path = ''
  as $$
    select o.id, o.item, o.reduction, o.from_day, o.to_day, l.kind, l.amount_min, l.amount_max
    from public.offers o
    left join lateral private.lowest_price(o.item, o.from_day - 30, o.from_day - 1) l on true
    where o.to_day >= private.today()
    order by o.from_day, o.id
  $$;

-- Offers whose row costs, on a day they are still to run, more than the lowest price before them, or nothing that could
-- be reduced: what is announced would not be so.
create or replace function private.untrue_offers() returns table (id text, item text)
  language sql stable set search_path = ''
  as $$
    select o.id, o.item
    from public.announced_offers() o
    where o.reference_min is null
      or not exists (
        select from private.prices_between(o.item, greatest(o.from_day, private.today()), o.to_day) p
        where p.kind is not null)
      or exists (
        select from private.prices_between(o.item, greatest(o.from_day, private.today()), o.to_day) p
        where p.kind is null or p.amount_min <= o.reduction or p.amount_min > o.reference_min
          or coalesce(o.reference_max, case when o.reference_kind <> 'from' then o.reference_min end)
            < case when p.kind = 'from' then 2147483647 else coalesce(p.amount_max, p.amount_min) end)
  $$;

-- What visitors have from now on. For the functions of publishing and going back.
create or replace function private.record_publication(
  new_kind text, new_note text, new_source integer, list jsonb, author text
) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  day date := private.today();
  before jsonb;
  after jsonb;
  changed integer;
  publication integer;
  untrue record;
begin
  if coalesce(length(btrim(new_note)), 0) < 3 then
    raise exception 'a publication needs a note' using errcode = '23514';
  end if;
  -- What has begun meanwhile is what visitors have already.
  perform private.apply_price_list(private.prices_on(private.price_list(), day));
  before := private.price_list();
  if not exists (select from public.price_publications) then
    insert into public.price_publications (kind, note, changed_rows, previous, content)
    values ('start', '', 0, before, before);
  end if;
  changed := private.apply_price_list(private.dated_prices(private.prices_on(list, day), before, day));
  after := private.price_list();
  -- An offer that was untrue before is no reason to refuse what has nothing to do with it.
  for untrue in
    select o.item from private.untrue_offers() o
    where (select e.value from jsonb_array_elements(before -> 'items') e where e.value ->> 'id' = o.item)
      is distinct from (select e.value from jsonb_array_elements(after -> 'items') e where e.value ->> 'id' = o.item)
  loop
    raise exception 'an announced reduction would not be true: constraint "price_items_offer"'
      using errcode = '23514', detail = format('Failing row contains (%s, ...).', untrue.item);
  end loop;
  insert into public.price_publications
    (kind, note, source, changed_rows, previous, content, published_by, published_by_email)
  values (new_kind, btrim(new_note), new_source, changed, before, after, (select auth.uid()), author)
  returning id into publication;
  return publication;
end
$$;

-- The publication is the one way to a price: a row written past it would be dated, checked and recorded by nobody.
revoke insert, update, delete on table public.price_categories, public.price_items from authenticated;
revoke insert (slug, position, title_ro, title_en, description_ro, description_en),
  update (slug, position, title_ro, title_en, description_ro, description_en)
  on table public.price_categories from authenticated;
revoke insert (id, category, position, title_ro, title_en, unit, kind, amount_min, amount_max, vat,
    included_ro, included_en, not_included_ro, not_included_en, treatments, valid_from, hidden),
  update (category, position, title_ro, title_en, unit, kind, amount_min, amount_max, vat,
    included_ro, included_en, not_included_ro, not_included_en, treatments, valid_from, hidden)
  on table public.price_items from authenticated;
grant insert (next_min, next_max, next_from), update (next_min, next_max, next_from)
  on table public.price_items to service_role;
drop policy if exists "an admin adds categories" on public.price_categories;
drop policy if exists "an admin changes categories" on public.price_categories;
drop policy if exists "an admin removes categories" on public.price_categories;
drop policy if exists "an admin adds prices" on public.price_items;
drop policy if exists "an admin changes prices" on public.price_items;
drop policy if exists "an admin removes prices" on public.price_items;

revoke all on function private.today(), private.start_of(date), private.next_kind(text, integer),
  private.prices_on(jsonb, date), private.dated_prices(jsonb, jsonb, date), private.keep_price_history(),
  private.prices_between(text, date, date), private.lowest_price(text, date, date), private.untrue_offers()
  from public, anon, authenticated, service_role;
revoke all on function public.announced_offers() from public, anon, authenticated, service_role;
grant execute on function public.announced_offers() to anon, authenticated, service_role;
