-- Telling the clinic of a request, under a lease: it names its holder and ends after a minute. Whoever asks for it
-- learns whether the mail is sent, in other hands, or theirs to send. So a lost answer costs a minute and not the
-- mail.

-- Whether ten mails have been sent within the hour: what comes beyond them waits for a digest, which the sweep sends, so
-- that nobody fills the clinic's mailbox. `but`: the request that asks. Those of a digest were told of at one moment, and
-- are one mail.
create function private.has_sent_many_notices(but uuid) returns boolean
  language sql stable set search_path = ''
  as $$
    select (
      select count(distinct r.notified_at) from public.contact_requests r
      where r.notified_at > now() - interval '1 hour'
    ) + (
      select count(*) from public.contact_requests r
      where r.notified_at is null and r.notice_claimed_at > now() - interval '1 minute'
        and r.idempotency_key is distinct from but
    ) >= 10
  $$;
grant execute on function private.has_sent_many_notices(uuid) to service_role;

-- 'done': the mail was sent, or the request is gone. 'leased': somebody else is sending it. 'yours': send it, then report.
-- 'later': too many mails were sent in this hour, and a digest will tell of it. Claims wait for each other, so that many
-- at once are not all the tenth.
create function public.claim_request_notice(request_key uuid, claimant uuid)
  returns table (state text, reference text)
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  found_row public.contact_requests;
  is_leased boolean;
begin
  perform pg_advisory_xact_lock(hashtext('contact_requests.notices'));
  select r.* into found_row from public.contact_requests r where r.idempotency_key = request_key for update;
  is_leased := coalesce(found_row.notice_claimed_at > now() - interval '1 minute', false);
  if found_row.id is null or found_row.notified_at is not null then
    return query select 'done', null::text;
  elsif is_leased and found_row.notice_holder is distinct from claimant then
    return query select 'leased', null::text;
  elsif not is_leased and private.has_sent_many_notices(request_key) then
    return query select 'later', null::text;
  else
    update public.contact_requests r set notice_claimed_at = now(), notice_holder = claimant
    where r.id = found_row.id;
    return query select 'yours', found_row.reference;
  end if;
end
$$;
grant execute on function public.claim_request_notice(uuid, uuid) to service_role;

-- A sent mail counts, no matter who reports it. Only the holder gives a lease back. Always true, so that there
-- is a result.
create function public.finish_request_notice(request_key uuid, claimant uuid, sent boolean)
  returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if sent then
    update public.contact_requests r set notified_at = now()
    where r.idempotency_key = request_key and r.notified_at is null;
  else
    update public.contact_requests r set notice_claimed_at = null, notice_holder = null
    where r.idempotency_key = request_key and r.notified_at is null and r.notice_holder = claimant;
  end if;
  return true;
end
$$;
grant execute on function public.finish_request_notice(uuid, uuid, boolean) to service_role;

-- Requests for which no mail has reached the clinic and none is being sent. Handled requests need no mail.
-- `attempted`: a mail may have been sent although no result arrived.
create function public.untold_requests()
  returns table (request_key uuid, attempted boolean)
  language sql stable security invoker set search_path = ''
  as $$
    select r.idempotency_key, r.notice_claimed_at is not null
    from public.contact_requests r
    where r.notified_at is null and r.handled_at is null
      and r.created_at < now() - interval '2 minutes'
      and (r.notice_claimed_at is null or r.notice_claimed_at < now() - interval '1 minute')
    order by r.created_at
    limit 50
  $$;
grant execute on function public.untold_requests() to service_role;

-- Leases the requests of a digest, as one request is leased. None unless too many mails were sent in this hour.
create function public.claim_notice_digest(digest uuid) returns table (reference text)
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  perform pg_advisory_xact_lock(hashtext('contact_requests.notices'));
  if private.has_sent_many_notices(null) and not exists (
    select from public.contact_requests r where r.notified_at is null and r.notice_holder = digest
  ) then
    update public.contact_requests r set notice_claimed_at = now(), notice_holder = digest
    where r.id in (
      select o.id from public.contact_requests o
      where o.notified_at is null and o.handled_at is null
        and (o.notice_claimed_at is null or o.notice_claimed_at < now() - interval '1 minute')
      order by o.created_at
      limit 200);
  end if;
  return query
    select r.reference from public.contact_requests r
    where r.notified_at is null and r.notice_holder = digest
    order by r.created_at;
end
$$;
grant execute on function public.claim_notice_digest(uuid) to service_role;

-- Like public.finish_request_notice(), for all requests of a digest.
create function public.finish_notice_digest(digest uuid, sent boolean) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if sent then
    update public.contact_requests r set notified_at = now()
    where r.notified_at is null and r.notice_holder = digest;
  else
    update public.contact_requests r set notice_claimed_at = null, notice_holder = null
    where r.notified_at is null and r.notice_holder = digest;
  end if;
  return true;
end
$$;
grant execute on function public.finish_notice_digest(uuid, boolean) to service_role;
