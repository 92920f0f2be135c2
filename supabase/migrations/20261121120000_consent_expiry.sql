-- The second way out for a proof of consent: its time is over. As with an erasure, the deletion is open only to a
-- transaction that has put it on record.

create or replace function private.expire_consent() returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  doomed uuid[];
begin
  -- By the database's own clock: a device's may be wrong by years.
  doomed := array(
    select c.id from public.cookie_consent c where c.created_at <= now() - interval '24 months'
  );
  -- A day on which nothing was due needs no record.
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

revoke all on function private.expire_consent() from public, anon, authenticated, service_role;
grant execute on function private.expire_consent() to service_role;

-- The API sees the schema public alone.
create or replace function public.expire_consent() returns integer
  language sql volatile security invoker set search_path = ''
  as $$ select private.expire_consent() $$;

revoke all on function public.expire_consent() from public, anon, authenticated, service_role;
grant execute on function public.expire_consent() to service_role;

comment on table public.cookie_consent is
  'Append-only proof of cookie choices. Rows leave through private.erase_consent(), on a person''s request, and '
  'private.expire_consent(), at the end of their time; both record it.';
comment on table private.consent_erasures is
  'The record of private.erase_consent() and private.expire_consent(). Append-only.';
