-- Each article is a published subject of its own, `news/<slug>`, so publishing one never publishes a half-written
-- other.

-- The languages in which an article has a text.
create function private.languages_of(ro jsonb, en jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select coalesce(jsonb_agg(l.name order by l.place), '[]'::jsonb)
    from (values (1, 'ro', ro), (2, 'en', en)) l(place, name, words) where l.words is not null
  $$;

-- `{"article": null}` when no article is published at that address.
create function private.current_article(key text) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('article', (
      select jsonb_build_object('category', a.category, 'published_on', a.published_on::text,
        'published_time', to_char(a.published_time, 'HH24:MI'), 'reviewed_by', a.reviewed_by,
        'treatments', to_jsonb(a.treatments),
        'languages', private.languages_of(a.ro, a.en), 'ro', a.ro, 'en', a.en)
      from public.news_articles a where a.slug = key and a.published))
  $$;

-- A drafted text: its shape and upper limits. The table checks the lower ones when it is published.
create function private.is_drafted_text(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'keywords') = 'array' then
        value - 'title' - 'description' - 'keywords' - 'body' = '{}'::jsonb
        and jsonb_typeof(value -> 'title') = 'string' and length(value ->> 'title') <= 400
        and jsonb_typeof(value -> 'description') = 'string' and length(value ->> 'description') <= 1000
        and jsonb_typeof(value -> 'body') = 'string' and length(value ->> 'body') <= 60000
        and jsonb_array_length(value -> 'keywords') <= 40
        and not jsonb_path_exists(value, '$.keywords[*] ? (@.type() != "string")')
      else false end, false)
  $$;

-- The shape of a draft, which may be unfinished. The table's constraints decide what may be published.
create function private.is_article_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when value = '{"article": null}'::jsonb then true
      when jsonb_typeof(value -> 'article') = 'object' and jsonb_typeof(value #> '{article,treatments}') = 'array' then
        value - 'article' = '{}'::jsonb
        and (value -> 'article') - 'category' - 'published_on' - 'published_time' - 'reviewed_by' - 'treatments'
          - 'languages' - 'ro' - 'en' = '{}'::jsonb
        and value #> '{article,languages}' in
          ('[]'::jsonb, '["ro"]'::jsonb, '["en"]'::jsonb, '["ro", "en"]'::jsonb)
        and jsonb_typeof(value #> '{article,category}') = 'string'
        and jsonb_typeof(value #> '{article,published_on}') = 'string'
        and jsonb_typeof(value #> '{article,published_time}') = 'string'
        and jsonb_typeof(value #> '{article,reviewed_by}') = 'string'
        and not jsonb_path_exists(value, '$.article.treatments[*] ? (@.type() != "string")')
        and (value #> '{article,ro}' = 'null'::jsonb or private.is_drafted_text(value #> '{article,ro}'))
        and (value #> '{article,en}' = 'null'::jsonb or private.is_drafted_text(value #> '{article,en}'))
      else false end, false)
  $$;

-- What a draft becomes when it is published now. Without a day the article appears at once, even if it was scheduled;
-- its time counts only with a day. An article that is already out keeps its moment. A text in a language that is not
-- chosen stays in the draft.
create function private.settled_article(content jsonb, before jsonb) returns jsonb
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

-- An unpublished article keeps its row with `published` false, so its address stays known.
create function private.publish_article(content jsonb, before jsonb, key text) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  settled jsonb := private.settled_article(content, before);
  article jsonb := nullif(settled -> 'article', 'null'::jsonb);
  old public.news_articles;
  first_day date;
  changed_day date;
begin
  if article is null then
    update public.news_articles a set published = false where a.slug = key and a.published;
    return case when before -> 'article' = 'null'::jsonb then 0 else 1 end;
  end if;
  select * into old from public.news_articles a where a.slug = key;
  first_day := (article ->> 'published_on')::date;
  -- A changed text that visitors have already read shows the day of the change.
  changed_day := greatest(first_day, case
    when old.slug is null or old.live_from > now() then first_day
    when (old.ro, old.en) is distinct from
      (nullif(article -> 'ro', 'null'::jsonb), nullif(article -> 'en', 'null'::jsonb)) then private.today()
    else old.updated_on end);
  insert into public.news_articles as a
    (slug, category, published_on, published_time, updated_on, reviewed_by, treatments, ro, en, published)
  values (key, article ->> 'category', first_day,
    (article ->> 'published_time')::time, changed_day,
    article ->> 'reviewed_by',
    array(select t.value from jsonb_array_elements_text(article -> 'treatments') t),
    nullif(article -> 'ro', 'null'::jsonb), nullif(article -> 'en', 'null'::jsonb), true)
  on conflict (slug) do update
    set (category, published_on, published_time, updated_on, reviewed_by, treatments, ro, en, published) =
      (excluded.category, excluded.published_on, excluded.published_time, excluded.updated_on, excluded.reviewed_by,
        excluded.treatments, excluded.ro, excluded.en, true);
  return case when private.current_article(key) is distinct from before then 1 else 0 end;
end
$$;

-- What the audit calls a publication: 'publish', 'schedule', 'withdraw' or 'rollback'.
create function private.article_act(content jsonb, kind text) returns text
  language sql stable security invoker set search_path = ''
  as $$
    select case
      when kind <> 'publish' then kind
      when content -> 'article' = 'null'::jsonb then 'withdraw'
      when timezone('Europe/Bucharest', (content #>> '{article,published_on}')::date
        + (content #>> '{article,published_time}')::time) > now() then 'schedule'
      else 'publish' end
  $$;

insert into private.subjects (name, reads, applies, accepts, keyed, acts) values
  ('news', 'private.current_article', 'private.publish_article', 'private.is_article_content', true,
    'private.article_act');
