-- Articles, each in the languages it has. Visitors see them once they are published and their moment has come. They are
-- written by publishing alone, so every change has a history and a way back.

-- Whether a value is the text of an article, by the limits of the Worker (src/content/article-limits.ts), so whatever
-- this table takes can be shown. Checks and generated columns run with the rights of whoever writes the row, hence
-- the grants.
create function private.is_article_text(value jsonb) returns boolean
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

comment on function private.is_article_text(jsonb) is
  'Whether a value is the text of an article: title, description, keywords and a body of Markdown, nothing else.';

grant execute on function private.is_article_text(jsonb) to service_role;

create function private.are_article_texts(texts jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case when private.languages_of(texts) is not null then (
      select bool_and(private.is_article_text(t.value)) from jsonb_each(texts) t) end, false)
  $$;
grant execute on function private.are_article_texts(jsonb) to service_role;

-- By language, for the reading time in lists, which do not load the bodies.
create function private.count_words(texts jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_object_agg(t.key,
      cardinality(regexp_split_to_array(btrim(t.value ->> 'body', E' \t\r\n'), E'[ \t\r\n]+')))
    from jsonb_each(case when jsonb_typeof(texts) = 'object' then texts end) t
  $$;
grant execute on function private.count_words(jsonb) to service_role;

create table public.news_articles (
  slug text primary key,
  category text not null,
  published_on date not null,
  updated_on date not null,
  reviewed_by text not null,
  treatments text[] not null default '{}',
  texts jsonb not null,
  words jsonb generated always as (private.count_words(texts)) stored,
  published boolean not null default false,
  published_time time not null default '00:00',
  live_from timestamptz not null
    generated always as (timezone('Europe/Bucharest', published_on + published_time)) stored,

  constraint news_articles_slug check (coalesce(
    length(slug) <= 120 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint news_articles_category check (coalesce(category in ('sfaturi', 'tratamente', 'clinica'), false)),
  constraint news_articles_dates check (coalesce(
    published_on between '2000-01-01' and '2100-01-01'
    and updated_on between published_on and '2100-01-01', false)),
  constraint news_articles_time check (published_time < '24:00'),
  constraint news_articles_reviewed_by check (coalesce(
    length(reviewed_by) <= 80 and reviewed_by ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint news_articles_treatments check (coalesce(
    cardinality(treatments) <= 4
    and array_to_string(treatments, ',', '?') ~ '^([a-z]+(_[a-z]+)*(,[a-z]+(_[a-z]+)*)*)?$', false)),
  constraint news_articles_texts check (private.are_article_texts(texts))
);

create index news_articles_newest on public.news_articles (published_on desc, slug);
create index news_articles_newest_of_category on public.news_articles (category, published_on desc, slug);
create index news_articles_live_from on public.news_articles (live_from);

comment on table public.news_articles is
  'Articles, in the languages they have. Written by publications and with the secret key.';
comment on column public.news_articles.updated_on is 'The day of the last change that readers are told of.';
comment on column public.news_articles.reviewed_by is 'The id of a member of the team.';
comment on column public.news_articles.texts is
  'By language (see private.is_article_text). In one that is missing the article has no address.';
comment on column public.news_articles.live_from is 'From then on visitors see it, if it is published.';

alter table public.news_articles enable row level security;
grant select on table public.news_articles to anon, authenticated, service_role;
-- The slug cannot be changed: it is the address.
grant insert, delete,
  update (category, published_on, published_time, updated_on, reviewed_by, treatments, texts, published)
  on table public.news_articles to service_role;

create policy "everybody reads what is published, from its moment on"
  on public.news_articles for select to anon, authenticated
  using (published and live_from <= now());

create policy "an admin reads every article"
  on public.news_articles for select to authenticated
  using ((select private.is_admin()));

-- A photograph in the text is a Markdown image whose address is `<name>-<width>x<height>` of a stored picture. An
-- article is not published with a photograph that is not stored, that its patient has withdrawn, or that has no
-- alternative text.
create function private.check_article_pictures() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  body text;
begin
  if not new.published then
    return new;
  end if;
  for body in select t.text #>> '{}' from jsonb_path_query(new.texts, '$.*.body') t(text) loop
    if exists (
      select from regexp_matches(body, '([0-9a-f]{32})-([0-9]{1,4})x([0-9]{1,5})', 'g') m(parts)
      where not exists (
          select from public.pictures p
          where p.name = parts[1] and p.width = parts[2]::integer and p.height = parts[3]::integer)
        or public.is_withheld_picture(parts[1])) then
      raise exception 'a photograph of the article is not kept: constraint "news_articles_pictures"'
        using errcode = '23514', constraint = 'news_articles_pictures';
    end if;
    if body ~ '!\[\s*\]\(\s*<?[0-9a-f]{32}-' then
      raise exception 'a photograph of the article says nothing: constraint "news_articles_picture_words"'
        using errcode = '23514', constraint = 'news_articles_picture_words';
    end if;
  end loop;
  return new;
end
$$;

create trigger news_articles_pictures before insert or update of texts, published on public.news_articles
  for each row execute function private.check_article_pictures();
