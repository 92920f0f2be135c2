-- What people type, read as the Worker reads it (src/format/typed.ts; tests/data/typed.test.ts compares the two): without
-- marks that nobody sees, and with every apostrophe, dash and blank found by any other.

create or replace function private.readable(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(typed, NFC),
      '\r\n?|[\v\f\u0085\u2028\u2029]', E'\n', 'g'),
      '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
      '(?<![\u0590-\u1dff\u2190-\u2bff\ua000-\ufdff\ufe0f\U00010a00-\U00011fff\U0001f000-\U0001faff])[\u200c\u200d]|[\u200c\u200d](?![\u0590-\u1dff\u2190-\u2bff\ua000-\ufdff\U00010a00-\U00011fff\U0001f000-\U0001faff])', '', 'g'),
      '(?<![\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff])\ufe0f(?!\u20e3)', '', 'g')
  $$;

create or replace function private.typed_line(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select btrim(regexp_replace(private.readable(typed),
      '[ \t\n\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]+', ' ', 'g'))
  $$;

create or replace function private.typed_text(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select btrim(regexp_replace(private.readable(typed),
      '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]', ' ', 'g'), E' \t\n')
  $$;

-- For comparing alone: without case, marks and punctuation, words parted by one space.
create or replace function private.comparable(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select btrim(regexp_replace(replace(lower(regexp_replace(normalize(private.readable(typed), NFKD),
      '[\u200c\u200d]|\ufe0f|[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')), 'ς', 'σ'),
      '[\t\n -/:-@[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b9-\u02df\u02e5-\u02ff\u037e\u0387\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u1400\u1680\u1806\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30a0\u30fb\ua78b\ua78c\ufe10-\ufe1f\ufe30-\ufe6f\U0001f000-\U0001faff]+', ' ', 'g'))
  $$;

revoke all on function private.readable(text), private.typed_line(text), private.typed_text(text), private.comparable(text)
  from public, anon, authenticated, service_role;
-- Constraints are checked with the rights of whoever writes the row.
grant execute on function private.readable(text), private.typed_line(text) to anon, authenticated, service_role;

-- A name of marks alone is none. Requests from before stay.
alter table public.contact_requests drop constraint if exists contact_requests_name;
alter table public.contact_requests add constraint contact_requests_name
  check (coalesce(length(private.typed_line(name)) between 2 and 80, false)) not valid;

-- What the inbox finds a request by. Written by a trigger, so that nobody who writes a row needs the right to fold a text.
alter table public.contact_requests alter column search drop expression if exists;

create or replace function private.set_request_search() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  new.search := private.comparable(new.name)
    || ' ' || lower(new.reference) || ' ' || lower(replace(new.reference, '-', ''))
    || ' ' || coalesce(new.phone, '') || ' ' || coalesce(lower(new.email), '');
  return new;
end
$$;

revoke all on function private.set_request_search() from public, anon, authenticated, service_role;

drop trigger if exists contact_requests_search on public.contact_requests;
create trigger contact_requests_search before insert or update of name, reference, phone, email
  on public.contact_requests for each row execute function private.set_request_search();
update public.contact_requests set name = name;

-- Files put the family name first, and numbers after it.
create or replace function private.name_words(name text) returns text[]
  language sql immutable set search_path = ''
  as $$ select array_remove(string_to_array(private.comparable(name), ' '), '') $$;
