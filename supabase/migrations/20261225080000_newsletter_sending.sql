-- A newsletter says when somebody was last at it, and its draft never has a revision that another one had.

alter table public.newsletters add column if not exists tried_at timestamptz;
comment on column public.newsletters.tried_at is 'When its next mail was last asked for, or it was steered.';

-- A page that still shows a draft that was sent or given up must not pass for one of the next draft.
create sequence if not exists public.newsletter_revisions as integer owned by public.newsletters.revision;
revoke all on sequence public.newsletter_revisions from public, anon, authenticated, service_role;
select setval('public.newsletter_revisions', n.highest)
  from (select max(revision) as highest from public.newsletters) n, public.newsletter_revisions s
  where n.highest >= s.last_value;
alter table public.newsletters alter column revision set default nextval('public.newsletter_revisions');

-- Saves the draft and returns its revision: null when it is not at the one that was seen (0: none) any more.
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
    return null;
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

-- Whether what is being sent was paused, resumed or stopped. What was stopped is never resumed.
create or replace function public.steer_newsletter(letter uuid, step text) returns boolean
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

-- The next mail to send, for two minutes: 'yours'; 'later' while others are being sent or wait for another try; 'done'
-- when nothing is being sent. A claim that ran out is tried again where the mailer knows repetitions by their key
-- (`repeats`); elsewhere nobody knows whether it left, and it is not sent a second time.
create or replace function public.claim_newsletter_delivery(claimant uuid, repeats boolean)
  returns table (state text, delivery uuid, subscriber uuid, email text, locale text, subject text, body text)
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  letter public.newsletters;
  d public.newsletter_deliveries;
begin
  select * into letter from public.newsletters n where n.state = 'sending';
  if letter.id is null then
    return query select 'done', null::uuid, null::uuid, null::text, null::text, null::text, null::text;
    return;
  end if;
  update public.newsletters n set tried_at = now() where n.id = letter.id;
  if not coalesce(repeats, false) then
    update public.newsletter_deliveries w set state = 'unsure', done_at = now(), holder = null
    where w.newsletter = letter.id and w.state = 'waiting' and w.claimed_at < now() - interval '2 minutes'
      and w.holder is not null;
  end if;
  -- Also where the holder was ended: nobody comes back for it.
  update public.newsletter_deliveries w set state = 'left', done_at = now(), holder = null
  where w.newsletter = letter.id and w.state = 'waiting'
    and (w.holder is null or w.claimed_at < now() - interval '2 minutes') and not exists (
    select from public.newsletter_subscribers s where s.id = w.subscriber and s.status = 'confirmed');
  select w.* into d from public.newsletter_deliveries w
  join public.newsletter_subscribers s on s.id = w.subscriber and s.status = 'confirmed'
  where w.newsletter = letter.id and w.state = 'waiting' and w.due_at <= now()
    and (w.holder is null or w.holder = claimant or w.claimed_at < now() - interval '2 minutes')
  order by w.holder = claimant desc nulls last, w.due_at, w.id
  limit 1 for update of w skip locked;
  if d.id is not null then
    update public.newsletter_deliveries w set claimed_at = now(), holder = claimant, attempts = w.attempts + 1
    where w.id = d.id;
    return query select 'yours', d.id, s.id, s.email, d.locale,
      case d.locale when 'en' then letter.subject_en else letter.subject_ro end,
      case d.locale when 'en' then letter.body_en else letter.body_ro end
    from public.newsletter_subscribers s where s.id = d.subscriber;
    return;
  end if;
  if not exists (select from public.newsletter_deliveries w where w.newsletter = letter.id and w.state = 'waiting') then
    update public.newsletters n
    set state = 'sent', finished_at = now()
    where n.id = letter.id and n.state = 'sending';
    return query select 'done', null::uuid, null::uuid, null::text, null::text, null::text, null::text;
    return;
  end if;
  return query select 'later', null::uuid, null::uuid, null::text, null::text, null::text, null::text;
end
$$;

-- What became of it. One that was not taken is tried again after a pause that doubles, ten times.
create or replace function public.finish_newsletter_delivery(delivery uuid, claimant uuid, is_sent boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if is_sent then
    -- Who holds it does not matter: the mail has left, also where its reader did before the word of it came.
    update public.newsletter_deliveries d set state = 'sent', done_at = now(), holder = null
    where d.id = delivery and d.state in ('waiting', 'unsure', 'left');
  else
    update public.newsletter_deliveries d
    set holder = null, claimed_at = null,
      state = case when d.attempts >= 10 then 'failed' else 'waiting' end,
      done_at = case when d.attempts >= 10 then now() end,
      due_at = now() + least(power(2, d.attempts - 1), 60) * interval '1 minute'
    where d.id = delivery and d.state = 'waiting' and d.holder = claimant;
  end if;
  return true;
end
$$;

-- Whether a newsletter is being sent and nobody is at it: its message in the queue is lost, or the Worker was ended. While
-- the mailer is away its message comes back every minute.
create or replace function public.newsletter_is_stuck() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.newsletters n
      where n.state = 'sending' and coalesce(n.tried_at, n.started_at) < now() - interval '3 minutes')
  $$;
