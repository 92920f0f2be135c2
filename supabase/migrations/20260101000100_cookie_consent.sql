-- The proof of consent: one row for every choice, written once. No address, no browser, no page.

create table if not exists public.cookie_consent (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null unique,
  anon_user_id uuid not null,
  consent jsonb not null,
  user_id uuid,
  locale text not null,
  surface text not null,
  gpc boolean,
  created_at timestamptz not null default now(),

  constraint cookie_consent_locale check (coalesce(locale in ('ro', 'en'), false)),
  constraint cookie_consent_surface check (coalesce(surface in ('banner', 'preferences'), false)),
  constraint cookie_consent_size check (coalesce(octet_length(consent::text) <= 512, false)),

  -- CASE, because SQL may evaluate the sides of AND in any order and these operators refuse other types.
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

  -- A pattern rather than a cast: a cast depends on the session and fails with another error than a CHECK.
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

create index if not exists cookie_consent_anon_user_id on public.cookie_consent (anon_user_id);

comment on table public.cookie_consent is
  'Append-only proof of cookie choices. Rows leave through private.erase_consent() alone, which records it.';
comment on column public.cookie_consent.event_id is
  'The idempotency key of one choice: a repeated delivery is refused with 23505 and counts as delivered.';
comment on column public.cookie_consent.user_id is
  'Who was signed in. No foreign key on purpose: deleting an account must neither be blocked by its proofs '
  'nor rewrite them. What stays behind is a number that leads to nobody.';
comment on column public.cookie_consent.gpc is
  'Whether the browser sent Global Privacy Control; null when unknown.';

alter table public.cookie_consent enable row level security;
revoke all on table public.cookie_consent from public, anon, authenticated, service_role;
-- id and created_at stay out: they are the database's word on what arrived when.
grant insert (event_id, anon_user_id, consent, user_id, locale, surface, gpc)
  on table public.cookie_consent to anon, authenticated, service_role;
-- The clinic must be able to show a proof. Row-level security does not bind service_role.
grant select on table public.cookie_consent to service_role;

drop policy if exists "a visitor records a choice in nobody's name" on public.cookie_consent;
create policy "a visitor records a choice in nobody's name"
  on public.cookie_consent for insert to anon
  with check (user_id is null);

drop policy if exists "an account records a choice in its own name or in nobody's" on public.cookie_consent;
create policy "an account records a choice in its own name or in nobody's"
  on public.cookie_consent for insert to authenticated
  with check (user_id is null or user_id = (select auth.uid()));

-- What was erased, when, by whom and why; never whose, or the erasure would keep what it erases.
create table if not exists private.consent_erasures (
  id uuid primary key default gen_random_uuid(),
  erased_count integer not null check (coalesce(erased_count >= 0, false)),
  reason text not null check (coalesce(length(btrim(reason)) between 3 and 500, false)),
  erased_at timestamptz not null default now(),
  erased_by text not null,
  acting_user_id uuid,
  transaction_id xid8 not null default pg_current_xact_id()
);

comment on table private.consent_erasures is 'The record of private.erase_consent(). Append-only.';
comment on column private.consent_erasures.transaction_id is
  'Opens the deletion of consent rows to the transaction that wrote this row, and to no other.';

alter table private.consent_erasures enable row level security;
revoke all on table private.consent_erasures from public, anon, authenticated, service_role;
grant select on table private.consent_erasures to service_role;

-- Security definer, so that the answer does not depend on what the caller may read.
create or replace function private.refuse_change_of_proof() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'cookie_consent' and exists (
    select from private.consent_erasures e
    where e.transaction_id = pg_current_xact_id() and e.erased_at = now()
  ) then
    return null;
  end if;
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op)
    using errcode = 'insufficient_privilege', hint = 'Rows are erased by private.erase_consent() alone.';
end
$$;

revoke all on function private.refuse_change_of_proof() from public, anon, authenticated, service_role;

drop trigger if exists cookie_consent_is_append_only on public.cookie_consent;
create trigger cookie_consent_is_append_only
  before update or delete or truncate on public.cookie_consent
  for each statement execute function private.refuse_change_of_proof();

drop trigger if exists consent_erasures_is_append_only on private.consent_erasures;
create trigger consent_erasures_is_append_only
  before update or delete or truncate on private.consent_erasures
  for each statement execute function private.refuse_change_of_proof();

create or replace function private.erase_consent(anon_user_id uuid, reason text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  doomed uuid[];
begin
  if erase_consent.anon_user_id is null then
    raise exception 'anon_user_id is missing' using errcode = 'invalid_parameter_value';
  end if;
  -- Listed first, because the record has to exist before the rows go and a choice may arrive in between.
  doomed := array(select c.id from public.cookie_consent c where c.anon_user_id = erase_consent.anon_user_id);
  insert into private.consent_erasures (erased_count, reason, erased_by, acting_user_id)
  values (
    cardinality(doomed),
    erase_consent.reason,
    -- The role of the request; the function itself runs as its owner.
    coalesce(nullif(current_setting('role', true), 'none'), session_user),
    auth.uid()
  );
  delete from public.cookie_consent c where c.id = any (doomed);
  return cardinality(doomed);
end
$$;

comment on function private.erase_consent(uuid, text) is
  'Erases every proof of one anonymous id, on a person''s request, and records count, reason, time and role. '
  'Returns the count.';

revoke all on function private.erase_consent(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.erase_consent(uuid, text) to service_role;

-- The API sees the schema public alone.
create or replace function public.erase_consent(anon_user_id uuid, reason text) returns integer
  language sql volatile security invoker set search_path = ''
  as $$ select private.erase_consent(anon_user_id, reason) $$;

revoke all on function public.erase_consent(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.erase_consent(uuid, text) to service_role;
