-- Without a day an article appears when it is published, also one that was scheduled; its time counts with a day alone.
-- One that visitors have keeps its own moment.
create or replace function private.settled_article(content jsonb, before jsonb) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select case when content -> 'article' = 'null'::jsonb then content else
      jsonb_build_object('article', (content -> 'article') || jsonb_build_object(
        'ro', case when content #> '{article,languages}' ? 'ro' then content #> '{article,ro}' end,
        'en', case when content #> '{article,languages}' ? 'en' then content #> '{article,en}' end)
        || case
          when content #>> '{article,published_on}' <> '' then jsonb_build_object('published_time',
            coalesce(nullif(content #>> '{article,published_time}', ''), '00:00'))
          when timezone('Europe/Bucharest', (before #>> '{article,published_on}')::date
            + (before #>> '{article,published_time}')::time) <= now() then jsonb_build_object(
              'published_on', before #> '{article,published_on}', 'published_time', before #> '{article,published_time}')
          else jsonb_build_object('published_on', private.today()::text, 'published_time', '00:00') end) end
  $$;

revoke all on function private.settled_article(jsonb, jsonb) from public, anon, authenticated, service_role;
