-- A claim to tell the clinic of a request is a lease: it ends by itself after a minute, it names its holder, and who
-- asks for it learns whether the work is done, in other hands or theirs. An answer that was lost costs a minute then,
-- not the notice.

alter table public.contact_requests add column if not exists notice_holder uuid;
grant update (notice_holder) on table public.contact_requests to service_role;

comment on column public.contact_requests.notice_holder is
  'Who set out to write to the clinic at notice_claimed_at. Their lease ends a minute later.';

create index if not exists contact_requests_untold
  on public.contact_requests (created_at) where notified_at is null;

drop function if exists public.claim_request_notice(uuid);
drop function if exists public.finish_request_notice(uuid, boolean);

-- 'done': the mail has left, or the request is gone. 'leased': another one is at it. 'yours': send it, and say so.
create or replace function public.claim_request_notice(request_key uuid, claimant uuid)
  returns table (state text, reference text)
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  found_row public.contact_requests;
begin
  select r.* into found_row from public.contact_requests r where r.idempotency_key = request_key for update;
  if found_row.id is null or found_row.notified_at is not null then
    return query select 'done', null::text;
  elsif found_row.notice_claimed_at > now() - interval '1 minute'
    and found_row.notice_holder is distinct from claimant
  then
    return query select 'leased', null::text;
  else
    update public.contact_requests r set notice_claimed_at = now(), notice_holder = claimant
    where r.id = found_row.id;
    return query select 'yours', found_row.reference;
  end if;
end
$$;

-- A mail that has left has left, whoever says so. Only the holder gives a lease back. Always true: an answer.
create or replace function public.finish_request_notice(request_key uuid, claimant uuid, sent boolean)
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

-- Requests that nobody was told of and nobody is at. What an admin has dealt with needs no notice. `attempted`: a mail
-- may have left without a word of it.
create or replace function public.untold_requests()
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

revoke all on function public.claim_request_notice(uuid, uuid) from public, anon, authenticated, service_role;
revoke all on function public.finish_request_notice(uuid, uuid, boolean)
  from public, anon, authenticated, service_role;
revoke all on function public.untold_requests() from public, anon, authenticated, service_role;
grant execute on function public.claim_request_notice(uuid, uuid) to service_role;
grant execute on function public.finish_request_notice(uuid, uuid, boolean) to service_role;
grant execute on function public.untold_requests() to service_role;
