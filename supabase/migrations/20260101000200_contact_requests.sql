-- What visitors ask for. Health can be read from a treatment or a message, so a row lives for 90 days and only
-- admins read it; the public key can do nothing but add one.

create table if not exists public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  reference text not null,
  locale text not null,
  answer_locale text not null,
  name text not null,
  phone text,
  email text,
  treatment text,
  doctor text,
  wishes jsonb not null default '[]',
  message text,
  country text,
  estimate text,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid,
  notice_claimed_at timestamptz,
  notified_at timestamptz,

  constraint contact_requests_reference check (coalesce(reference ~ '^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$', false)),
  constraint contact_requests_locale check (coalesce(locale in ('ro', 'en'), false)),
  constraint contact_requests_answer_locale check (coalesce(answer_locale in ('ro', 'en'), false)),
  constraint contact_requests_name check (coalesce(length(btrim(name)) between 2 and 80, false)),
  constraint contact_requests_way_to_answer check (phone is not null or email is not null),
  constraint contact_requests_phone check (phone is null or phone ~ '^\+[1-9][0-9]{5,14}$'),
  constraint contact_requests_email check (
    email is null or (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$')),
  constraint contact_requests_treatment check (treatment is null or treatment ~ '^[a-z_]{3,40}$'),
  constraint contact_requests_doctor check (doctor is null or doctor ~ '^[a-z][a-z-]{2,59}$'),
  constraint contact_requests_message check (message is null or length(message) between 1 and 1000),
  constraint contact_requests_country check (country is null or country ~ '^[A-Z]{2}$'),
  constraint contact_requests_estimate check (estimate is null or length(estimate) between 1 and 4000),
  constraint contact_requests_handled check ((handled_at is null) = (handled_by is null)),

  -- The text of jsonb is canonical: one pattern says all that a list of wishes may be.
  constraint contact_requests_wishes check (coalesce(
    length(wishes::text) <= 200
    and wishes::text ~ (
      '^\[({"day": "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])", '
      '"part": "(any|morning|afternoon|evening)"}(, (?=\{))?){0,3}\]$'), false))
);

create index if not exists contact_requests_created_at on public.contact_requests (created_at);
create index if not exists contact_requests_reference on public.contact_requests (reference);

comment on table public.contact_requests is
  'Requests of the contact form. Deleted 90 days after they came, by public.expire_contact_requests().';
comment on column public.contact_requests.idempotency_key is
  'Made of the form shown and what was written in it: the same request delivered twice is refused with 23505.';
comment on column public.contact_requests.estimate is
  'The rows of the estimate as the visitor saw them, prices included.';
comment on column public.contact_requests.notice_claimed_at is
  'When somebody last set out to write to the clinic; notified_at says that the mail has left.';

alter table public.contact_requests enable row level security;
revoke all on table public.contact_requests from public, anon, authenticated, service_role;
grant insert (idempotency_key, reference, locale, answer_locale, name, phone, email, treatment, doctor, wishes,
    message, country, estimate)
  on table public.contact_requests to anon, authenticated, service_role;
grant select on table public.contact_requests to authenticated, service_role;
grant update (handled_at, handled_by) on table public.contact_requests to authenticated, service_role;
grant update (notice_claimed_at, notified_at) on table public.contact_requests to service_role;
grant delete on table public.contact_requests to service_role;

drop policy if exists "anybody may ask" on public.contact_requests;
create policy "anybody may ask"
  on public.contact_requests for insert to anon, authenticated
  with check (true);

drop policy if exists "admins read what is not past its time" on public.contact_requests;
create policy "admins read what is not past its time"
  on public.contact_requests for select to authenticated
  using ((select private.is_admin()) and created_at > now() - interval '90 days');

drop policy if exists "admins mark what they dealt with, in their own name" on public.contact_requests;
create policy "admins mark what they dealt with, in their own name"
  on public.contact_requests for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()) and (handled_by is null or handled_by = (select auth.uid())));

-- One mail for each request, however many deliveries race: who gets the reference writes, and says when it is done.
-- A claim that was never finished is open again after five minutes.
create or replace function public.claim_request_notice(request_key uuid) returns text
  language sql volatile security invoker set search_path = ''
  as $$
    update public.contact_requests r set notice_claimed_at = now()
    where r.idempotency_key = request_key
      and r.notified_at is null
      and (r.notice_claimed_at is null or r.notice_claimed_at < now() - interval '5 minutes')
    returning r.reference
  $$;

create or replace function public.finish_request_notice(request_key uuid, sent boolean) returns boolean
  language sql volatile security invoker set search_path = ''
  as $$
    with finished as (
      update public.contact_requests r
      set notified_at = case when sent then now() end, notice_claimed_at = case when sent then r.notice_claimed_at end
      where r.idempotency_key = request_key and r.notified_at is null
      returning 1
    )
    select exists (select from finished)
  $$;

-- Returns how many requests were deleted.
create or replace function public.expire_contact_requests() returns integer
  language sql volatile security invoker set search_path = ''
  as $$
    with gone as (
      delete from public.contact_requests r where r.created_at <= now() - interval '90 days' returning 1
    )
    select count(*)::integer from gone
  $$;

revoke all on function public.claim_request_notice(uuid) from public, anon, authenticated, service_role;
revoke all on function public.finish_request_notice(uuid, boolean) from public, anon, authenticated, service_role;
revoke all on function public.expire_contact_requests() from public, anon, authenticated, service_role;
grant execute on function public.claim_request_notice(uuid) to service_role;
grant execute on function public.finish_request_notice(uuid, boolean) to service_role;
grant execute on function public.expire_contact_requests() to service_role;
