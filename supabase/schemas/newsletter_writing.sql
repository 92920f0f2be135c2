-- What an admin does with a newsletter: write, discard, start, pause, resume, stop.

-- Saves the draft and returns its revision, or null when it has changed since `seen` (0: there was none). Saving the
-- same text twice, after a lost answer or a double click, is no conflict.
create function public.save_newsletter(seen integer, new_texts jsonb) returns integer
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
    return case when draft.updated_by = author and draft.texts = new_texts then draft.revision end;
  end if;
  revised := nextval('public.newsletter_revisions');
  if draft.id is null then
    insert into public.newsletters (revision, texts, updated_by) values (revised, new_texts, author);
    perform private.audit('newsletter_write', 'newsletter', '{}', author);
    return revised;
  end if;
  update public.newsletters n
  set texts = new_texts, revision = revised, updated_by = author
  where n.id = draft.id;
  return revised;
end
$$;
grant execute on function public.save_newsletter(integer, jsonb) to authenticated;

-- Discards the draft. False when it has changed since `seen`.
create function public.discard_newsletter(seen integer) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  delete from public.newsletters n where n.state = 'draft' and n.revision = seen;
  if not found then
    return false;
  end if;
  perform private.audit('newsletter_discard', 'newsletter', '{}', author);
  return true;
end
$$;
grant execute on function public.discard_newsletter(integer) to authenticated;

-- Starts to send the draft to confirmed subscribers in the chosen languages. Returns 'done', or why not: 'stale',
-- 'busy' while another is being sent, 'empty' for a language without text, 'nobody', or 'recent' when the last one
-- began less than a month ago and `anyway` is not set.
create function public.start_newsletter(seen integer, languages text[], anyway boolean) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  draft public.newsletters;
  recipients integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.newsletters'));
  select * into draft from public.newsletters n where n.state = 'draft' for update;
  if draft.revision is distinct from seen or draft.id is null then
    return 'stale';
  elsif exists (select from public.newsletters n where n.state in ('sending', 'paused')) then
    return 'busy';
  elsif coalesce(cardinality(languages), 0) = 0 or exists (
    select from unnest(languages) l(code)
    where coalesce(btrim(draft.texts #>> array[l.code, 'subject']), '') = ''
      or coalesce(btrim(draft.texts #>> array[l.code, 'body']), '') = '') then
    return 'empty';
  elsif not coalesce(anyway, false) and exists (
    select from public.newsletters n where n.started_at > now() - interval '1 month') then
    return 'recent';
  end if;
  insert into public.newsletter_deliveries (newsletter, subscriber, locale)
  select draft.id, s.id, s.locale from public.newsletter_subscribers s
  where s.status = 'confirmed' and s.locale = any (languages);
  get diagnostics recipients = row_count;
  if recipients = 0 then
    return 'nobody';
  end if;
  update public.newsletters n set state = 'sending', started_at = now(), updated_by = author where n.id = draft.id;
  perform private.audit('newsletter_start', 'newsletter', jsonb_build_object('recipients', recipients), author);
  return 'done';
end
$$;
grant execute on function public.start_newsletter(integer, text[], boolean) to authenticated;

-- Pauses, resumes or stops what is being sent. A stopped newsletter cannot be resumed. False when the step does not
-- fit.
create function public.steer_newsletter(letter uuid, step text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  perform pg_advisory_xact_lock(hashtext('public.newsletters'));
  update public.newsletters n
  set state = case step when 'pause' then 'paused' when 'resume' then 'sending' else 'stopped' end,
    finished_at = case when step = 'stop' then now() end, tried_at = now()
  where n.id = letter and (
    (step = 'pause' and n.state = 'sending') or (step = 'resume' and n.state = 'paused')
    or (step = 'stop' and n.state in ('sending', 'paused')));
  if not found then
    return false;
  end if;
  perform private.audit('newsletter_' || step, 'newsletter', '{}', author);
  return true;
end
$$;
grant execute on function public.steer_newsletter(uuid, text) to authenticated;

-- For each newsletter, how many deliveries are in which state.
create function public.newsletter_counts() returns table (newsletter uuid, counts jsonb)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query select n.id, coalesce(n.counts, private.count_deliveries(n.id)) from public.newsletters n
    where n.state <> 'draft';
end
$$;
grant execute on function public.newsletter_counts() to authenticated;

-- Records that an admin has sent themselves a trial mail.
create function public.record_newsletter_trial() returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  perform private.audit('newsletter_trial', 'newsletter', '{}', author);
  return true;
end
$$;
grant execute on function public.record_newsletter_trial() to authenticated;
