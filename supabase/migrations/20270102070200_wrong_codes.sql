-- Codes of the second factor are six digits: whoever has a password must not try them from one network after another. A
-- session that waits for its code has five tries, an account twenty an hour from all devices that it has never been used
-- on. A device that it was used on is counted by itself, so that nobody elsewhere shuts its owner out.

create table if not exists private.code_tries (
  id bigint generated always as identity primary key,
  account uuid not null references auth.users (id) on delete cascade,
  session uuid not null,
  -- '' for all that are not known together.
  device text not null,
  tried_at timestamptz not null default now(),

  constraint code_tries_device check (length(device) <= 40)
);

comment on table private.code_tries is
  'Codes that were tried at sign-in and were not right. Forgotten with the right one, after an hour by the next, and nightly.';

create index if not exists code_tries_account on private.code_tries (account, device, tried_at);
alter table private.code_tries enable row level security;
revoke all on table private.code_tries from public, anon, authenticated, service_role;

-- Counts a try before it is made, so that many at once are no more than one after the other. How many the session has left
-- after it; -1 when it may not be made, for the account has had too many.
create or replace function public.take_code_try(owner uuid, in_session uuid, from_device text) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  tried integer;
begin
  perform pg_advisory_xact_lock(hashtext('private.code_tries'), hashtext(owner::text));
  delete from private.code_tries t where t.tried_at < now() - interval '1 hour';
  if (select count(*) from private.code_tries t where t.account = owner and t.device = from_device) >= 20 then
    return -1;
  end if;
  select count(*) into tried from private.code_tries t where t.session = in_session;
  if tried >= 5 then
    return -1;
  end if;
  insert into private.code_tries (account, session, device) values (owner, in_session, from_device);
  return 4 - tried;
end
$$;

-- The code was right: what was mistyped before it counts no more.
create or replace function public.forget_code_tries(owner uuid, in_session uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.code_tries t where t.account = owner and t.session = in_session
  $$;

-- Ends a session in which too many codes were wrong, and puts it on record. True when its owner is to be told: once an hour.
create or replace function public.end_code_session(owner uuid, in_session uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  address text;
  told boolean;
begin
  perform pg_advisory_xact_lock(hashtext('private.code_tries'), hashtext(owner::text));
  select u.email into address from auth.users u where u.id = owner;
  if address is null then
    return false;
  end if;
  delete from auth.sessions s where s.id = in_session and s.user_id = owner;
  told := exists (
    select from public.audit_entries a
    where a.account = owner and a.action = 'account_wrong_codes' and a.at > now() - interval '1 hour');
  insert into public.audit_entries (account, email, action, subject, detail)
  values (owner, address, 'account_wrong_codes', 'account', '{}');
  return not told;
end
$$;

create or replace function public.expire_code_tries() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  gone integer;
begin
  delete from private.code_tries t where t.tried_at < now() - interval '1 hour';
  get diagnostics gone = row_count;
  return gone;
end
$$;

revoke all on function public.take_code_try(uuid, uuid, text), public.forget_code_tries(uuid, uuid),
  public.end_code_session(uuid, uuid), public.expire_code_tries()
  from public, anon, authenticated, service_role;
grant execute on function public.take_code_try(uuid, uuid, text), public.forget_code_tries(uuid, uuid),
  public.end_code_session(uuid, uuid), public.expire_code_tries() to service_role;
