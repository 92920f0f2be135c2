-- A draft that is begun at the address of one that was deleted has versions of its own: a page that still shows the old
-- one must not pass for a page of the new one.

create table if not exists private.forgotten_drafts (
  subject text primary key,
  version integer not null
);
comment on table private.forgotten_drafts is
  'The last version of drafts that were deleted or have another address. Written by the functions below.';
alter table private.forgotten_drafts enable row level security;
revoke all on table private.forgotten_drafts from public, anon, authenticated, service_role;

create or replace function private.forget_versions(subject_name text) returns void
  language sql volatile security invoker set search_path = ''
  as $$
    insert into private.forgotten_drafts as f (subject, version)
    select subject_name, max(d.version) from public.drafts d where d.subject = subject_name having count(*) > 0
    on conflict (subject) do update set version = greatest(f.version, excluded.version)
  $$;

-- As before; the first version follows the last one that there was.
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
  first_version integer;
begin
  if seen_version is distinct from current_version then
    return null;
  end if;
  execute format('select %s($1)', (private.subject_of(subject_name)).accepts) using new_content into accepted;
  if accepted is not true or new_step in ('start', 'rollback') then
    raise exception 'this is no draft of that subject: constraint "drafts_content"' using errcode = '23514';
  end if;
  if current_version = 0 then
    first_version := 1 + coalesce((select f.version from private.forgotten_drafts f where f.subject = subject_name), 0);
    insert into public.drafts (subject, version, content, step, saved_by, saved_by_email)
    values (subject_name, first_version, private.published_content(subject_name), 'start', (select auth.uid()), author);
    current_version := first_version;
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

-- An article that nobody has ever seen goes, and leaves nothing but how many versions it had: 'done'; 'missing' when
-- there is no such draft, 'stale' when somebody has saved it since it was seen.
drop function if exists public.drop_article(text);
create or replace function public.drop_article(article text, seen_version integer) returns text
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

-- Another address, while nobody has seen the article; later it is the one that people and search engines know. False
-- when the address is taken.
create or replace function public.rename_article(article text, new_slug text) returns boolean
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

revoke all on function private.forget_versions(text), public.drop_article(text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.drop_article(text, integer) to authenticated;
