-- The proof of consent: one row for each choice, never changed. It holds no address, no browser and no page.

create table public.cookie_consent (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null unique,
  anon_user_id uuid not null,
  consent jsonb not null,
  user_id uuid,
  locale text not null,
  surface text not null,
  gpc boolean,
  created_at timestamptz not null default now(),

  constraint cookie_consent_locale check (coalesce(locale ~ '^[a-z]{2}$', false)),
  constraint cookie_consent_surface check (coalesce(surface in ('banner', 'preferences'), false)),
  constraint cookie_consent_size check (coalesce(octet_length(consent::text) <= 512, false)),

  -- CASE, because SQL may evaluate the sides of AND in any order and these operators fail on other types.
  constraint cookie_consent_record check (coalesce(
    case when jsonb_typeof(consent) = 'object' then
      consent - 'version' - 'givenAtISO' - 'categories' = '{}'::jsonb
      and jsonb_typeof(consent -> 'version') = 'string'
      and length(consent ->> 'version') <= 20
      and consent ->> 'version' ~ '^[0-9]+\.[0-9]+\.[0-9]+$'
    else false end, false)),

  constraint cookie_consent_categories check (coalesce(
    case when jsonb_typeof(consent) = 'object' and jsonb_typeof(consent -> 'categories') = 'object' then
      (consent -> 'categories') - 'essential' - 'analytics' - 'marketing' - 'functional' = '{}'::jsonb
      and consent #> '{categories,essential}' = 'true'::jsonb
      and jsonb_typeof(consent #> '{categories,analytics}') = 'boolean'
      and jsonb_typeof(consent #> '{categories,marketing}') = 'boolean'
      and jsonb_typeof(consent #> '{categories,functional}') = 'boolean'
    else false end, false)),

  -- A pattern and not a cast: a cast depends on the session and fails with another error than a CHECK.
  constraint cookie_consent_given_at check (coalesce(
    case when jsonb_typeof(consent) = 'object'
      and jsonb_typeof(consent -> 'givenAtISO') = 'string'
      and length(consent ->> 'givenAtISO') <= 35
      and consent ->> 'givenAtISO' ~ (
        '^[0-9]{4}-(((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01]))|((0[469]|11)-(0[1-9]|[12][0-9]|30))'
        '|(02-(0[1-9]|[12][0-9])))T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?'
        '(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$')
    then
      substr(consent ->> 'givenAtISO', 6, 5) <> '02-29'
      or substr(consent ->> 'givenAtISO', 1, 4)::integer % 400 = 0
      or (substr(consent ->> 'givenAtISO', 1, 4)::integer % 4 = 0
        and substr(consent ->> 'givenAtISO', 1, 4)::integer % 100 <> 0)
    else false end, false))
);

create index cookie_consent_anon_user_id on public.cookie_consent (anon_user_id);

comment on table public.cookie_consent is
  'Append-only proof of cookie choices. Rows leave through private.erase_consent(), on a person''s request, and '
  'private.expire_consent(), at the end of their time; both record it.';
comment on column public.cookie_consent.event_id is
  'The idempotency key of one choice: a repeated delivery is refused with 23505 and counts as delivered.';
comment on column public.cookie_consent.user_id is
  'Who was signed in. No foreign key on purpose: deleting an account must neither be blocked by its proofs '
  'nor rewrite them. What stays behind is a number that leads to nobody.';
comment on column public.cookie_consent.gpc is
  'Whether the browser sent Global Privacy Control; null when unknown.';

alter table public.cookie_consent enable row level security;
-- Nobody sets id and created_at: the database says what arrived when.
grant insert (event_id, anon_user_id, consent, user_id, locale, surface, gpc)
  on table public.cookie_consent to anon, authenticated, service_role;
-- The clinic must be able to show a proof. Row-level security does not apply to service_role.
grant select on table public.cookie_consent to service_role;

create policy "a visitor records a choice in nobody's name"
  on public.cookie_consent for insert to anon
  with check (user_id is null);

create policy "an account records a choice in its own name or in nobody's"
  on public.cookie_consent for insert to authenticated
  with check (user_id is null or user_id = (select auth.uid()));
