-- Requests of visitors. A treatment, a wish or a message may say something about health, so a row lives for 90 days
-- and only admins read it. The public key can only add rows.

create table public.contact_requests (
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
  notice_holder uuid,
  -- What would make the visit easier: values of a list, separated by commas.
  comfort text,
  -- The form it came by: the id of the page. One inbox shows all forms.
  form text not null default 'contact',
  progress text not null default 'new',
  assigned_to uuid,
  assigned_email text,
  revision integer not null default 0,
  -- What the inbox searches.
  search text,
  -- Of the page that its sender can open without an account.
  link_id uuid,
  link_hash text,
  cancelled_at timestamptz,
  asked_again_at timestamptz,
  -- What hurts, of the drawn mouth or of help in pain.
  complaint text,

  constraint contact_requests_reference check (coalesce(reference ~ '^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$', false)),
  constraint contact_requests_locale check (coalesce(locale ~ '^[a-z]{2}$', false)),
  constraint contact_requests_answer_locale check (coalesce(answer_locale ~ '^[a-z]{2}$', false)),
  -- A name must contain letters, not only marks.
  constraint contact_requests_name check (coalesce(length(private.typed_line(name)) between 2 and 80, false)),
  constraint contact_requests_way_to_answer check (phone is not null or email is not null),
  constraint contact_requests_phone check (phone is null or phone ~ '^\+[1-9][0-9]{5,14}$'),
  constraint contact_requests_email check (
    email is null or (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$')),
  constraint contact_requests_treatment check (treatment is null or treatment ~ '^[a-z_]{3,40}$'),
  constraint contact_requests_doctor check (doctor is null or doctor ~ '^[a-z][a-z-]{2,59}$'),
  constraint contact_requests_message check (message is null or length(message) between 1 and 1000),
  constraint contact_requests_country check (country is null or country ~ '^[A-Z]{2}$'),
  constraint contact_requests_estimate check (estimate is null or length(estimate) between 1 and 4000),
  constraint contact_requests_comfort check (
    comfort is null or comfort ~
      '^(nervous|breaks|price-first|explain|quiet|companion)(,(nervous|breaks|price-first|explain|quiet|companion)){0,5}$'),
  constraint contact_requests_complaint check (complaint is null or complaint ~ '^[a-z][a-z-]{1,39}$'),
  constraint contact_requests_form check (form ~ '^[a-z][A-Za-z]{1,39}$'),
  constraint contact_requests_handled check ((handled_at is null) = (handled_by is null)),
  constraint contact_requests_progress check (
    coalesce(progress in ('new', 'called', 'no_answer', 'scheduled', 'no_show'), false)),
  constraint contact_requests_assigned check ((assigned_to is null) = (assigned_email is null)),
  constraint contact_requests_link check ((link_id is null) = (link_hash is null)),
  constraint contact_requests_link_hash check (link_hash is null or link_hash ~ '^[0-9a-f]{64}$'),

  -- The text form of jsonb is canonical, so one pattern describes every valid list of wishes.
  constraint contact_requests_wishes check (coalesce(
    length(wishes::text) <= 200
    and wishes::text ~ (
      '^\[({"day": "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])", '
      '"part": "(any|morning|afternoon|evening)"}(, (?=\{))?){0,3}\]$'), false))
);

create index contact_requests_created_at on public.contact_requests (created_at);
create index contact_requests_reference on public.contact_requests (reference);
create index contact_requests_untold on public.contact_requests (created_at) where notified_at is null;
create index contact_requests_notified on public.contact_requests (notified_at) where notified_at is not null;
create index contact_requests_assigned_to on public.contact_requests (assigned_to);
create index contact_requests_email on public.contact_requests (lower(email));
create index contact_requests_phone on public.contact_requests (phone);
create unique index contact_requests_link_hash on public.contact_requests (link_hash);

comment on table public.contact_requests is
  'Requests of the contact form. Deleted 90 days after they came, by public.expire_contact_requests().';
comment on column public.contact_requests.idempotency_key is
  'Made of the form shown and what was written in it: the same request delivered twice is refused with 23505.';
comment on column public.contact_requests.estimate is
  'The rows of the estimate as the visitor saw them, prices included.';
comment on column public.contact_requests.notice_claimed_at is
  'When somebody last set out to write to the clinic; notified_at says that the mail has left.';
comment on column public.contact_requests.notice_holder is
  'Who set out to write to the clinic at notice_claimed_at. Their lease ends a minute later.';
comment on column public.contact_requests.progress is
  'How far it is, until handled_at says that it is done; opened again, it is as far as it was.';
comment on column public.contact_requests.link_id is
  'What the token of the link is derived from, with a key that is not here: alone it opens nothing.';
comment on column public.contact_requests.link_hash is
  'The SHA-256 of the token of the link. Rows from before there was one have none.';
comment on column public.contact_requests.cancelled_at is
  'When its sender cancelled it, on its page.';
comment on column public.contact_requests.asked_again_at is
  'When its sender last changed or cancelled it, until somebody of the clinic has worked on it.';
comment on column public.contact_requests.revision is
  'Rises with every step of public.work_on_request(): nobody works on what somebody else has changed meanwhile.';

alter table public.contact_requests enable row level security;
grant insert (idempotency_key, reference, locale, answer_locale, name, phone, email, treatment, doctor, wishes,
    message, country, estimate, comfort, form, link_id, link_hash, complaint)
  on table public.contact_requests to anon, authenticated, service_role;
grant select on table public.contact_requests to authenticated, service_role;
grant delete, update (notice_claimed_at, notified_at, notice_holder)
  on table public.contact_requests to service_role;

create policy "anybody may ask"
  on public.contact_requests for insert to anon, authenticated
  with check (true);

create policy "admins read what is not past its time"
  on public.contact_requests for select to authenticated
  using ((select private.is_admin()) and created_at > now() - interval '90 days');

-- A trigger: the role that inserts a row needs no right to call private.comparable().
create function private.set_request_search() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  new.search := private.comparable(new.name)
    || ' ' || lower(new.reference) || ' ' || lower(replace(new.reference, '-', ''))
    || ' ' || coalesce(new.phone, '') || ' ' || coalesce(lower(new.email), '');
  return new;
end
$$;

create trigger contact_requests_search before insert or update of name, reference, phone, email
  on public.contact_requests for each row execute function private.set_request_search();

-- Returns how many requests were deleted.
create function public.expire_contact_requests() returns integer
  language sql volatile security invoker set search_path = ''
  as $$
    with gone as (
      delete from public.contact_requests r where r.created_at <= now() - interval '90 days' returning 1
    )
    select count(*)::integer from gone
  $$;
grant execute on function public.expire_contact_requests() to service_role;
