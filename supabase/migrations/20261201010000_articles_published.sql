-- Articles are drafted and published like prices, each by itself: publishing one never publishes what somebody has half
-- written of another. A subject may therefore have a row for each of many things, named `news/<slug>`.

alter table private.subjects add column if not exists keyed boolean not null default false;
-- `(content jsonb, kind text)`: what a publication is called in the record; null where it is called by its kind.
alter table private.subjects add column if not exists acts text;
alter table private.subjects drop constraint if exists subjects_acts;
alter table private.subjects add constraint subjects_acts check (acts is null or acts ~ '^private\.[a-z_]+$');

comment on column private.subjects.keyed is
  'Each thing is a subject by itself, `name/key`: `reads(key text)`, `applies(content jsonb, before jsonb, key text)`.';

-- What a subject's name says: the row of private.subjects, and which of its things.
create or replace function private.subject_of(subject_name text) returns private.subjects
  language sql stable security invoker set search_path = ''
  as $$
    select s from private.subjects s
    where s.name = split_part(subject_name, '/', 1)
      and case when s.keyed
        then substr(subject_name, length(s.name) + 1) ~ '^/[a-z0-9]+(-[a-z0-9]+)*$' and length(subject_name) <= 140
        else subject_name = s.name end
  $$;

-- A key is no row of private.subjects; private.begin_change refuses what is no subject.
alter table public.drafts drop constraint if exists drafts_subject_fkey;
alter table public.publications drop constraint if exists publications_subject_fkey;

create or replace function private.begin_change(subject_name text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin changes what is published' using errcode = '42501';
  end if;
  if (private.subject_of(subject_name)).name is null then
    raise exception 'there is no such subject' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('public.drafts'), hashtext(subject_name));
  return coalesce((select u.email from auth.users u where u.id = (select auth.uid())), '');
end
$$;

create or replace function private.published_content(subject_name text) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  subject private.subjects := private.subject_of(subject_name);
  content jsonb;
begin
  if subject.keyed then
    execute format('select %s($1)', subject.reads) using split_part(subject_name, '/', 2) into content;
  else
    execute format('select %s()', subject.reads) into content;
  end if;
  return content;
end
$$;

