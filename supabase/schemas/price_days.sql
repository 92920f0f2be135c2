-- Every price has the day from which it holds, and one more price may wait for its day.

-- The kind of the waiting price: with an upper end a range; without one as before, or fixed after a range.
create function private.next_kind(kind text, next_max integer) returns text
  language sql immutable set search_path = ''
  as $$ select case when next_max is not null then 'range' when kind = 'range' then 'fixed' else kind end $$;

-- The list as it is on a day: a waiting price whose day has come is the price.
create function private.prices_on(list jsonb, day date) returns jsonb
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

-- The list with the days from which its prices hold, whatever the list says: an unchanged price keeps its day, a
-- changed one begins today or with its row, a new row today or later. In a list without waiting prices none waits.
create function private.dated_prices(list jsonb, before jsonb, day date) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_set(list, '{items}', coalesce(jsonb_agg(
      '{"next_min": null, "next_max": null, "next_from": null}'::jsonb || e.item || jsonb_build_object('valid_from',
        case
          when b.item is null then greatest((e.item ->> 'valid_from')::date, day)
          when (b.item -> 'kind', b.item -> 'amount_min', b.item -> 'amount_max')
            is not distinct from (e.item -> 'kind', e.item -> 'amount_min', e.item -> 'amount_max')
            then (b.item ->> 'valid_from')::date
          else greatest((b.item ->> 'valid_from')::date, day) end)
        -- A set: the order does not count.
        || jsonb_build_object('treatments', coalesce((
          select jsonb_agg(t.key order by t.key collate "C")
          from (select distinct k as key from jsonb_array_elements_text(e.item -> 'treatments') k) t), '[]'::jsonb))
      order by e.place), '[]'::jsonb))
    from jsonb_array_elements(list -> 'items') with ordinality e (item, place)
    left join (select value as item from jsonb_array_elements(before -> 'items')) b
      on b.item ->> 'id' = e.item ->> 'id'
  $$;
