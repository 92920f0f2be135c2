-- Announced reductions: which row of the price list, by how much, from which day to which, both included. Drafted and
-- published like the prices.

create table public.offers (
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
grant select on table public.offers to authenticated, service_role;
grant insert, update, delete on table public.offers to service_role;

create policy "an admin reads the offers"
  on public.offers for select to authenticated
  using ((select private.is_admin()));

-- Current and coming offers, each with the lowest price of the 30 days before it began. Everybody may call it,
-- because the page of an offer shows that price.
create function public.announced_offers()
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
grant execute on function public.announced_offers() to anon, authenticated, service_role;

-- Offers that are not true: on a day of the offer the row costs more than the lowest price before it, or has no price
-- to reduce.
create function private.untrue_offers() returns table (id text, item text)
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

create function private.current_offers() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('offers', coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'item', o.item, 'reduction', o.reduction, 'from', o.from_day, 'to', o.to_day)
      order by o.from_day, o.id), '[]'::jsonb))
    from public.offers o
  $$;

create function private.is_offer_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        value - 'offers' = '{}'::jsonb and jsonb_typeof(value -> 'offers') = 'array'
        and jsonb_array_length(value -> 'offers') <= 50
      else false end, false)
  $$;

-- An offer that has become untrue by itself may stay as it is, be corrected, or go.
create function private.publish_offers(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  after jsonb;
  changed integer;
  untrue record;
begin
  delete from public.offers o
    where not exists (select from jsonb_array_elements(content -> 'offers') e where e.value ->> 'id' = o.id);
  insert into public.offers as o (id, item, reduction, from_day, to_day)
    select e.value ->> 'id', e.value ->> 'item', (e.value ->> 'reduction')::integer,
      (e.value ->> 'from')::date, (e.value ->> 'to')::date
    from jsonb_array_elements(content -> 'offers') e
    on conflict (id) do update
      set (item, reduction, from_day, to_day) = row(excluded.item, excluded.reduction, excluded.from_day, excluded.to_day);
  after := private.current_offers();
  for untrue in
    select o.id from private.untrue_offers() o
    where not before -> 'offers' @> jsonb_build_array(
      (select e.value from jsonb_array_elements(after -> 'offers') e where e.value ->> 'id' = o.id))
  loop
    raise exception 'an announced reduction would not be true: constraint "offers_true"'
      using errcode = '23514', detail = format('Failing row contains (%s, ...).', untrue.id);
  end loop;
  select count(*) into changed
  from (select e.value ->> 'id' as key, e.value as offer from jsonb_array_elements(before -> 'offers') e) b
  full join (select e.value ->> 'id' as key, e.value as offer from jsonb_array_elements(after -> 'offers') e) a
    on a.key = b.key
  where a.offer is distinct from b.offer;
  return changed;
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('offers', 'private.current_offers', 'private.publish_offers', 'private.is_offer_content');

-- The lowest price of the 30 days before a day, for an admin who drafts an offer from that day.
create function public.offer_reference(row_id text, first_day date)
  returns table (kind text, amount_min integer, amount_max integer)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin drafts offers' using errcode = '42501';
  end if;
  return query select l.kind, l.amount_min, l.amount_max
    from private.lowest_price(row_id, first_day - 30, first_day - 1) l;
end
$$;
grant execute on function public.offer_reference(text, date) to authenticated;
