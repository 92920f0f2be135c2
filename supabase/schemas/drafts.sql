-- The drafts of all subjects. Each save is a version, with its author.

create table public.drafts (
  -- A name of private.subjects, or `name/key`; private.begin_change() refuses what is no subject.
  subject text not null,
  version integer not null,
  content jsonb not null,
  -- The version before the step that this one belongs to; null for the first. Saves while somebody is typing are one
  -- step.
  base integer,
  -- The base of the step that this one undoes or redoes.
  reverts integer,
  step text not null,
  saved_by uuid not null,
  saved_by_email text not null,
  saved_at timestamptz not null default now(),
  primary key (subject, version),

  constraint drafts_version check (coalesce(version > 0, false)),
  constraint drafts_base check (base is null or base < version),
  constraint drafts_reverts check (reverts is null or reverts < version),
  constraint drafts_step check (coalesce(step in
    ('start', 'edit', 'autosave', 'scenario', 'import', 'undo', 'redo', 'rollback', 'discard'), false)),
  constraint drafts_content check (coalesce(
    jsonb_typeof(content) = 'object' and octet_length(content::text) <= 1000000, false))
);

comment on table public.drafts is
  'The shared draft of each subject: its highest version counts, those before it are what undo and merging compare with.';

alter table public.drafts enable row level security;
grant select on table public.drafts to authenticated, service_role;

create policy "an admin reads the drafts"
  on public.drafts for select to authenticated
  using ((select private.is_admin()));

-- A new draft at the address of a deleted one goes on counting its versions, so that a page that still shows the old
-- draft is recognised as stale.
create table private.forgotten_drafts (
  subject text primary key,
  version integer not null
);

comment on table private.forgotten_drafts is
  'The last version of drafts that were deleted or have another address. Written by the functions below.';

alter table private.forgotten_drafts enable row level security;

-- Remembers the last version of a draft that is about to be deleted or moved.
create function private.forget_versions(subject_name text) returns void
  language sql volatile security invoker set search_path = ''
  as $$
    insert into private.forgotten_drafts as f (subject, version)
    select subject_name, max(d.version) from public.drafts d where d.subject = subject_name having count(*) > 0
    on conflict (subject) do update set version = greatest(f.version, excluded.version)
  $$;

-- Saves a version and returns its number, or null when the draft has changed since `seen_version`. `new_base`
-- continues the step that began after it; `new_reverts` names the step that is undone or redone; 0 means none. Every
-- step is recorded, because a draft keeps only its last 400 versions.
create function public.save_draft(
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
  -- A save that continues a step is not recorded again.
  if new_step <> 'autosave' or coalesce(new_base, 0) = 0 then
    perform private.audit(case new_step when 'autosave' then 'edit' else new_step end, subject_name,
      jsonb_build_object('version', current_version + 1), author);
  end if;
  return current_version + 1;
end
$$;
grant execute on function public.save_draft(text, integer, jsonb, text, integer, integer) to authenticated;

-- The subjects whose draft differs from what is published, for the bar of every admin page. It may name one too many:
-- a draft without a day gets it when it is read. What is published is read once for each subject; without the limit
-- the planner would compare it with every version.
create function public.unpublished_subjects() returns setof text
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select newest.subject
    from (select distinct d.subject from public.drafts d) drafted
    cross join lateral (
      -- The planner moves nothing past a limit.
      select d.subject, d.content from public.drafts d
      where d.subject = drafted.subject order by d.version desc limit 1
    ) newest
    -- Null says as much as nothing: a draft has it for a language without a text.
    where jsonb_strip_nulls(newest.content)
      is distinct from jsonb_strip_nulls(private.published_content(newest.subject));
end
$$;
grant execute on function public.unpublished_subjects() to authenticated;
