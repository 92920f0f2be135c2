-- What each row has cost. A reduction may be announced only against the lowest price of the 30 days before it
-- (Directive 98/6/EC, article 6a).

create table public.price_history (
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
grant select on table public.price_history to authenticated, service_role;

create policy "an admin reads what prices were"
  on public.price_history for select to authenticated
  using ((select private.is_admin()));

-- Follows every change of price_items. Before the first publication a row's own `valid_from` says since when its
-- price holds.
create function private.keep_price_history() returns trigger
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
  if tg_op = 'INSERT' and before.item is null and not exists (
    select from public.publications p where p.subject = 'prices') then
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

create trigger price_items_history after insert or update or delete on public.price_items
  for each row execute function private.keep_price_history();

-- Every price of a row between two days, both included: past ones, and those known to come.
create function private.prices_between(item_id text, first_day date, last_day date)
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
create function private.lowest_price(item_id text, first_day date, last_day date)
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
