-- Publishing a draft, and bringing back an earlier publication.

create table public.publications (
  subject text not null,
  id integer not null,
  kind text not null,
  note text not null,
  -- The publication that a rollback brought back.
  source integer,
  changed_rows integer not null,
  -- What visitors had before, however it had changed, and what they had from then on.
  previous jsonb not null,
  content jsonb not null,
  published_by uuid,
  published_by_email text,
  published_at timestamptz not null default now(),
  primary key (subject, id),
  foreign key (subject, source) references public.publications (subject, id),

  constraint publications_kind check (coalesce(kind in ('start', 'publish', 'rollback'), false)),
  constraint publications_note check (coalesce(length(note) <= 300, false)),
  constraint publications_source check ((kind = 'rollback') = (source is not null)),
  constraint publications_author check ((kind = 'start') = (published_by is null))
);

comment on table public.publications is
  'Everything that was ever published, by subject, beginning with what the first publication found.';

alter table public.publications enable row level security;
grant select on table public.publications to authenticated, service_role;

create policy "an admin reads the publications"
  on public.publications for select to authenticated
  using ((select private.is_admin()));

-- A publication that changes nothing is not made: a retry after a lost answer gets the number of the existing one.
create function private.make_publication(
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
  if coalesce(length(btrim(new_note)), 0) not between 3 and 300 then
    raise exception 'a publication needs a note' using errcode = '23514';
  end if;
  -- One subject may depend on another, as an offer on its price, so publications wait for each other.
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
  if new_kind = 'publish' and after = before then
    return publication;
  end if;
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

-- Publishes a draft. Returns the number of the publication, or null when the draft has changed since `seen_version`.
create function public.publish_draft(subject_name text, seen_version integer, new_note text)
  returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_change(subject_name);
  draft public.drafts;
begin
  select * into draft from public.drafts d where d.subject = subject_name order by d.version desc limit 1;
  if draft.version is null or draft.version is distinct from seen_version then
    return null;
  end if;
  return private.make_publication(subject_name, 'publish', new_note, null, draft.content, author);
end
$$;
grant execute on function public.publish_draft(text, integer, text) to authenticated;

-- Brings back an earlier publication, for visitors and in the draft, where it can be undone. The draft gets what
-- visitors then have, not the old content: a photograph that is no longer stored, or a price that has begun since,
-- would otherwise stay a change that no publication could remove.
create function public.roll_back(
  subject_name text, publication integer, seen_version integer, new_note text
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_change(subject_name);
  earlier jsonb := (
    select p.content from public.publications p where p.subject = subject_name and p.id = publication);
  current_version integer := coalesce(
    (select max(d.version) from public.drafts d where d.subject = subject_name), 0);
  made integer;
begin
  if earlier is null then
    raise exception 'there is no such publication' using errcode = '23503';
  end if;
  if seen_version is distinct from current_version then
    return null;
  end if;
  made := private.make_publication(subject_name, 'rollback', new_note, publication, earlier, author);
  insert into public.drafts (subject, version, content, base, step, saved_by, saved_by_email)
  values (subject_name, current_version + 1, private.published_content(subject_name), nullif(current_version, 0), 'rollback',
    (select auth.uid()), author);
  return made;
end
$$;
grant execute on function public.roll_back(text, integer, integer, text) to authenticated;
