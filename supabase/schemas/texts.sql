-- Typed text, read as the Worker reads it (src/format/typed.ts; tests/data/typed.test.ts compares the two): invisible
-- characters removed, apostrophes, dashes and blanks compared as equal. Constraints run with the rights of whoever
-- writes the row, hence the grants.

create function private.readable(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(typed, NFC),
      '\r\n?|[\v\f\u0085\u2028\u2029]', E'\n', 'g'),
      '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
      '(?<![\u0590-\u1dff\u2190-\u2bff\ua000-\ufdff\ufe0f\U00010a00-\U00011fff\U0001f000-\U0001faff])[\u200c\u200d]|[\u200c\u200d](?![\u0590-\u1dff\u2190-\u2bff\ua000-\ufdff\U00010a00-\U00011fff\U0001f000-\U0001faff])', '', 'g'),
      '(?<![\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff])\ufe0f(?!\u20e3)', '', 'g')
  $$;
grant execute on function private.readable(text) to anon, authenticated, service_role;

create function private.typed_line(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select btrim(regexp_replace(private.readable(typed),
      '[ \t\n\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]+', ' ', 'g'))
  $$;
grant execute on function private.typed_line(text) to anon, authenticated, service_role;

-- For comparing only: without case, accents and punctuation, words separated by one space.
create function private.comparable(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select btrim(regexp_replace(replace(lower(regexp_replace(normalize(private.readable(typed), NFKD),
      '[\u200c\u200d]|\ufe0f|[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')), 'ς', 'σ'),
      '[\t\n -/:-@[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b9-\u02df\u02e5-\u02ff\u037e\u0387\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u1400\u1680\u1806\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30a0\u30fb\ua78b\ua78c\ufe10-\ufe1f\ufe30-\ufe6f\U0001f000-\U0001faff]+', ' ', 'g'))
  $$;

create function private.trimmed_length(value text) returns integer
  language sql immutable set search_path = ''
  as $$
    select length(regexp_replace(value,
      '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
      '', 'g'))
  $$;

comment on function private.trimmed_length(text) is
  'Letters between the blanks at both ends: those that JavaScript trims.';

grant execute on function private.trimmed_length(text) to service_role;

-- Whether a value is an object with a text of at most that length under each of these keys.
create function private.has_texts(value jsonb, keys text[], longest integer) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        (select bool_and(coalesce(jsonb_typeof(value -> k.name) = 'string'
            and private.trimmed_length(value ->> k.name) between 1 and longest
            and value ->> k.name !~ '[şţŞŢ]', false))
          from unnest(keys) k(name))
      else false end, false)
  $$;

create function private.texts_of(value jsonb) returns text[]
  language sql immutable set search_path = ''
  as $$
    select coalesce(array_agg(t.value order by t.place), '{}')
    from jsonb_array_elements_text(value) with ordinality t(value, place)
  $$;

-- The languages of texts that lie under their codes, as in {"ro": …, "en": …}; null for anything else. Which languages
-- a site has, src/locale.ts says: nothing here names one. Tables ask that all texts of a row have the same languages, any
-- of them. That every language of the site is there, the Worker checks before it drafts (`byLocale` in the zod schemas of
-- src/features); an article and a newsletter choose theirs. In a language that is newer than its row, a page shows the
-- texts of the default one (src/format/by-locale.ts).
create function private.languages_of(texts jsonb) returns text[]
  language sql immutable set search_path = ''
  as $$
    select case when jsonb_typeof(texts) = 'object' then (
      select case when bool_and(t.code ~ '^[a-z]{2}$') then array_agg(t.code order by t.code collate "C") end
      from jsonb_object_keys(texts) t(code)) end
  $$;
grant execute on function private.languages_of(jsonb) to service_role;

-- Whether a value is a line in each language, of that many letters.
create function private.are_lines(texts jsonb, shortest integer, longest integer) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case when private.languages_of(texts) is not null then (
      select bool_and(jsonb_typeof(t.value) = 'string' and length(t.value #>> '{}') between shortest and longest)
      from jsonb_each(texts) t) end, false)
  $$;
grant execute on function private.are_lines(jsonb, integer, integer) to service_role;

-- Whether a value is a list of lines in each language, as long in all of them.
create function private.are_lists(texts jsonb, longest integer) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case
      when private.languages_of(texts) is null then false
      when jsonb_path_exists(texts, 'strict $.* ? (@.type() != "array")') then false
      else not jsonb_path_exists(texts, '$.*[*] ? (@.type() != "string")') and (
        select max(jsonb_array_length(t.value)) <= longest
          and min(jsonb_array_length(t.value)) = max(jsonb_array_length(t.value))
        from jsonb_each(texts) t) end, false)
  $$;
grant execute on function private.are_lists(jsonb, integer) to service_role;

-- The texts among the fields of a drafted entry, whose own name is under `id`.
create function private.texts_among(entry jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(f.key, f.value), '{}')
    from jsonb_each(entry) f
    where f.key ~ '^[a-z]{2}$' and f.key <> 'id' and f.value <> 'null'
  $$;
