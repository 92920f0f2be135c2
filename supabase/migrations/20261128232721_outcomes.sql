-- What each year of the clinic came to, as the owner has counted it: one row, drafted and published like prices. Without a
-- row, nothing was published and the build's hold.

-- A group of figures is whole or left out, and no part is larger than its whole. How each was counted, the Worker asks for.
create function private.is_outcome_year(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and private.languages_of(private.texts_among(value)) is not null then
        value - 'id' - 'year' - 'bills' - 'bills_equal' - 'treatments' - 'complications' - 'complaints'
          - 'complaints_settled' - 'waiting_requests' - 'waiting_days' - private.languages_of(private.texts_among(value))
          = '{}'::jsonb
        and value -> 'id' = to_jsonb(value ->> 'year')
        and jsonb_path_match(value, '$.year >= 2000 && $.year <= 2100 && $.year % 1 == 0')
        and jsonb_path_match(value, '($.bills == null && $.bills_equal == null)
          || ($.bills > 0 && $.bills <= 1000000 && $.bills % 1 == 0
            && $.bills_equal >= 0 && $.bills_equal <= $.bills && $.bills_equal % 1 == 0)')
        and jsonb_path_match(value, '($.treatments == null && $.complications == null)
          || ($.treatments > 0 && $.treatments <= 1000000 && $.treatments % 1 == 0
            && $.complications >= 0 && $.complications <= $.treatments && $.complications % 1 == 0)')
        and jsonb_path_match(value, '($.complaints == null && $.complaints_settled == null)
          || ($.complaints >= 0 && $.complaints <= 1000000 && $.complaints % 1 == 0
            && $.complaints_settled >= 0 && $.complaints_settled <= $.complaints && $.complaints_settled % 1 == 0)')
        and jsonb_path_match(value, '($.waiting_requests == null && $.waiting_days == null)
          || ($.waiting_requests > 0 && $.waiting_requests <= 1000000 && $.waiting_requests % 1 == 0
            && $.waiting_days >= 0 && $.waiting_days <= 366 && $.waiting_days % 1 == 0)')
        and not exists (
          select from jsonb_each(private.texts_among(value)) t
          where jsonb_typeof(t.value) <> 'object'
            or case when jsonb_typeof(t.value) = 'object' then exists (
              select from jsonb_each(t.value) w
              where w.key not in ('introduction', 'bills_how', 'complications_how', 'complaints_how', 'waiting_how')
                or jsonb_typeof(w.value) <> 'string' or length(w.value #>> '{}') > 800) end)
      else false end, false)
  $$;

create function private.are_outcome_years(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'array' then
        jsonb_array_length(value) <= 60
        and not exists (select from jsonb_array_elements(value) y where not private.is_outcome_year(y.value))
        and not exists (
          select from jsonb_array_elements(value) y group by y.value ->> 'id' having count(*) > 1)
      else false end, false)
  $$;

create table public.outcomes (
  -- There is one row.
  one boolean primary key default true,
  years jsonb not null,

  constraint outcomes_one check (one),
  constraint outcomes_years check (private.are_outcome_years(years))
);

comment on table public.outcomes is
  'What each year came to. Written by publications alone; the row goes when the owner goes back to before the first.';

alter table public.outcomes enable row level security;
grant select on table public.outcomes to anon, authenticated, service_role;

create policy "everybody reads what a year came to"
  on public.outcomes for select to anon, authenticated
  using (true);

create function private.current_outcomes() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$ select jsonb_build_object('years', (select o.years from public.outcomes o)) $$;

create function private.is_outcomes_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        value - 'years' = '{}'::jsonb
        and (value -> 'years' = 'null'::jsonb or private.are_outcome_years(value -> 'years'))
      else false end, false)
  $$;

-- A year is told once it has ended.
create function private.publish_outcomes(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if content -> 'years' = 'null'::jsonb then
    delete from public.outcomes o where o.one;
  else
    if exists (
      select from jsonb_array_elements(content -> 'years') y
      where (y.value ->> 'year')::integer >= extract(year from private.today())) then
      raise exception 'a year that has not ended: constraint "outcomes_ended"' using errcode = '23514';
    end if;
    insert into public.outcomes as o (one, years) values (true, content -> 'years')
      on conflict (one) do update set years = excluded.years;
  end if;
  return (select count(*)
    from (select e.value ->> 'id' as key, e.value as told
      from jsonb_path_query(before, '$.years[*] ? (@ != null)') e(value)) b
    full join (select e.value ->> 'id' as key, e.value as told
      from jsonb_path_query(content, '$.years[*] ? (@ != null)') e(value)) a
      on a.key = b.key
    where a.told is distinct from b.told);
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('outcomes', 'private.current_outcomes', 'private.publish_outcomes', 'private.is_outcomes_content');
