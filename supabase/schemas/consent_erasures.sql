-- A proof of consent is deleted when a person asks for it or its time is over. Only a transaction that has recorded
-- the deletion may delete.

-- How many were erased, when, by whom and why. Never of whom: the record would keep what it erases.
create table private.consent_erasures (
  id uuid primary key default gen_random_uuid(),
  erased_count integer not null check (coalesce(erased_count >= 0, false)),
  reason text not null check (coalesce(length(btrim(reason)) between 3 and 500, false)),
  erased_at timestamptz not null default now(),
  erased_by text not null,
  acting_user_id uuid,
  transaction_id xid8 not null default pg_current_xact_id()
);

comment on table private.consent_erasures is
  'The record of private.erase_consent() and private.expire_consent(). Append-only.';
comment on column private.consent_erasures.transaction_id is
  'Opens the deletion of consent rows to the transaction that wrote this row, and to no other.';

alter table private.consent_erasures enable row level security;
grant select on table private.consent_erasures to service_role;

-- Security definer, so that the outcome does not depend on what the caller may read.
create function private.refuse_change_of_proof() returns trigger
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

create trigger cookie_consent_is_append_only
  before update or delete or truncate on public.cookie_consent
  for each statement execute function private.refuse_change_of_proof();

create trigger consent_erasures_is_append_only
  before update or delete or truncate on private.consent_erasures
  for each statement execute function private.refuse_change_of_proof();

create function private.erase_consent(anon_user_id uuid, reason text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  doomed uuid[];
begin
  if erase_consent.anon_user_id is null then
    raise exception 'anon_user_id is missing' using errcode = 'invalid_parameter_value';
  end if;
  -- Listed first: the record must exist before the rows go, and a new choice may arrive in between.
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

grant execute on function private.erase_consent(uuid, text) to service_role;

-- The API sees the schema public alone.
create function public.erase_consent(anon_user_id uuid, reason text) returns integer
  language sql volatile security invoker set search_path = ''
  as $$ select private.erase_consent(anon_user_id, reason) $$;
grant execute on function public.erase_consent(uuid, text) to service_role;

create function private.expire_consent() returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  doomed uuid[];
begin
  -- By the database's clock: that of a device may be wrong by years.
  doomed := array(
    select c.id from public.cookie_consent c where c.created_at <= now() - interval '24 months'
  );
  -- Nothing due, nothing to record.
  if cardinality(doomed) = 0 then
    return 0;
  end if;
  insert into private.consent_erasures (erased_count, reason, erased_by, acting_user_id)
  values (
    cardinality(doomed),
    'older than 24 months',
    -- The role of the request; the function itself runs as its owner.
    coalesce(nullif(current_setting('role', true), 'none'), session_user),
    auth.uid()
  );
  delete from public.cookie_consent c where c.id = any (doomed);
  return cardinality(doomed);
end
$$;

comment on function private.expire_consent() is
  'Erases the proofs older than the 24 months of the privacy policy and records count, reason, time and role. '
  'Returns the count.';

grant execute on function private.expire_consent() to service_role;

-- The API sees the schema public alone.
create function public.expire_consent() returns integer
  language sql volatile security invoker set search_path = ''
  as $$ select private.expire_consent() $$;
grant execute on function public.expire_consent() to service_role;
