-- A code has six digits, so whoever has the password must not be able to try them all. A session may try five codes,
-- an account twenty an hour from all unknown devices together. A device that the account was used on is counted by
-- itself, so that an attacker does not lock the owner out.

create table private.code_tries (
  id bigint generated always as identity primary key,
  account uuid not null references auth.users (id) on delete cascade,
  session uuid not null,
  -- '' for all unknown devices together.
  device text not null,
  tried_at timestamptz not null default now(),

  constraint code_tries_device check (length(device) <= 40)
);

comment on table private.code_tries is
  'Codes that were tried at sign-in and were not right. Forgotten with the right one, after an hour by the next, and nightly.';

create index code_tries_account on private.code_tries (account, device, tried_at);
alter table private.code_tries enable row level security;

-- Counts a try before it is made, so that parallel tries do not exceed the limit. Returns how many the session has
-- left; -1 when this one may not be made.
create function public.take_code_try(owner uuid, in_session uuid, from_device text) returns integer
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
grant execute on function public.take_code_try(uuid, uuid, text) to service_role;

-- The code was right: earlier wrong ones no longer count.
create function public.forget_code_tries(owner uuid, in_session uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.code_tries t where t.account = owner and t.session = in_session
  $$;
grant execute on function public.forget_code_tries(uuid, uuid) to service_role;

-- Ends a session after too many wrong codes, and records it. True if the owner should get a mail, at most once
-- an hour.
create function public.end_code_session(owner uuid, in_session uuid) returns boolean
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
grant execute on function public.end_code_session(uuid, uuid) to service_role;

create function public.expire_code_tries() returns integer
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
grant execute on function public.expire_code_tries() to service_role;
