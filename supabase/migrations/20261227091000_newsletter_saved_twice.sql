-- Saves the draft and returns its revision: null when it is not at the one that was seen (0: none) any more. Who saves
-- again what they have just saved, since its answer was lost or the button was pressed twice, is no second author.
create or replace function public.save_newsletter(
  seen integer, new_subject_ro text, new_body_ro text, new_subject_en text, new_body_en text
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  draft public.newsletters;
  revised integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.newsletters'));
  select * into draft from public.newsletters n where n.state = 'draft';
  if coalesce(draft.revision, 0) is distinct from seen then
    return case when draft.updated_by = author
      and (draft.subject_ro, draft.body_ro, draft.subject_en, draft.body_en)
        = (new_subject_ro, new_body_ro, new_subject_en, new_body_en)
      then draft.revision end;
  end if;
  revised := nextval('public.newsletter_revisions');
  if draft.id is null then
    insert into public.newsletters (revision, subject_ro, body_ro, subject_en, body_en, updated_by)
    values (revised, new_subject_ro, new_body_ro, new_subject_en, new_body_en, author);
    perform private.audit('newsletter_write', 'newsletter', '{}', author);
    return revised;
  end if;
  update public.newsletters n
  set subject_ro = new_subject_ro, body_ro = new_body_ro, subject_en = new_subject_en, body_en = new_body_en,
    revision = revised, updated_at = now(), updated_by = author
  where n.id = draft.id;
  return revised;
end
$$;
