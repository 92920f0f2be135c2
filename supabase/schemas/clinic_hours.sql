-- Opening hours, days with other hours, and a notice on every page: one row, drafted and published like prices. The
-- Worker works out legal holidays (src/format/holidays.ts).

-- Spans of a day, earliest first: [["09:00", "13:00"], ["14:00", "20:00"]].
create function private.are_spans(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'array' then
        jsonb_array_length(value) <= 3
        and not exists (
          select from jsonb_array_elements(value) s
          where jsonb_typeof(s.value) <> 'array' or jsonb_array_length(s.value) <> 2
            or coalesce(s.value ->> 0, '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
            or coalesce(s.value ->> 1, '') !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'
            or (s.value ->> 0) >= (s.value ->> 1))
        and not exists (
          select from jsonb_array_elements(value) with ordinality a(span, place)
          join jsonb_array_elements(value) with ordinality b(span, place) on b.place = a.place + 1
          where (a.span ->> 1) >= (b.span ->> 0))
      else false end, false)
  $$;

create function private.are_special_days(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'array' then
        jsonb_array_length(value) <= 200
        and not exists (
          select from jsonb_array_elements(value) d
          where jsonb_typeof(d.value) <> 'object'
            or case when jsonb_typeof(d.value) = 'object' then d.value - 'from' - 'to' - 'spans' <> '{}'::jsonb end
            or not private.is_day(d.value ->> 'from') or not private.is_day(d.value ->> 'to')
            or (d.value ->> 'from') > (d.value ->> 'to')
            or not private.are_spans(d.value -> 'spans'))
        -- No two entries share a day.
        and not exists (
          select from jsonb_array_elements(value) with ordinality a(days, place)
          join jsonb_array_elements(value) with ordinality b(days, place) on a.place < b.place
          where (a.days ->> 'from') <= (b.days ->> 'to') and (b.days ->> 'from') <= (a.days ->> 'to'))
      else false end, false)
  $$;

create function private.is_week(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'array' then
        jsonb_array_length(value) = 7
        and not exists (select from jsonb_array_elements(value) d where not private.are_spans(d.value))
      else false end, false)
  $$;

create function private.is_notice(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'text') = 'object' then
        value - 'text' - 'from' - 'to' = '{}'::jsonb
        and private.has_texts(value -> 'text', private.languages_of(value -> 'text'), 160)
        and not exists (
          select from jsonb_each_text(value -> 'text') t
          where private.trimmed_length(t.value) < 8 or t.value ~ '[[:cntrl:]]')
        and private.is_day(value ->> 'from') and private.is_day(value ->> 'to')
        and (value ->> 'from') <= (value ->> 'to')
      else false end, false)
  $$;

create table public.clinic_hours (
  -- There is one row.
  one boolean primary key default true,
  -- Opening spans, Monday first. Null: the owner has set nothing, and the hours in the build hold.
  week jsonb,
  days jsonb not null default '[]',
  notice jsonb,

  constraint clinic_hours_one check (one),
  constraint clinic_hours_week check (week is null or private.is_week(week)),
  constraint clinic_hours_days check (private.are_special_days(days)),
  constraint clinic_hours_notice check (notice is null or private.is_notice(notice))
);

comment on table public.clinic_hours is
  'When the clinic is open, and the notice on every page. Written by publications alone; the row never goes.';

alter table public.clinic_hours enable row level security;
grant select on table public.clinic_hours to anon, authenticated, service_role;

create policy "everybody reads when the clinic is open"
  on public.clinic_hours for select to anon, authenticated
  using (true);

create function private.current_hours() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select coalesce(
      (select jsonb_build_object('week', h.week, 'days', h.days, 'notice', h.notice) from public.clinic_hours h),
      '{"week": null, "days": [], "notice": null}'::jsonb)
  $$;

create function private.is_hours_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        value - 'week' - 'days' - 'notice' = '{}'::jsonb and value ?& array['week', 'days', 'notice']
        and (value -> 'week' = 'null'::jsonb or private.is_week(value -> 'week'))
        and private.are_special_days(value -> 'days')
        and (value -> 'notice' = 'null'::jsonb or private.is_notice(value -> 'notice'))
      else false end, false)
  $$;

create function private.publish_hours(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if not private.is_hours_content(content) then
    raise exception 'these are no hours: constraint "clinic_hours_days"' using errcode = '23514';
  end if;
  insert into public.clinic_hours as h (one, week, days, notice)
    values (true, nullif(content -> 'week', 'null'::jsonb), content -> 'days',
      nullif(content -> 'notice', 'null'::jsonb))
    on conflict (one) do update
      set (week, days, notice) = (excluded.week, excluded.days, excluded.notice);
  return (select count(*) from (values ('week'), ('days'), ('notice')) part(name)
    where content -> part.name is distinct from before -> part.name);
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('hours', 'private.current_hours', 'private.publish_hours', 'private.is_hours_content');
