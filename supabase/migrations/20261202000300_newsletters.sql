-- Newsletters that the owner writes, and who got them. An admin writes and decides; only the Worker's own key sends.

create table if not exists public.newsletters (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'draft',
  revision integer not null default 1,
  subject_ro text not null default '',
  body_ro text not null default '',
  subject_en text not null default '',
  body_en text not null default '',
  updated_at timestamptz not null default now(),
  updated_by text not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- What became of it, once its deliveries are forgotten.
  counts jsonb,

  constraint newsletters_state check (coalesce(state in ('draft', 'sending', 'paused', 'stopped', 'sent'), false)),
  constraint newsletters_subjects check (length(subject_ro) <= 150 and length(subject_en) <= 150),
  constraint newsletters_bodies check (length(body_ro) <= 20000 and length(body_en) <= 20000),
  constraint newsletters_started check ((state = 'draft') = (started_at is null)),
  constraint newsletters_finished check ((state in ('stopped', 'sent')) = (finished_at is not null))
);

-- One is written at a time, and one sent.
create unique index if not exists newsletters_draft on public.newsletters ((true)) where state = 'draft';
create unique index if not exists newsletters_open on public.newsletters ((true)) where state in ('sending', 'paused');

comment on table public.newsletters is
  'Newsletters: the draft, what is being sent, and those of the last 24 months. Written by the functions below.';

create table if not exists public.newsletter_deliveries (
  -- The idempotency key of its mail.
  id uuid primary key default gen_random_uuid(),
  newsletter uuid not null references public.newsletters (id) on delete cascade,
  subscriber uuid not null references public.newsletter_subscribers (id) on delete cascade,
  locale text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  holder uuid,
  done_at timestamptz,

  constraint newsletter_deliveries_once unique (newsletter, subscriber),
  constraint newsletter_deliveries_locale check (coalesce(locale in ('ro', 'en'), false)),
  constraint newsletter_deliveries_state check (coalesce(
    state in ('waiting', 'sent', 'left', 'failed', 'unsure', 'bounced'), false)),
  constraint newsletter_deliveries_done check ((state = 'waiting') = (done_at is null))
);

create index if not exists newsletter_deliveries_waiting on public.newsletter_deliveries (newsletter, due_at)
  where state = 'waiting';
create index if not exists newsletter_deliveries_subscriber on public.newsletter_deliveries (subscriber);

comment on table public.newsletter_deliveries is
  'One row for each recipient of a newsletter, so that nobody gets it twice. Forgotten 30 days after its end.';
comment on column public.newsletter_deliveries.state is
  'left: unsubscribed meanwhile. unsure: the Worker ended while it was handed over to a mailer that knows no repetition.';

alter table public.newsletter_subscribers add column if not exists bounced_at timestamptz;
comment on column public.newsletter_subscribers.bounced_at is 'When the address was reported as not reachable.';

alter table public.newsletters enable row level security;
alter table public.newsletter_deliveries enable row level security;
revoke all on table public.newsletters, public.newsletter_deliveries from public, anon, authenticated, service_role;
grant select on table public.newsletters to authenticated, service_role;

drop policy if exists "an admin reads the newsletters" on public.newsletters;
create policy "an admin reads the newsletters"
  on public.newsletters for select to authenticated
  using ((select private.is_admin()));

create or replace function private.count_deliveries(letter uuid) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(s.state, s.mails), '{}')
    from (select d.state, count(*) as mails from public.newsletter_deliveries d
      where d.newsletter = letter group by d.state) s
  $$;

-- Saves the draft and returns its revision: null when it is not at the one that was seen (0: none) any more.
create or replace function public.save_newsletter(
  seen integer, new_subject_ro text, new_body_ro text, new_subject_en text, new_body_en text
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  draft public.newsletters;
begin
  perform pg_advisory_xact_lock(hashtext('public.newsletters'));
  select * into draft from public.newsletters n where n.state = 'draft';
  if coalesce(draft.revision, 0) is distinct from seen then
    return null;
  elsif draft.id is null then
    insert into public.newsletters (subject_ro, body_ro, subject_en, body_en, updated_by)
    values (new_subject_ro, new_body_ro, new_subject_en, new_body_en, author);
    perform private.audit('newsletter_write', 'newsletter', '{}', author);
    return 1;
  end if;
  update public.newsletters n
  set subject_ro = new_subject_ro, body_ro = new_body_ro, subject_en = new_subject_en, body_en = new_body_en,
    revision = draft.revision + 1, updated_at = now(), updated_by = author
  where n.id = draft.id;
  return draft.revision + 1;
end
$$;

-- Whether the draft that was seen is given up.
create or replace function public.discard_newsletter(seen integer) returns boolean
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

-- Begins to send the draft that was seen to who has confirmed, in the languages that are asked for. 'done', or why not:
-- 'stale', 'busy' while another is sent, 'empty' for a language without text, 'nobody', 'recent' when the last one began
-- less than a month ago and that was not confirmed.
create or replace function public.start_newsletter(seen integer, languages text[], anyway boolean) returns text
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
  elsif coalesce(cardinality(languages), 0) = 0
    or ('ro' = any (languages) and (btrim(draft.subject_ro) = '' or btrim(draft.body_ro) = ''))
    or ('en' = any (languages) and (btrim(draft.subject_en) = '' or btrim(draft.body_en) = '')) then
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
    finished_at = case when step = 'stop' then now() end
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

-- How many recipients of each are in which state.
create or replace function public.newsletter_counts() returns table (newsletter uuid, counts jsonb)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query select n.id, coalesce(n.counts, private.count_deliveries(n.id)) from public.newsletters n
    where n.state <> 'draft';
end
$$;

-- Puts on record that a trial mail was sent to oneself.
create or replace function public.record_newsletter_trial() returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  perform private.audit('newsletter_trial', 'newsletter', '{}', author);
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
  update public.newsletter_deliveries w set state = 'left', done_at = now(), holder = null
  where w.newsletter = letter.id and w.state = 'waiting' and w.holder is null and not exists (
    select from public.newsletter_subscribers s where s.id = w.subscriber and s.status = 'confirmed');
  if not coalesce(repeats, false) then
    update public.newsletter_deliveries w set state = 'unsure', done_at = now(), holder = null
    where w.newsletter = letter.id and w.state = 'waiting' and w.claimed_at < now() - interval '2 minutes'
      and w.holder is not null;
  end if;
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
    -- Who holds it does not matter: the mail has left.
    update public.newsletter_deliveries d set state = 'sent', done_at = now(), holder = null
    where d.id = delivery and d.state in ('waiting', 'unsure');
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

-- Whether a newsletter is being sent and nobody is at it: its message in the queue is lost, or the Worker was ended.
create or replace function public.newsletter_is_stuck() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.newsletters n where n.state = 'sending')
      and not exists (
        select from public.newsletter_deliveries d join public.newsletters n on n.id = d.newsletter
        where n.state = 'sending' and greatest(d.claimed_at, d.done_at) > now() - interval '3 minutes')
  $$;

