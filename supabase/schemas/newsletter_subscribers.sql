-- The newsletter's subscribers: pending, confirmed or unsubscribed. Everything goes through functions with the secret
-- key; admins may only read.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  locale text not null,
  status text not null default 'pending',
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  bounced_at timestamptz,

  constraint newsletter_subscribers_email check (coalesce(
    length(email) <= 254 and email = lower(email) and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$',
    false)),
  constraint newsletter_subscribers_locale check (coalesce(locale ~ '^[a-z]{2}$', false)),
  constraint newsletter_subscribers_status check (
    coalesce(status in ('pending', 'confirmed', 'unsubscribed'), false)),
  constraint newsletter_subscribers_confirmed check (
    coalesce(status <> 'confirmed' or confirmed_at is not null, false)),
  constraint newsletter_subscribers_unsubscribed check (
    coalesce(status <> 'unsubscribed' or unsubscribed_at is not null, false))
);

create index newsletter_subscribers_status on public.newsletter_subscribers (status, requested_at);

comment on table public.newsletter_subscribers is
  'Newsletter addresses. Unconfirmed ones go after 7 days, or 30 after a report of the mailer, the proof of those who left '
  'after 24 months, by public.expire_newsletter_subscribers().';
comment on column public.newsletter_subscribers.bounced_at is
  'When the mailer last reported that the address is not reachable, or that its owner calls our mail unwanted.';

alter table public.newsletter_subscribers enable row level security;
grant select on table public.newsletter_subscribers to authenticated;
grant select, insert, update, delete on table public.newsletter_subscribers to service_role;

create policy "admins read the list"
  on public.newsletter_subscribers for select to authenticated
  using ((select private.is_admin()));
