-- A row that is to begin later does so though its price is corrected before: it was shown at once, and nothing led back.

-- As before: a price that stays keeps its day, another one begins today, or with its row; a new row today or later.
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
          else greatest((b.item ->> 'valid_from')::date, day) end)
        -- A set: another order is no change.
        || jsonb_build_object('treatments', coalesce((
          select jsonb_agg(t.key order by t.key collate "C")
          from (select distinct k as key from jsonb_array_elements_text(e.item -> 'treatments') k) t), '[]'::jsonb))
      order by e.place), '[]'::jsonb))
    from jsonb_array_elements(list -> 'items') with ordinality e (item, place)
    left join (select value as item from jsonb_array_elements(before -> 'items')) b
      on b.item ->> 'id' = e.item ->> 'id'
  $$;
