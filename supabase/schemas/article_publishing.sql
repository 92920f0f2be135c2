-- Each article is a published subject of its own, `news/<slug>`, so publishing one never publishes a half-written
-- other.

-- `{"article": null}` when no article is published at that address.
create function private.current_article(key text) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('article', (
      select jsonb_build_object('category', a.category, 'published_on', a.published_on::text,
        'published_time', to_char(a.published_time, 'HH24:MI'), 'reviewed_by', a.reviewed_by,
        'treatments', to_jsonb(a.treatments),
        'languages', private.languages_of(a.texts)) || a.texts
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

-- The shape of a draft, which may be unfinished: besides facts it has a text or null for each language. The table's
-- constraints decide what may be published.
create function private.is_article_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when value = '{"article": null}'::jsonb then true
      when jsonb_typeof(value -> 'article') = 'object' and jsonb_typeof(value #> '{article,treatments}') = 'array'
        and jsonb_typeof(value #> '{article,languages}') = 'array' then
        value - 'article' = '{}'::jsonb
        and jsonb_array_length(value #> '{article,languages}') = (
          select count(distinct l.code) from jsonb_array_elements_text(value #> '{article,languages}') l(code)
          where l.code ~ '^[a-z]{2}$')
        and jsonb_typeof(value #> '{article,category}') = 'string'
        and jsonb_typeof(value #> '{article,published_on}') = 'string'
        and jsonb_typeof(value #> '{article,published_time}') = 'string'
        and jsonb_typeof(value #> '{article,reviewed_by}') = 'string'
        and not jsonb_path_exists(value, '$.article.treatments[*] ? (@.type() != "string")')
        and not exists (
          select from jsonb_each((value -> 'article') - 'category' - 'published_on' - 'published_time' - 'reviewed_by'
            - 'treatments' - 'languages') t
          where t.key !~ '^[a-z]{2}$' or (t.value <> 'null' and not private.is_drafted_text(t.value)))
      else false end, false)
  $$;

-- What a draft becomes when it is published now. Without a day the article appears at once, even if it was scheduled;
-- its time counts only with a day. An article that is already out keeps its moment. A text in a language that is not
-- chosen stays in the draft.
create function private.normalise_article(content jsonb, before jsonb) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select case when content -> 'article' = 'null'::jsonb then content else
      jsonb_build_object('article', (content -> 'article') - array(
          select t.key from jsonb_each(content -> 'article') t
          where t.key ~ '^[a-z]{2}$' and (t.value = 'null' or not content #> '{article,languages}' ? t.key))
        || jsonb_build_object('languages', array(
          select l.code from jsonb_array_elements_text(content #> '{article,languages}') l(code)
          order by l.code collate "C"))
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
  normalised jsonb := private.normalise_article(content, before);
  article jsonb := nullif(normalised -> 'article', 'null'::jsonb);
  new_texts jsonb := private.texts_among(article);
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
    when old.texts is distinct from new_texts then private.today()
    else old.updated_on end);
  insert into public.news_articles as a
    (slug, category, published_on, published_time, updated_on, reviewed_by, treatments, texts, published)
  values (key, article ->> 'category', first_day,
    (article ->> 'published_time')::time, changed_day,
    article ->> 'reviewed_by',
    array(select t.value from jsonb_array_elements_text(article -> 'treatments') t),
    new_texts, true)
  on conflict (slug) do update
    set (category, published_on, published_time, updated_on, reviewed_by, treatments, texts, published) =
      (excluded.category, excluded.published_on, excluded.published_time, excluded.updated_on, excluded.reviewed_by,
        excluded.treatments, excluded.texts, true);
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
