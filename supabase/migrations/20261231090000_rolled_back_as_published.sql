-- The draft becomes what visitors have after going back, not what that publication once was: a photograph that is no longer
-- kept, or a price that has begun since, stayed a change that no publication could take.

-- Brings back what an earlier publication made, for visitors and in the draft, where undoing leads to what it was.
create or replace function public.roll_back(
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
