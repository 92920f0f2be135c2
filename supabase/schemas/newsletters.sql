-- Newsletters and their deliveries. Admins write and decide; only the Worker's key sends.

-- Revisions are never used twice, so a page that still shows a sent or discarded draft is recognised as stale.
create sequence public.newsletter_revisions as integer;

-- Whether a value is what is written in each language, which may be unfinished.
create function private.are_letter_texts(texts jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case when private.languages_of(texts) is not null then (
      select bool_and(coalesce(case when jsonb_typeof(t.value) = 'object' then
          t.value - 'subject' - 'body' = '{}'::jsonb
          and jsonb_typeof(t.value -> 'subject') = 'string' and length(t.value ->> 'subject') <= 150
          and jsonb_typeof(t.value -> 'body') = 'string' and length(t.value ->> 'body') <= 20000
        end, false))
      from jsonb_each(texts) t) end, false)
  $$;

create table public.newsletters (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'draft',
  revision integer not null default nextval('public.newsletter_revisions'),
  -- By language.
  texts jsonb not null,
  updated_by text not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- The figures, once its deliveries are deleted.
  counts jsonb,
  tried_at timestamptz,

  constraint newsletters_state check (coalesce(state in ('draft', 'sending', 'paused', 'stopped', 'sent'), false)),
  constraint newsletters_texts check (private.are_letter_texts(texts)),
  constraint newsletters_started check ((state = 'draft') = (started_at is null)),
  constraint newsletters_finished check ((state in ('stopped', 'sent')) = (finished_at is not null))
);

alter sequence public.newsletter_revisions owned by public.newsletters.revision;

-- At most one draft, and at most one being sent.
create unique index newsletters_draft on public.newsletters ((true)) where state = 'draft';
create unique index newsletters_open on public.newsletters ((true)) where state in ('sending', 'paused');

comment on table public.newsletters is
  'Newsletters: the draft, what is being sent, and those of the last 24 months. Written by the functions below.';
comment on column public.newsletters.tried_at is 'When its next mail was last asked for, or it was steered.';

alter table public.newsletters enable row level security;
grant select on table public.newsletters to authenticated, service_role;

create policy "an admin reads the newsletters"
  on public.newsletters for select to authenticated
  using ((select private.is_admin()));

create table public.newsletter_deliveries (
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
  constraint newsletter_deliveries_locale check (coalesce(locale ~ '^[a-z]{2}$', false)),
  constraint newsletter_deliveries_state check (coalesce(
    state in ('waiting', 'sent', 'left', 'failed', 'unsure', 'bounced'), false)),
  constraint newsletter_deliveries_done check ((state = 'waiting') = (done_at is null))
);

create index newsletter_deliveries_waiting on public.newsletter_deliveries (newsletter, due_at)
  where state = 'waiting';
create index newsletter_deliveries_subscriber on public.newsletter_deliveries (subscriber);

comment on table public.newsletter_deliveries is
  'One row for each recipient of a newsletter, so that nobody gets it twice. Forgotten 30 days after its end.';
comment on column public.newsletter_deliveries.state is
  'left: unsubscribed meanwhile. unsure: the Worker ended while it was handed over to a mailer that knows no repetition.';

alter table public.newsletter_deliveries enable row level security;

create function private.count_deliveries(letter uuid) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(s.state, s.mails), '{}')
    from (select d.state, count(*) as mails from public.newsletter_deliveries d
      where d.newsletter = letter group by d.state) s
  $$;

-- Deliveries are deleted 30 days after the end, newsletters after 24 months. Returns how many rows went.
create function public.expire_newsletters() returns integer
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
grant execute on function public.expire_newsletters() to service_role;
