-- Articles in one language or two. Visitors see those that are published and whose day has come.

create or replace function private.is_article_text(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'keywords') = 'array' then
        value - 'title' - 'description' - 'keywords' - 'body' = '{}'::jsonb
        and jsonb_typeof(value -> 'title') = 'string' and length(value ->> 'title') between 15 and 90
        and jsonb_typeof(value -> 'description') = 'string' and length(value ->> 'description') between 70 and 155
        and jsonb_array_length(value -> 'keywords') between 3 and 10
        and not jsonb_path_exists(value, '$.keywords[*] ? (@.type() != "string" || @ == "")')
        and jsonb_typeof(value -> 'body') = 'string' and length(value ->> 'body') between 200 and 20000
        -- The letters with a cedilla are a common mistake for those with a comma below.
        and value::text !~ '[şţŞŢ]'
      else false end, false)
  $$;

comment on function private.is_article_text(jsonb) is
  'Whether a value is the text of an article: title, description, keywords and a body of Markdown, nothing else.';

-- For the reading time in lists, which do not carry the bodies.
create or replace function private.count_words(value jsonb) returns integer
  language sql immutable set search_path = ''
  as $$ select cardinality(regexp_split_to_array(btrim(value ->> 'body', E' \t\r\n'), E'[ \t\r\n]+')) $$;

revoke all on function private.is_article_text(jsonb), private.count_words(jsonb)
  from public, anon, authenticated, service_role;
-- Checks and generated columns run as whoever writes the row.
grant execute on function private.is_article_text(jsonb), private.count_words(jsonb)
  to authenticated, service_role;

create table if not exists public.news_articles (
  slug text primary key,
  category text not null,
  published_on date not null,
  updated_on date not null,
  reviewed_by text not null,
  treatments text[] not null default '{}',
  ro jsonb,
  en jsonb,
  ro_words integer generated always as (private.count_words(ro)) stored,
  en_words integer generated always as (private.count_words(en)) stored,
  published boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),

  constraint news_articles_slug check (coalesce(
    length(slug) <= 120 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint news_articles_category check (coalesce(category in ('sfaturi', 'tratamente', 'clinica'), false)),
  constraint news_articles_dates check (coalesce(
    published_on between '2000-01-01' and '2100-01-01'
    and updated_on between published_on and '2100-01-01', false)),
  constraint news_articles_reviewed_by check (coalesce(
    length(reviewed_by) <= 80 and reviewed_by ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint news_articles_treatments check (coalesce(
    cardinality(treatments) <= 4
    and array_to_string(treatments, ',', '?') ~ '^([a-z]+(_[a-z]+)*(,[a-z]+(_[a-z]+)*)*)?$', false)),
  constraint news_articles_language check (coalesce(ro is not null or en is not null, false)),
  constraint news_articles_ro check (coalesce(ro is null or private.is_article_text(ro), false)),
  constraint news_articles_en check (coalesce(en is null or private.is_article_text(en), false))
);

create index if not exists news_articles_newest on public.news_articles (published_on desc, slug);
create index if not exists news_articles_newest_of_category
  on public.news_articles (category, published_on desc, slug);

comment on column public.news_articles.updated_on is 'The day the author stands for; updated_at is the row''s own.';
comment on column public.news_articles.reviewed_by is 'The id of a member of the team.';
comment on column public.news_articles.ro is
  'The Romanian text (see private.is_article_text), or null: then the article has no address in Romanian.';
comment on column public.news_articles.en is 'The English text, or null.';

drop trigger if exists news_articles_version on public.news_articles;
create trigger news_articles_version before update on public.news_articles
  for each row execute function private.count_version();

alter table public.news_articles enable row level security;
revoke all on table public.news_articles from public, anon, authenticated, service_role;
grant select on table public.news_articles to anon, authenticated, service_role;
grant delete on table public.news_articles to authenticated, service_role;
-- The slug stays what it was: it is the address.
grant insert (slug, category, published_on, updated_on, reviewed_by, treatments, ro, en, published),
  update (category, published_on, updated_on, reviewed_by, treatments, ro, en, published)
  on table public.news_articles to authenticated, service_role;

drop policy if exists "everybody reads what is published, from its day on" on public.news_articles;
create policy "everybody reads what is published, from its day on"
  on public.news_articles for select to anon, authenticated
  using (published and published_on <= (now() at time zone 'Europe/Bucharest')::date);

drop policy if exists "an admin reads every article" on public.news_articles;
create policy "an admin reads every article"
  on public.news_articles for select to authenticated
  using ((select private.is_admin()));

drop policy if exists "an admin writes articles" on public.news_articles;
create policy "an admin writes articles"
  on public.news_articles for insert to authenticated
  with check ((select private.is_admin()));

drop policy if exists "an admin changes articles" on public.news_articles;
create policy "an admin changes articles"
  on public.news_articles for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

drop policy if exists "an admin removes articles" on public.news_articles;
create policy "an admin removes articles"
  on public.news_articles for delete to authenticated
  using ((select private.is_admin()));
