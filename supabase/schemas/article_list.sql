-- What an admin does with articles besides saving and publishing.

create function private.titles_of(texts jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$ select coalesce(jsonb_object_agg(t.key, t.value -> 'title'), '{}') from jsonb_each(texts) t $$;

-- Every article in any state, for the admin's list.
create function public.list_articles()
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
      private.titles_of(a.texts)
        || private.titles_of(private.texts_among(nullif(d.content -> 'article', 'null'::jsonb))),
      coalesce(d.version, 0), d.saved_at, d.saved_by_email, coalesce(a.published, false), a.live_from,
      coalesce(private.normalise_article(d.content, private.current_article(d.key))
        is distinct from private.current_article(d.key), false),
      a.slug is not null,
      coalesce(d.content #> '{article,languages}', to_jsonb(private.languages_of(a.texts)), '[]'::jsonb)
    from public.news_articles a full join drafted d on d.key = a.slug
    order by coalesce(a.live_from, d.saved_at) desc, 1;
end
$$;
grant execute on function public.list_articles() to authenticated;

-- Unpublishes an article; its text stays in the draft. Null when it was not published.
create function public.withdraw_article(article text, new_note text) returns integer
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
grant execute on function public.withdraw_article(text, text) to authenticated;

-- Deletes an article that was never published; only the number of its last version stays. Returns 'done', 'missing'
-- when there is no such draft, 'stale' when somebody has saved it since.
create function public.drop_article(article text, seen_version integer) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  subject_name text := 'news/' || article;
  author text := private.begin_change(subject_name);
  current_version integer := (select max(d.version) from public.drafts d where d.subject = subject_name);
begin
  if current_version is null
    or exists (select from public.publications p where p.subject = subject_name)
    or exists (select from public.news_articles a where a.slug = article) then
    return 'missing';
  elsif current_version is distinct from seen_version then
    return 'stale';
  end if;
  perform private.forget_versions(subject_name);
  delete from public.drafts d where d.subject = subject_name;
  perform private.audit('discard', subject_name, '{}', author);
  return 'done';
end
$$;
grant execute on function public.drop_article(text, integer) to authenticated;

-- Gives an article another address while it was never published. Afterwards people and search engines know the
-- address. False when the new address is taken.
create function public.rename_article(article text, new_slug text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  subject_name text := 'news/' || article;
  new_name text := 'news/' || new_slug;
  author text := private.begin_change(subject_name);
  had integer;
begin
  perform private.begin_change(new_name);
  if exists (select from public.publications p where p.subject in (subject_name, new_name))
    or exists (select from public.news_articles a where a.slug in (article, new_slug))
    or exists (select from public.drafts d where d.subject = new_name)
    or not exists (select from public.drafts d where d.subject = subject_name) then
    return false;
  end if;
  perform private.forget_versions(subject_name);
  had := coalesce((select f.version from private.forgotten_drafts f where f.subject = new_name), 0);
  update public.drafts d
    set subject = new_name, version = d.version + had, base = d.base + had, reverts = d.reverts + had
    where d.subject = subject_name;
  perform private.audit('edit', new_name, '{}', author);
  return true;
end
$$;
grant execute on function public.rename_article(text, text) to authenticated;
