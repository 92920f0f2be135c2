-- A publication that changes nothing is none: whoever sends one again because its answer was late, even while the first
-- is still being made, gets the number of the one that there is.

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
  if coalesce(length(btrim(new_note)), 0) not between 3 and 300 then
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

revoke all on function private.make_publication(text, text, text, integer, jsonb, text)
  from public, anon, authenticated, service_role;