-- An address that the mailer reports as not reachable, or whose owner calls it unwanted: it gets nothing more.
create or replace function public.bounce_newsletter(address text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  known uuid;
begin
  update public.newsletter_subscribers s
  set status = 'unsubscribed', unsubscribed_at = now(), bounced_at = now(), token_hash = null, token_expires_at = null
  where s.email = lower(address) and s.status = 'confirmed'
  returning s.id into known;
  update public.newsletter_deliveries d set state = 'bounced', done_at = now(), holder = null
  where d.subscriber = known and (d.state = 'waiting' or d.done_at > now() - interval '7 days');
  return known is not null;
end
$$;

-- Deliveries go 30 days after the end, newsletters with their figures after 24 months. Returns how many rows went.
create or replace function public.expire_newsletters() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  gone integer;
  older integer;
begin
  update public.newsletters n set counts = private.count_deliveries(n.id)
  where n.finished_at <= now() - interval '30 days' and n.counts is null;
  delete from public.newsletter_deliveries d using public.newsletters n
  where n.id = d.newsletter and n.finished_at <= now() - interval '30 days';
  get diagnostics gone = row_count;
  delete from public.newsletters n where n.finished_at <= now() - interval '24 months';
  get diagnostics older = row_count;
  return gone + older;
end
$$;

-- What is held about a person says which newsletters they were sent.
create or replace function private.person_records(address text, number text, anonymous uuid) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object(
      'requests', (
        select coalesce(jsonb_agg(to_jsonb(r) - 'search' || jsonb_build_object('steps', (
          select coalesce(jsonb_agg(to_jsonb(s) - 'request' order by s.id), '[]'::jsonb)
          from public.contact_request_steps s where s.request = r.id)) order by r.created_at), '[]'::jsonb)
        from public.contact_requests r where lower(r.email) = lower(address) or r.phone = number),
      'subscriptions', (
        select coalesce(jsonb_agg(to_jsonb(n) || jsonb_build_object('mails', (
          select coalesce(jsonb_agg(to_jsonb(m) - 'link_hash' - 'subscriber' order by m.created_at), '[]'::jsonb)
          from public.newsletter_mails m where m.subscriber = n.id), 'newsletters', (
          select coalesce(jsonb_agg(to_jsonb(d) - 'holder' - 'subscriber' order by d.due_at), '[]'::jsonb)
          from public.newsletter_deliveries d where d.subscriber = n.id))), '[]'::jsonb)
        from public.newsletter_subscribers n where n.email = lower(address)),
      'consents', (
        select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]'::jsonb)
        from public.cookie_consent c where c.anon_user_id = anonymous))
  $$;

revoke all on function private.person_records(text, text, uuid) from public, anon, authenticated, service_role;
revoke all on function private.count_deliveries(uuid) from public, anon, authenticated, service_role;
revoke all on function public.save_newsletter(integer, text, text, text, text), public.discard_newsletter(integer),
  public.start_newsletter(integer, text[], boolean), public.steer_newsletter(uuid, text), public.newsletter_counts(),
  public.record_newsletter_trial(), public.claim_newsletter_delivery(uuid, boolean),
  public.finish_newsletter_delivery(uuid, uuid, boolean), public.newsletter_is_stuck(), public.bounce_newsletter(text),
  public.expire_newsletters()
  from public, anon, authenticated, service_role;
grant execute on function public.save_newsletter(integer, text, text, text, text), public.discard_newsletter(integer),
  public.start_newsletter(integer, text[], boolean), public.steer_newsletter(uuid, text), public.newsletter_counts(),
  public.record_newsletter_trial()
  to authenticated;
grant execute on function public.claim_newsletter_delivery(uuid, boolean),
  public.finish_newsletter_delivery(uuid, uuid, boolean), public.newsletter_is_stuck(), public.bounce_newsletter(text),
  public.expire_newsletters()
  to service_role;
