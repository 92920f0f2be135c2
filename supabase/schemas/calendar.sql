-- Days in the clinic's time zone, whatever the time zone of the database.

create function private.today() returns date
  language sql stable set search_path = ''
  as $$ select (now() at time zone 'Europe/Bucharest')::date $$;

create function private.start_of(day date) returns timestamptz
  language sql immutable set search_path = ''
  as $$ select day::timestamp at time zone 'Europe/Bucharest' $$;

-- Whether a text is a day of the form 2026-11-28. A cast alone would also take `today`.
create function private.is_day(value text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return coalesce(value ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' and to_char(value::date, 'YYYY-MM-DD') = value, false);
exception when others then
  return false;
end
$$;