-- As before, for a subject of many things too.
create or replace function public.save_draft(
  subject_name text, seen_version integer, new_content jsonb, new_step text,
  new_base integer default 0, new_reverts integer default 0
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_change(subject_name);
  current_version integer := coalesce(
    (select max(d.version) from public.drafts d where d.subject = subject_name), 0);
  accepted boolean;
begin
  if seen_version is distinct from current_version then
    return null;
  end if;
  execute format('select %s($1)', (private.subject_of(subject_name)).accepts) using new_content into accepted;
  if accepted is not true or new_step in ('start', 'rollback') then
    raise exception 'this is no draft of that subject: constraint "drafts_content"' using errcode = '23514';
  end if;
  if current_version = 0 then
    insert into public.drafts (subject, version, content, step, saved_by, saved_by_email)
    values (subject_name, 1, private.published_content(subject_name), 'start', (select auth.uid()), author);
    current_version := 1;
  end if;
  insert into public.drafts (subject, version, content, base, reverts, step, saved_by, saved_by_email)
  values (subject_name, current_version + 1, new_content,
    coalesce(case when new_step = 'autosave' then nullif(new_base, 0) end, current_version),
    case when new_step in ('undo', 'redo') then nullif(new_reverts, 0) end,
    new_step, (select auth.uid()), author);
  delete from public.drafts d where d.subject = subject_name and d.version < current_version - 400;
  -- A save that continues the step somebody is taking is no act of its own.
  if new_step <> 'autosave' or coalesce(new_base, 0) = 0 then
    perform private.audit(case new_step when 'autosave' then 'edit' else new_step end, subject_name,
      jsonb_build_object('version', current_version + 1), author);
  end if;
  return current_version + 1;
end
$$;

create or replace function private.make_publication(
  subject_name text, new_kind text, new_note text, new_source integer, new_content jsonb, author text
) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  subject private.subjects := private.subject_of(subject_name);
  before jsonb;
  after jsonb;
  act text := new_kind;
  changed integer;
  publication integer := coalesce(
    (select max(p.id) from public.publications p where p.subject = subject_name), 0);
begin
  if coalesce(length(btrim(new_note)), 0) < 3 then
    raise exception 'a publication needs a note' using errcode = '23514';
  end if;
  -- What is true of one subject may depend on another: an offer on the price that it reduces.
  perform pg_advisory_xact_lock(hashtext('public.publications'));
  before := private.published_content(subject_name);
  if publication = 0 then
    publication := 1;
    insert into public.publications (subject, id, kind, note, changed_rows, previous, content)
    values (subject_name, publication, 'start', '', 0, before, before);
  end if;
  if subject.keyed then
    execute format('select %s($1, $2, $3)', subject.applies)
      using new_content, before, split_part(subject_name, '/', 2) into changed;
  else
    execute format('select %s($1, $2)', subject.applies) using new_content, before into changed;
  end if;
  after := private.published_content(subject_name);
  publication := publication + 1;
  insert into public.publications
    (subject, id, kind, note, source, changed_rows, previous, content, published_by, published_by_email)
  values (subject_name, publication, new_kind, btrim(new_note), new_source, changed, before, after,
    (select auth.uid()), author);
  if subject.acts is not null then
    execute format('select %s($1, $2)', subject.acts) using after, new_kind into act;
  end if;
  perform private.audit(act, subject_name,
    jsonb_build_object('publication', publication, 'rows', changed), author);
  return publication;
end
$$;

-- The moment an article appears, by Bucharest's clock.

alter table public.news_articles add column if not exists published_time time not null default '00:00';
alter table public.news_articles add column if not exists live_from timestamptz not null
  generated always as (timezone('Europe/Bucharest', published_on + published_time)) stored;
alter table public.news_articles drop constraint if exists news_articles_time;
alter table public.news_articles add constraint news_articles_time check (published_time < '24:00');

comment on column public.news_articles.live_from is 'From then on visitors see it, if it is published.';

create index if not exists news_articles_live_from on public.news_articles (live_from);

drop policy if exists "everybody reads what is published, from its day on" on public.news_articles;
drop policy if exists "everybody reads what is published, from its moment on" on public.news_articles;
create policy "everybody reads what is published, from its moment on"
  on public.news_articles for select to anon, authenticated
  using (published and live_from <= now());

-- Articles are written by publishing alone: what is written past it has no history and no way back.
revoke insert, update, delete on table public.news_articles from authenticated;
revoke insert (slug, category, published_on, updated_on, reviewed_by, treatments, ro, en, published),
  update (category, published_on, updated_on, reviewed_by, treatments, ro, en, published)
  on table public.news_articles from authenticated;
drop policy if exists "an admin writes articles" on public.news_articles;
drop policy if exists "an admin changes articles" on public.news_articles;
drop policy if exists "an admin removes articles" on public.news_articles;
grant insert (published_time), update (published_time) on table public.news_articles to service_role;

create or replace function private.languages_of(ro jsonb, en jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select coalesce(jsonb_agg(l.name order by l.place), '[]'::jsonb)
    from (values (1, 'ro', ro), (2, 'en', en)) l(place, name, words) where l.words is not null
  $$;

-- `{"article": null}`: visitors have none at that address.
create or replace function private.current_article(key text) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('article', (
      select jsonb_build_object('category', a.category, 'published_on', a.published_on::text,
        'published_time', to_char(a.published_time, 'HH24:MI'), 'reviewed_by', a.reviewed_by,
        'treatments', to_jsonb(a.treatments),
        'languages', private.languages_of(a.ro, a.en), 'ro', a.ro, 'en', a.en)
      from public.news_articles a where a.slug = key and a.published))
  $$;

create or replace function private.is_drafted_text(value jsonb) returns boolean
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

-- A draft may be unfinished: what is published, the table's constraints decide.
create or replace function private.is_article_content(value jsonb) returns boolean
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

-- What a draft comes to when it is published now. Without a day it appears on that day, and one that is out keeps its
-- own; a text in a language that it is not to have stays in the draft.
create or replace function private.settled_article(content jsonb, before jsonb) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select case when content -> 'article' = 'null'::jsonb then content else
      jsonb_build_object('article', (content -> 'article') || jsonb_build_object(
        'published_on', coalesce(nullif(content #>> '{article,published_on}', ''),
          before #>> '{article,published_on}', private.today()::text),
        'published_time', coalesce(nullif(content #>> '{article,published_time}', ''), '00:00'),
        'ro', case when content #> '{article,languages}' ? 'ro' then content #> '{article,ro}' end,
        'en', case when content #> '{article,languages}' ? 'en' then content #> '{article,en}' end)) end
  $$;

create or replace function private.publish_article(content jsonb, before jsonb, key text) returns integer
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
  -- A text that visitors have read says that it was changed, and when.
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

create or replace function private.article_act(content jsonb, kind text) returns text
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
    'private.article_act')
  on conflict (name) do update
    set reads = excluded.reads, applies = excluded.applies, accepts = excluded.accepts, keyed = excluded.keyed,
      acts = excluded.acts;

-- Visitors have the article no more; its text stays in the draft. Null when they have not had it.
create or replace function public.withdraw_article(article text, new_note text) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  subject_name text := 'news/' || article;
  author text := private.begin_change(subject_name);
  before jsonb := private.published_content(subject_name);
begin
  if before -> 'article' = 'null'::jsonb then
    return null;
  end if;
  insert into public.drafts (subject, version, content, step, saved_by, saved_by_email)
    select subject_name, 1, before, 'start', (select auth.uid()), author
    where not exists (select from public.drafts d where d.subject = subject_name);
  return private.make_publication(subject_name, 'publish', new_note, null, '{"article": null}', author);
end
$$;

-- An article that nobody has ever seen goes, and leaves nothing; false when there is no such draft.
create or replace function public.drop_article(article text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  subject_name text := 'news/' || article;
  author text := private.begin_change(subject_name);
begin
  if exists (select from public.publications p where p.subject = subject_name)
    or exists (select from public.news_articles a where a.slug = article)
    or not exists (select from public.drafts d where d.subject = subject_name) then
    return false;
  end if;
  delete from public.drafts d where d.subject = subject_name;
  perform private.audit('discard', subject_name, '{}', author);
  return true;
end
$$;

-- Another address, while nobody has seen the article; later it is the one that people and search engines know. False
-- when the address is taken.
create or replace function public.rename_article(article text, new_slug text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  subject_name text := 'news/' || article;
  new_name text := 'news/' || new_slug;
  author text := private.begin_change(subject_name);
begin
  perform private.begin_change(new_name);
  if exists (select from public.publications p where p.subject in (subject_name, new_name))
    or exists (select from public.news_articles a where a.slug in (article, new_slug))
    or exists (select from public.drafts d where d.subject = new_name)
    or not exists (select from public.drafts d where d.subject = subject_name) then
    return false;
  end if;
  update public.drafts d set subject = new_name where d.subject = subject_name;
  perform private.audit('edit', new_name, '{}', author);
  return true;
end
$$;

-- Every article that there is in any state, for the list of the admin.
create or replace function public.list_articles()
  returns table (slug text, titles jsonb, version integer, saved_at timestamptz, saved_by_email text,
    published boolean, live_from timestamptz, changed boolean, was_out boolean, languages jsonb)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    with drafted as (
      select distinct on (d.subject) split_part(d.subject, '/', 2) as key, d.version, d.content, d.saved_at,
        d.saved_by_email
      from public.drafts d where d.subject like 'news/%' order by d.subject, d.version desc)
    select coalesce(a.slug, d.key),
      jsonb_build_object('ro', coalesce(d.content #> '{article,ro,title}', a.ro -> 'title'),
        'en', coalesce(d.content #> '{article,en,title}', a.en -> 'title')),
      coalesce(d.version, 0), d.saved_at, d.saved_by_email, coalesce(a.published, false), a.live_from,
      coalesce(private.settled_article(d.content, private.current_article(d.key))
        is distinct from private.current_article(d.key), false),
      a.slug is not null,
      coalesce(d.content #> '{article,languages}', private.languages_of(a.ro, a.en))
    from public.news_articles a full join drafted d on d.key = a.slug
    order by coalesce(a.live_from, d.saved_at) desc, 1;
end
$$;

-- What was taken down before there were drafts keeps its text in one.
insert into public.drafts (subject, version, content, step, saved_by, saved_by_email)
  select 'news/' || a.slug, 1,
    jsonb_build_object('article', jsonb_build_object('category', a.category, 'published_on', a.published_on::text,
      'published_time', to_char(a.published_time, 'HH24:MI'), 'reviewed_by', a.reviewed_by,
      'treatments', to_jsonb(a.treatments), 'languages', private.languages_of(a.ro, a.en), 'ro', a.ro, 'en', a.en)),
    'start', '00000000-0000-0000-0000-000000000000', ''
  from public.news_articles a
  where not a.published and not exists (select from public.drafts d where d.subject = 'news/' || a.slug);

revoke all on function private.subject_of(text), private.begin_change(text), private.published_content(text),
  private.make_publication(text, text, text, integer, jsonb, text), private.languages_of(jsonb, jsonb),
  private.current_article(text), private.is_drafted_text(jsonb), private.is_article_content(jsonb), private.settled_article(jsonb, jsonb),
  private.publish_article(jsonb, jsonb, text), private.article_act(jsonb, text)
  from public, anon, authenticated, service_role;
revoke all on function public.withdraw_article(text, text), public.drop_article(text),
  public.rename_article(text, text), public.list_articles()
  from public, anon, authenticated, service_role;
grant execute on function public.withdraw_article(text, text), public.drop_article(text),
  public.rename_article(text, text), public.list_articles()
  to authenticated;
