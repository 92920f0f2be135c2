-- Every step that somebody takes in a draft is written down, not giving it up alone: a draft keeps its last four hundred
-- versions, and who undid, imported or raised what is asked later than that.

-- The next version of a draft: its number, or null when the draft is not at the version that was seen any more.
-- `new_base` continues the step that began after it, `new_reverts` names the step that is taken or brought back; 0 is
-- none.
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
  execute format('select %s($1)', (select s.accepts from private.subjects s where s.name = subject_name))
    using new_content into accepted;
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
