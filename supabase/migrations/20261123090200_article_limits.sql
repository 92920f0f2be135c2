-- The limits of an article's text as the Worker reads it (src/content/article-limits.ts), down to what counts as a blank:
-- what this table takes can be shown. Rows from before stay; they meet the limits when they are next changed.

create or replace function private.trimmed_length(value text) returns integer
  language sql immutable set search_path = ''
  as $$
    select length(regexp_replace(value,
      '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
      '', 'g'))
  $$;

comment on function private.trimmed_length(text) is
  'Letters between the blanks at both ends: those that JavaScript trims.';

create or replace function private.is_article_text(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'keywords') = 'array' then
        value - 'title' - 'description' - 'keywords' - 'body' = '{}'::jsonb
        and jsonb_typeof(value -> 'title') = 'string'
        and private.trimmed_length(value ->> 'title') between 15 and 90
        and jsonb_typeof(value -> 'description') = 'string'
        and private.trimmed_length(value ->> 'description') between 70 and 155
        and jsonb_array_length(value -> 'keywords') between 3 and 10
        and not jsonb_path_exists(value, '$.keywords[*] ? (@.type() != "string")')
        and not exists (
          select from jsonb_array_elements_text(value -> 'keywords') k(keyword)
          where private.trimmed_length(k.keyword) not between 2 and 60)
        and jsonb_typeof(value -> 'body') = 'string'
        and private.trimmed_length(value ->> 'body') between 200 and 20000
        -- The letters with a cedilla are a common mistake for those with a comma below.
        and value::text !~ '[şţŞŢ]'
      else false end, false)
  $$;

revoke all on function private.trimmed_length(text) from public, anon, authenticated, service_role;
grant execute on function private.trimmed_length(text) to authenticated, service_role;
