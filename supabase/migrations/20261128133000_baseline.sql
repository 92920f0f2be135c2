-- What supabase/schemas said on this day. Made by `node scripts/db/schemas.ts`.

-- supabase/schemas/rights.sql

create schema private;
grant usage on schema private to anon, authenticated, service_role;

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

do $$
begin
  grant usage on schema auth to anon, authenticated, service_role;
exception when insufficient_privilege then
  raise notice 'usage on schema auth is left as the platform has set it';
end
$$;

-- supabase/schemas/applied_migrations.sql

create function public.applied_migrations() returns setof text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    return query execute 'select version::text from supabase_migrations.schema_migrations';
  end if;
  if to_regclass('local.migrations') is not null then
    return query execute 'select left(name, 14) from local.migrations';
  end if;
end;
$$;
grant execute on function public.applied_migrations() to service_role;

-- supabase/schemas/calendar.sql

create function private.today() returns date
  language sql stable set search_path = ''
  as $$ select (now() at time zone 'Europe/Bucharest')::date $$;

create function private.start_of(day date) returns timestamptz
  language sql immutable set search_path = ''
  as $$ select day::timestamp at time zone 'Europe/Bucharest' $$;

create function private.is_day(value text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return coalesce(value ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' and to_char(value::date, 'YYYY-MM-DD') = value, false);
exception when others then
  return false;
end
$$;

-- supabase/schemas/texts.sql

create function private.readable(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(typed, NFC),
      '\r\n?|[\v\f\u0085\u2028\u2029]', E'\n', 'g'),
      '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
      '(?<![\u0590-\u1dff\u2190-\u2bff\ua000-\ufdff\ufe0f\U00010a00-\U00011fff\U0001f000-\U0001faff])[\u200c\u200d]|[\u200c\u200d](?![\u0590-\u1dff\u2190-\u2bff\ua000-\ufdff\U00010a00-\U00011fff\U0001f000-\U0001faff])', '', 'g'),
      '(?<![\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff])\ufe0f(?!\u20e3)', '', 'g')
  $$;
grant execute on function private.readable(text) to anon, authenticated, service_role;

create function private.typed_line(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select btrim(regexp_replace(private.readable(typed),
      '[ \t\n\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]+', ' ', 'g'))
  $$;
grant execute on function private.typed_line(text) to anon, authenticated, service_role;

create function private.comparable(typed text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select btrim(regexp_replace(replace(lower(regexp_replace(normalize(private.readable(typed), NFKD),
      '[\u200c\u200d]|\ufe0f|[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')), 'ς', 'σ'),
      '[\t\n -/:-@[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b9-\u02df\u02e5-\u02ff\u037e\u0387\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u1400\u1680\u1806\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30a0\u30fb\ua78b\ua78c\ufe10-\ufe1f\ufe30-\ufe6f\U0001f000-\U0001faff]+', ' ', 'g'))
  $$;

create function private.trimmed_length(value text) returns integer
  language sql immutable set search_path = ''
  as $$
    select length(regexp_replace(value,
      '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
      '', 'g'))
  $$;

comment on function private.trimmed_length(text) is
  'Letters between the blanks at both ends: those that JavaScript trims.';

grant execute on function private.trimmed_length(text) to service_role;

create function private.has_texts(value jsonb, keys text[], longest integer) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        (select bool_and(coalesce(jsonb_typeof(value -> k.name) = 'string'
            and private.trimmed_length(value ->> k.name) between 1 and longest
            and value ->> k.name !~ '[şţŞŢ]', false))
          from unnest(keys) k(name))
      else false end, false)
  $$;

create function private.texts_of(value jsonb) returns text[]
  language sql immutable set search_path = ''
  as $$
    select coalesce(array_agg(t.value order by t.place), '{}')
    from jsonb_array_elements_text(value) with ordinality t(value, place)
  $$;

-- supabase/schemas/admins.sql

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table public.admins is
  'Accounts that may use the admin pages. Rows are added and removed with the secret key.';

alter table public.admins enable row level security;
grant select on table public.admins to authenticated;
grant select, delete, insert (user_id) on table public.admins to service_role;

create function private.has_session() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.sessions s
      where s.id::text = (select auth.jwt() ->> 'session_id')
        and s.user_id = (select auth.uid())
        and (s.not_after is null or s.not_after > now())
        and ((select auth.jwt() ->> 'aal') = 'aal2' or not exists (
          select from auth.mfa_factors f where f.user_id = s.user_id and f.status::text = 'verified'))
    )
  $$;

comment on function private.has_session() is
  'Whether the session of the request''s token exists and, if the account has a second factor, was opened with it. '
  'For row policies; false for anon.';

grant execute on function private.has_session() to authenticated;

create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.admins a where a.user_id = (select auth.uid())) and private.has_session()
  $$;

comment on function private.is_admin() is
  'Whether the request comes from an admin. For row policies; false for anon.';

grant execute on function private.is_admin() to anon, authenticated, service_role;

create policy "an account sees whether it is an admin, and nobody else"
  on public.admins for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_session()));

create function private.acting_admin() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin may do this' using errcode = '42501';
  end if;
  return coalesce((select u.email from auth.users u where u.id = (select auth.uid())), '');
end
$$;

-- supabase/schemas/audit.sql

create table public.audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account uuid not null,
  email text not null,
  action text not null,
  subject text not null,
  -- Which publication, draft or row; no personal data of patients.
  detail jsonb not null default '{}',

  -- There are more actions than publishing, so only the form of the name is checked.
  constraint audit_entries_action check (coalesce(action ~ '^[a-z_]{3,40}$', false)),
  constraint audit_entries_detail check (coalesce(
    jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 2000, false))
);

comment on table public.audit_entries is 'Who did what in the admin, and when. Written by functions alone, never changed.';

alter table public.audit_entries enable row level security;
alter table public.audit_entries force row level security;
grant select on table public.audit_entries to authenticated, service_role;

create policy "an admin reads what was done"
  on public.audit_entries for select to authenticated
  using ((select private.is_admin()));

create function private.audit(
  new_action text, subject_name text, new_detail jsonb, author text
) returns void
  language sql volatile security invoker set search_path = ''
  as $$
    insert into public.audit_entries (account, email, action, subject, detail)
    values ((select auth.uid()), author, new_action, subject_name, new_detail)
  $$;

create function public.record_action(new_action text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  if not coalesce(new_action in ('sign_in', 'export_requests', 'export_prices', 'export_subscribers', 'account_password'), false) then
    raise exception 'there is no such action' using errcode = '22023';
  end if;
  perform private.audit(new_action, 'account', '{}', author);
  return true;
end
$$;
grant execute on function public.record_action(text) to authenticated;

create function public.expire_audit_entries() returns integer
  language sql volatile security definer set search_path = ''
  as $$
    with gone as (
      delete from public.audit_entries e where e.at <= now() - interval '24 months' returning 1
    )
    select count(*)::integer from gone
  $$;
grant execute on function public.expire_audit_entries() to service_role;

-- supabase/schemas/accounts.sql

create function public.list_admins()
  returns table (account uuid, email text, since timestamptz, last_sign_in timestamptz)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select a.user_id, u.email::text, a.created_at, u.last_sign_in_at::timestamptz
    from public.admins a join auth.users u on u.id = a.user_id
    order by a.created_at, a.user_id;
end
$$;
grant execute on function public.list_admins() to authenticated;

create function public.free_address(address text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text;
begin
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  author := private.acting_admin();
  delete from auth.users u
  where lower(u.email) = lower(address) and not exists (select from public.admins a where a.user_id = u.id);
  if found then
    perform private.audit('account_replace', 'account', jsonb_build_object('account', lower(address)), author);
  end if;
  return not exists (select from auth.users u where lower(u.email) = lower(address));
end
$$;
grant execute on function public.free_address(text) to authenticated;

create function public.admit_admin(invited uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text;
  address text;
begin
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  author := private.acting_admin();
  select lower(u.email) into address from auth.users u where u.id = invited;
  if address is null then
    return false;
  end if;
  insert into public.admins (user_id) values (invited);
  perform private.audit('account_invite', 'account', jsonb_build_object('account', address), author);
  return true;
end
$$;
grant execute on function public.admit_admin(uuid) to authenticated;

create function public.remove_admin(removed uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text;
  address text;
begin
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  author := private.acting_admin();
  select u.email into address from public.admins a join auth.users u on u.id = a.user_id where a.user_id = removed;
  if address is null then
    return 'missing';
  elsif not exists (
    select from public.admins a join auth.users u on u.id = a.user_id
    where a.user_id <> removed and (u.last_sign_in_at is not null or a.user_id = (select auth.uid()))
  ) then
    return 'last';
  end if;
  perform private.audit('account_remove', 'account', jsonb_build_object('account', address), author);
  delete from public.admins a where a.user_id = removed;
  delete from auth.sessions s where s.user_id = removed;
  delete from auth.users u where u.id = removed;
  return 'done';
end
$$;
grant execute on function public.remove_admin(uuid) to authenticated;

create function private.has_fresh_recovery(address text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from auth.users u
      where lower(u.email) = lower(address) and u.recovery_token <> ''
        and u.recovery_sent_at > now() - interval '15 minutes')
  $$;

create function public.take_recovery_mail(address text, on_known_device boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  daily constant integer := 5;
  owner uuid;
  known_address text;
begin
  select u.id, u.email into owner, known_address from auth.users u where lower(u.email) = lower(address);
  if owner is null then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext('recovery_mails'), hashtext(owner::text));
  if private.has_fresh_recovery(address) or (
    select count(*) >= daily from public.audit_entries a
    where a.account = owner and a.action = 'account_reset_asked' and a.at > now() - interval '1 day'
      and (a.detail ->> 'known_device')::boolean = on_known_device
  ) then
    return false;
  end if;
  insert into public.audit_entries (account, email, action, subject, detail)
  values (owner, known_address, 'account_reset_asked', 'account',
    jsonb_build_object('known_device', on_known_device));
  return true;
end
$$;
grant execute on function public.take_recovery_mail(text, boolean) to service_role;

create function public.record_new_password(owner uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  address text;
begin
  select u.email into address from public.admins a join auth.users u on u.id = a.user_id where a.user_id = owner;
  if address is not null then
    insert into public.audit_entries (account, email, action, subject, detail)
    values (owner, address, 'account_password', 'account', '{}');
  end if;
  return address is not null;
end
$$;
grant execute on function public.record_new_password(uuid) to service_role;

-- supabase/schemas/sessions.sql

create function public.my_sessions()
  returns table (session uuid, since timestamptz, used timestamptz, is_current boolean)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at),
      s.id::text = (select auth.jwt() ->> 'session_id')
    from auth.sessions s
    where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
    order by 3 desc;
end
$$;
grant execute on function public.my_sessions() to authenticated;

create function private.end_sessions(ended uuid[]) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  gone integer;
begin
  delete from auth.sessions s where s.user_id = (select auth.uid()) and s.id = any (ended);
  get diagnostics gone = row_count;
  if gone > 0 then
    perform private.audit('account_end_sessions', 'account', jsonb_build_object('sessions', gone), author);
  end if;
  return gone;
end
$$;

create function public.end_my_session(ended uuid) returns integer
  language sql volatile security definer set search_path = ''
  as $$ select private.end_sessions(array[ended]) $$;
grant execute on function public.end_my_session(uuid) to authenticated;

create function public.end_other_sessions() returns integer
  language sql volatile security definer set search_path = ''
  as $$
    select private.end_sessions(array(
      select s.id from auth.sessions s
      where s.user_id = (select auth.uid()) and s.id::text is distinct from (select auth.jwt() ->> 'session_id')))
  $$;
grant execute on function public.end_other_sessions() to authenticated;

create table private.session_devices (
  session uuid primary key,
  browser text not null,
  system text not null,

  constraint session_devices_browser check (browser ~ '^[A-Za-z ]{1,30}$'),
  constraint session_devices_system check (system ~ '^[A-Za-z ]{1,30}$')
);

comment on table private.session_devices is
  'Browser and system of an open session of the admin, by name: the user agent itself is not kept. Forgotten once the session '
  'has ended, by the next sign-in.';

alter table private.session_devices enable row level security;

create function public.name_session(browser_name text, system_name text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  delete from private.session_devices d where not exists (select from auth.sessions s where s.id = d.session);
  insert into private.session_devices (session, browser, system)
  values ((select auth.jwt() ->> 'session_id')::uuid, browser_name, system_name)
  on conflict (session) do update set browser = excluded.browser, system = excluded.system;
  return true;
end
$$;
grant execute on function public.name_session(text, text) to authenticated;

create function public.my_session_devices()
  returns table (session uuid, browser text, system text)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select d.session, d.browser, d.system
    from private.session_devices d
    join auth.sessions s on s.id = d.session
    where s.user_id = (select auth.uid());
end
$$;
grant execute on function public.my_session_devices() to authenticated;

-- supabase/schemas/second_factor.sql

create table private.used_codes (
  account uuid not null references auth.users (id) on delete cascade,
  code text not null,
  used_at timestamptz not null default now(),

  primary key (account, code),
  constraint used_codes_code check (code ~ '^[0-9]{6}$')
);

comment on table private.used_codes is
  'Codes of the second factor that signed somebody in. Forgotten after five minutes, by the next one and nightly.';

alter table private.used_codes enable row level security;

create function public.use_code(used text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if not private.has_session() or (select auth.jwt() ->> 'aal') is distinct from 'aal2' then
    raise exception 'only a session with a second factor uses a code' using errcode = '42501';
  end if;
  delete from private.used_codes u where u.used_at < now() - interval '5 minutes';
  insert into private.used_codes (account, code) values ((select auth.uid()), used) on conflict do nothing;
  return found;
end
$$;
grant execute on function public.use_code(text) to authenticated;

create function public.expire_used_codes() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  gone integer;
begin
  delete from private.used_codes u where u.used_at < now() - interval '5 minutes';
  get diagnostics gone = row_count;
  return gone;
end
$$;
grant execute on function public.expire_used_codes() to service_role;

create function public.admins_with_factor() returns setof uuid
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select a.user_id from public.admins a
    where exists (select from auth.mfa_factors f where f.user_id = a.user_id and f.status::text = 'verified');
end
$$;
grant execute on function public.admins_with_factor() to authenticated;

create function public.record_second_factor(turned_on boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  perform private.audit(case when turned_on then 'account_factor_on' else 'account_factor_off' end, 'account', '{}', author);
  return true;
end
$$;
grant execute on function public.record_second_factor(boolean) to authenticated;

create function private.take_factors(owner uuid, address text, author text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  delete from auth.mfa_factors f where f.user_id = owner;
  if not found then
    return 'none';
  end if;
  delete from auth.sessions s where s.user_id = owner;
  insert into public.audit_entries (account, email, action, subject, detail)
  values (coalesce((select auth.uid()), owner), author, 'account_factor_remove', 'account',
    jsonb_build_object('account', address));
  return 'done';
end
$$;

create function public.remove_second_factor(owner uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  address text;
begin
  if owner = (select auth.uid()) then
    return 'own';
  end if;
  select u.email into address from public.admins a join auth.users u on u.id = a.user_id where a.user_id = owner;
  if address is null then
    return 'missing';
  end if;
  return private.take_factors(owner, address, author);
end
$$;
grant execute on function public.remove_second_factor(uuid) to authenticated;

create function public.clear_second_factor(address text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  owner uuid;
begin
  select a.user_id into owner from public.admins a join auth.users u on u.id = a.user_id
  where lower(u.email) = lower(address);
  if owner is null then
    return 'missing';
  end if;
  return private.take_factors(owner, lower(address), 'npm run admin:factor');
end
$$;
grant execute on function public.clear_second_factor(text) to service_role;

-- supabase/schemas/wrong_codes.sql

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

create function public.forget_code_tries(owner uuid, in_session uuid) returns void
  language sql volatile security definer set search_path = ''
  as $$
    delete from private.code_tries t where t.account = owner and t.session = in_session
  $$;
grant execute on function public.forget_code_tries(uuid, uuid) to service_role;

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

-- supabase/schemas/publishing.sql

create table private.subjects (
  name text primary key,
  -- `()`: what visitors have, as one value.
  reads text not null,
  -- `(content jsonb, before jsonb)`: publishes the content and returns how many rows changed. It raises an error of
  -- class 23 for what must not be published.
  applies text not null,
  -- `(content jsonb)`: whether a value has the outer shape of a draft.
  accepts text not null,
  keyed boolean not null default false,
  -- `(content jsonb, kind text)`: what the audit calls a publication; null: by its kind.
  acts text,

  constraint subjects_name check (coalesce(name ~ '^[a-z]{1,40}$', false)),
  constraint subjects_functions check (coalesce(
    reads ~ '^private\.[a-z_]+$' and applies ~ '^private\.[a-z_]+$' and accepts ~ '^private\.[a-z_]+$', false)),
  constraint subjects_acts check (acts is null or acts ~ '^private\.[a-z_]+$')
);

comment on table private.subjects is 'What is drafted and published, and the functions that know its tables. For migrations alone.';
comment on column private.subjects.keyed is
  'Each thing is a subject by itself, `name/key`: `reads(key text)`, `applies(content jsonb, before jsonb, key text)`.';

alter table private.subjects enable row level security;

create function private.subject_of(subject_name text) returns private.subjects
  language sql stable security invoker set search_path = ''
  as $$
    select s from private.subjects s
    where s.name = split_part(subject_name, '/', 1)
      and case when s.keyed
        then substr(subject_name, length(s.name) + 1) ~ '^/[a-z0-9]+(-[a-z0-9]+)*$' and length(subject_name) <= 140
        else subject_name = s.name end
  $$;

create function private.begin_change(subject_name text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin changes what is published' using errcode = '42501';
  end if;
  if (private.subject_of(subject_name)).name is null then
    raise exception 'there is no such subject' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('public.drafts'), hashtext(subject_name));
  return coalesce((select u.email from auth.users u where u.id = (select auth.uid())), '');
end
$$;

create function private.published_content(subject_name text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
  as $$
declare
  subject private.subjects := private.subject_of(subject_name);
  content jsonb;
begin
  if subject.keyed then
    execute format('select %s($1)', subject.reads) using split_part(subject_name, '/', 2) into content;
  else
    execute format('select %s()', subject.reads) into content;
  end if;
  return content;
end
$$;

-- supabase/schemas/drafts.sql

create table public.drafts (
  -- A name of private.subjects, or `name/key`; private.begin_change() refuses what is no subject.
  subject text not null,
  version integer not null,
  content jsonb not null,
  -- The version before the step that this one belongs to; null for the first. Saves while somebody is typing are one
  -- step.
  base integer,
  -- The base of the step that this one undoes or redoes.
  reverts integer,
  step text not null,
  saved_by uuid not null,
  saved_by_email text not null,
  saved_at timestamptz not null default now(),
  primary key (subject, version),

  constraint drafts_version check (coalesce(version > 0, false)),
  constraint drafts_base check (base is null or base < version),
  constraint drafts_reverts check (reverts is null or reverts < version),
  constraint drafts_step check (coalesce(step in
    ('start', 'edit', 'autosave', 'scenario', 'import', 'undo', 'redo', 'rollback', 'discard'), false)),
  constraint drafts_content check (coalesce(
    jsonb_typeof(content) = 'object' and octet_length(content::text) <= 1000000, false))
);

comment on table public.drafts is
  'The shared draft of each subject: its highest version counts, those before it are what undo and merging compare with.';

alter table public.drafts enable row level security;
grant select on table public.drafts to authenticated, service_role;

create policy "an admin reads the drafts"
  on public.drafts for select to authenticated
  using ((select private.is_admin()));

create table private.forgotten_drafts (
  subject text primary key,
  version integer not null
);

comment on table private.forgotten_drafts is
  'The last version of drafts that were deleted or have another address. Written by the functions below.';

alter table private.forgotten_drafts enable row level security;

create function private.forget_versions(subject_name text) returns void
  language sql volatile security invoker set search_path = ''
  as $$
    insert into private.forgotten_drafts as f (subject, version)
    select subject_name, max(d.version) from public.drafts d where d.subject = subject_name having count(*) > 0
    on conflict (subject) do update set version = greatest(f.version, excluded.version)
  $$;

create function public.save_draft(
  subject_name text, seen_version integer, new_content jsonb, new_step text,
  new_base integer default 0, new_reverts integer default 0
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_change(subject_name);
  current_version integer := coalesce(
    (select max(d.version) from public.drafts d where d.subject = subject_name), 0);
  accepted boolean;
  first_version integer;
begin
  if seen_version is distinct from current_version then
    return null;
  end if;
  execute format('select %s($1)', (private.subject_of(subject_name)).accepts) using new_content into accepted;
  if accepted is not true or new_step in ('start', 'rollback') then
    raise exception 'this is no draft of that subject: constraint "drafts_content"' using errcode = '23514';
  end if;
  if current_version = 0 then
    first_version := 1 + coalesce((select f.version from private.forgotten_drafts f where f.subject = subject_name), 0);
    insert into public.drafts (subject, version, content, step, saved_by, saved_by_email)
    values (subject_name, first_version, private.published_content(subject_name), 'start', (select auth.uid()), author);
    current_version := first_version;
  end if;
  insert into public.drafts (subject, version, content, base, reverts, step, saved_by, saved_by_email)
  values (subject_name, current_version + 1, new_content,
    coalesce(case when new_step = 'autosave' then nullif(new_base, 0) end, current_version),
    case when new_step in ('undo', 'redo') then nullif(new_reverts, 0) end,
    new_step, (select auth.uid()), author);
  delete from public.drafts d where d.subject = subject_name and d.version < current_version - 400;
  -- A save that continues a step is not recorded again.
  if new_step <> 'autosave' or coalesce(new_base, 0) = 0 then
    perform private.audit(case new_step when 'autosave' then 'edit' else new_step end, subject_name,
      jsonb_build_object('version', current_version + 1), author);
  end if;
  return current_version + 1;
end
$$;
grant execute on function public.save_draft(text, integer, jsonb, text, integer, integer) to authenticated;

create function public.unpublished_subjects() returns setof text
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select newest.subject
    from (select distinct d.subject from public.drafts d) drafted
    cross join lateral (
      -- The planner moves nothing past a limit.
      select d.subject, d.content from public.drafts d
      where d.subject = drafted.subject order by d.version desc limit 1
    ) newest
    where newest.content is distinct from private.published_content(newest.subject);
end
$$;
grant execute on function public.unpublished_subjects() to authenticated;

-- supabase/schemas/publications.sql

create table public.publications (
  subject text not null,
  id integer not null,
  kind text not null,
  note text not null,
  -- The publication that a rollback brought back.
  source integer,
  changed_rows integer not null,
  -- What visitors had before, however it had changed, and what they had from then on.
  previous jsonb not null,
  content jsonb not null,
  published_by uuid,
  published_by_email text,
  published_at timestamptz not null default now(),
  primary key (subject, id),
  foreign key (subject, source) references public.publications (subject, id),

  constraint publications_kind check (coalesce(kind in ('start', 'publish', 'rollback'), false)),
  constraint publications_note check (coalesce(length(note) <= 300, false)),
  constraint publications_source check ((kind = 'rollback') = (source is not null)),
  constraint publications_author check ((kind = 'start') = (published_by is null))
);

comment on table public.publications is
  'Everything that was ever published, by subject, beginning with what the first publication found.';

alter table public.publications enable row level security;
grant select on table public.publications to authenticated, service_role;

create policy "an admin reads the publications"
  on public.publications for select to authenticated
  using ((select private.is_admin()));

create function private.make_publication(
  subject_name text, new_kind text, new_note text, new_source integer, new_content jsonb, author text
) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  subject private.subjects := private.subject_of(subject_name);
  before jsonb;
  after jsonb;
  act text := new_kind;
  changed integer;
  publication integer := coalesce(
    (select max(p.id) from public.publications p where p.subject = subject_name), 0);
begin
  if coalesce(length(btrim(new_note)), 0) not between 3 and 300 then
    raise exception 'a publication needs a note' using errcode = '23514';
  end if;
  -- One subject may depend on another, as an offer on its price, so publications wait for each other.
  perform pg_advisory_xact_lock(hashtext('public.publications'));
  before := private.published_content(subject_name);
  if publication = 0 then
    publication := 1;
    insert into public.publications (subject, id, kind, note, changed_rows, previous, content)
    values (subject_name, publication, 'start', '', 0, before, before);
  end if;
  if subject.keyed then
    execute format('select %s($1, $2, $3)', subject.applies)
      using new_content, before, split_part(subject_name, '/', 2) into changed;
  else
    execute format('select %s($1, $2)', subject.applies) using new_content, before into changed;
  end if;
  after := private.published_content(subject_name);
  if new_kind = 'publish' and after = before then
    return publication;
  end if;
  publication := publication + 1;
  insert into public.publications
    (subject, id, kind, note, source, changed_rows, previous, content, published_by, published_by_email)
  values (subject_name, publication, new_kind, btrim(new_note), new_source, changed, before, after,
    (select auth.uid()), author);
  if subject.acts is not null then
    execute format('select %s($1, $2)', subject.acts) using after, new_kind into act;
  end if;
  perform private.audit(act, subject_name,
    jsonb_build_object('publication', publication, 'rows', changed), author);
  return publication;
end
$$;

create function public.publish_draft(subject_name text, seen_version integer, new_note text)
  returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_change(subject_name);
  draft public.drafts;
begin
  select * into draft from public.drafts d where d.subject = subject_name order by d.version desc limit 1;
  if draft.version is null or draft.version is distinct from seen_version then
    return null;
  end if;
  return private.make_publication(subject_name, 'publish', new_note, null, draft.content, author);
end
$$;
grant execute on function public.publish_draft(text, integer, text) to authenticated;

create function public.roll_back(
  subject_name text, publication integer, seen_version integer, new_note text
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_change(subject_name);
  earlier jsonb := (
    select p.content from public.publications p where p.subject = subject_name and p.id = publication);
  current_version integer := coalesce(
    (select max(d.version) from public.drafts d where d.subject = subject_name), 0);
  made integer;
begin
  if earlier is null then
    raise exception 'there is no such publication' using errcode = '23503';
  end if;
  if seen_version is distinct from current_version then
    return null;
  end if;
  made := private.make_publication(subject_name, 'rollback', new_note, publication, earlier, author);
  insert into public.drafts (subject, version, content, base, step, saved_by, saved_by_email)
  values (subject_name, current_version + 1, private.published_content(subject_name), nullif(current_version, 0), 'rollback',
    (select auth.uid()), author);
  return made;
end
$$;
grant execute on function public.roll_back(text, integer, integer, text) to authenticated;

-- supabase/schemas/pictures.sql

create table public.pictures (
  -- A hash of the bytes of its largest size: the same photograph is stored once, and an address never changes.
  name text primary key,
  width integer not null,
  height integer not null,
  added_at timestamptz not null default now(),
  -- When its patient withdrew it. It stays withheld until its files are gone, also if an article shows it or the
  -- nightly deletion failed.
  withdrawn_at timestamptz,

  constraint pictures_name check (coalesce(name ~ '^[0-9a-f]{32}$', false)),
  constraint pictures_size check (coalesce(width between 1 and 1280 and height between 1 and 20000, false))
);

comment on table public.pictures is
  'Uploaded photographs. Written by a function for admins; what nothing refers to goes at night, with its files.';

alter table public.pictures enable row level security;
grant select on table public.pictures to authenticated, service_role;

create policy "an admin reads the photographs"
  on public.pictures for select to authenticated
  using ((select private.is_admin()));

create function public.add_picture(new_name text, new_width integer, new_height integer) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  insert into public.pictures as p (name, width, height) values (new_name, new_width, new_height)
    on conflict (name) do update set added_at = now(), withdrawn_at = null;
  perform private.audit('upload', 'pictures', jsonb_build_object('picture', new_name), author);
end
$$;
grant execute on function public.add_picture(text, integer, integer) to authenticated;

create function private.is_orphan(picture public.pictures) returns boolean
  language sql stable security invoker set search_path = ''
  as $$
    select picture.withdrawn_at is not null or (
      picture.added_at < now() - interval '1 day'
      and not exists (
        select from public.drafts d
        where (d.subject in ('team', 'stories') or d.subject like 'news/%')
          and (d.saved_at > now() - interval '30 days'
            or d.version = (select max(n.version) from public.drafts n where n.subject = d.subject))
          and d.content::text like '%' || picture.name || '%')
      and not exists (
        select from public.publications p
        where (p.subject in ('team', 'stories') or p.subject like 'news/%')
          and (p.published_at > now() - interval '1 year'
            or p.id = (select max(n.id) from public.publications n where n.subject = p.subject))
          and (p.content::text like '%' || picture.name || '%' or p.previous::text like '%' || picture.name || '%')))
  $$;

create function public.orphaned_pictures() returns setof text
  language sql volatile security definer set search_path = ''
  as $$
    select p.name from public.pictures p where private.is_orphan(p)
    order by p.withdrawn_at is null, p.added_at limit 100
  $$;
grant execute on function public.orphaned_pictures() to service_role;

create function public.forget_pictures(names text[]) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  gone integer;
begin
  delete from public.pictures p where p.name = any (names) and private.is_orphan(p);
  get diagnostics gone = row_count;
  return gone;
end
$$;
grant execute on function public.forget_pictures(text[]) to service_role;

create function private.is_photo(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        value - 'picture' - 'src' - 'width' - 'height' - 'focus' - 'alt' = '{}'::jsonb
        and jsonb_typeof(value -> 'width') = 'number' and jsonb_typeof(value -> 'height') = 'number'
        and value ->> 'focus' in ('center', 'top', 'bottom', 'left', 'right')
        and case when value ? 'picture' then
            value ->> 'picture' ~ '^[0-9a-f]{32}$' and not value ? 'src'
            and private.has_texts(value -> 'alt', array['ro', 'en'], 200)
          else length(value ->> 'src') <= 200 and value ->> 'src' ~ '^(/[A-Za-z0-9_.-]+)+$' and not value ? 'alt' end
      else false end, false)
  $$;

create function private.kept_photo(photo jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
    select case when photo -> 'picture' is null
        or exists (select from public.pictures p where p.name = photo ->> 'picture')
      then nullif(photo, 'null'::jsonb) end
  $$;

do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ('pictures', 'pictures', false, 2097152, array['image/webp'])
      on conflict (id) do update
        set public = false, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;

-- supabase/schemas/prices.sql

create table public.price_categories (
  slug text primary key,
  position integer not null,
  title_ro text not null,
  title_en text not null,
  description_ro text not null,
  description_en text not null,

  constraint price_categories_slug check (coalesce(
    length(slug) <= 80 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint price_categories_position check (coalesce(position >= 0, false)),
  constraint price_categories_title check (coalesce(
    length(title_ro) between 2 and 60 and length(title_en) between 2 and 60, false)),
  constraint price_categories_description check (coalesce(
    length(description_ro) between 2 and 300 and length(description_en) between 2 and 300, false)),
  -- Letters with a cedilla are a common mistake for those with a comma below.
  constraint price_categories_letters check (coalesce((title_ro || description_ro) !~ '[şţŞŢ]', false))
);

create table public.price_items (
  id text primary key,
  category text not null references public.price_categories (slug) on update cascade on delete restrict,
  position integer not null,
  title_ro text not null,
  title_en text not null,
  unit text not null,
  kind text not null,
  amount_min integer not null,
  amount_max integer,
  vat text not null,
  included_ro text[] not null default '{}',
  included_en text[] not null default '{}',
  not_included_ro text[] not null default '{}',
  not_included_en text[] not null default '{}',
  treatments text[] not null default '{}',
  valid_from date not null,
  hidden boolean not null default true,
  next_min integer,
  next_max integer,
  next_from date,

  constraint price_items_id check (coalesce(length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint price_items_position check (coalesce(position >= 0, false)),
  constraint price_items_title check (coalesce(
    length(title_ro) between 2 and 110 and length(title_en) between 2 and 110, false)),
  constraint price_items_unit check (coalesce(unit in (
    'visit', 'tooth', 'arch', 'session', 'procedure', 'implant', 'canal', 'month', 'treatment'), false)),
  constraint price_items_kind check (coalesce(kind in ('fixed', 'from', 'range'), false)),
  constraint price_items_vat check (coalesce(vat in ('exempt', 'included'), false)),
  constraint price_items_amounts check (coalesce(
    amount_min between 0 and 100000000
    and case kind when 'range' then amount_max > amount_min and amount_max <= 100000000
      else amount_max is null end, false)),
  -- The lists have as many lines in both languages.
  constraint price_items_lists check (coalesce(
    cardinality(included_ro) <= 6 and cardinality(included_ro) = cardinality(included_en)
    and cardinality(not_included_ro) <= 6 and cardinality(not_included_ro) = cardinality(not_included_en)
    and array_position(included_ro || included_en || not_included_ro || not_included_en, null) is null
    and octet_length((included_ro || included_en || not_included_ro || not_included_en)::text) <= 8000, false)),
  constraint price_items_treatments check (coalesce(
    cardinality(treatments) <= 20
    and array_to_string(treatments, ',', '?') ~ '^([a-z]+(_[a-z]+)*(,[a-z]+(_[a-z]+)*)*)?$', false)),
  constraint price_items_valid_from check (coalesce(
    valid_from between '2000-01-01' and '2100-01-01', false)),
  constraint price_items_next_from check (coalesce(
    case when next_from is null then next_min is null and next_max is null
      else next_min is not null and next_from > valid_from and next_from <= '2100-01-01' end, false)),
  constraint price_items_next_max check (coalesce(
    next_min is null or (next_min between 0 and 100000000
      and (next_max is null or (next_max > next_min and next_max <= 100000000))), false)),
  constraint price_items_letters check (coalesce(
    (title_ro || included_ro::text || not_included_ro::text) !~ '[şţŞŢ]', false))
);

create index price_items_category on public.price_items (category, position);

comment on table public.price_categories is
  'The categories of the price list. Written by publications and with the secret key; a row goes when a publication is without it.';
comment on table public.price_items is
  'The price list. Written by publications and with the secret key; a row goes when a publication is without it.';
comment on column public.price_items.amount_min is 'Bani, final, with VAT where it applies.';
comment on column public.price_items.amount_max is 'Bani; only a range has an upper amount.';
comment on column public.price_items.valid_from is
  'Since when the price holds. Publishing sets it; a row that begins later is not shown before.';
comment on column public.price_items.next_from is
  'The day in Bucharest on which next_min and next_max replace the price; readers go by the date, nothing has to run.';

alter table public.price_categories enable row level security;
grant select on table public.price_categories to anon, authenticated, service_role;
grant insert, update, delete on table public.price_categories to service_role;

alter table public.price_items enable row level security;
grant select on table public.price_items to anon, authenticated, service_role;
grant insert, delete,
  update (category, position, title_ro, title_en, unit, kind, amount_min, amount_max, vat,
    included_ro, included_en, not_included_ro, not_included_en, treatments, valid_from, hidden,
    next_min, next_max, next_from)
  on table public.price_items to service_role;

create policy "everybody reads the categories"
  on public.price_categories for select to anon, authenticated
  using (true);

create policy "everybody reads prices that are not hidden"
  on public.price_items for select to anon, authenticated
  using (not hidden);

create policy "an admin reads every price"
  on public.price_items for select to authenticated
  using ((select private.is_admin()));

-- supabase/schemas/price_list.sql

create function private.price_columns(target regclass)
  returns table (name name, place integer, path text[], default_value text)
  language sql stable set search_path = ''
  as $$
    select a.attname, a.attnum::integer,
      coalesce(regexp_match(a.attname, '^(.+)_(ro|en)$'), array[a.attname::text]),
      coalesce(pg_catalog.pg_get_expr(d.adbin, d.adrelid), 'null')
    from pg_catalog.pg_attribute a
    left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = target and a.attnum > 0 and not a.attisdropped
  $$;

create function private.price_entry(target regclass) returns text
  language sql stable set search_path = ''
  as $$
    select format('jsonb_build_object(%s)', string_agg(format('%L, %s', k.key, k.value), ', '))
    from (
      select c.path[1] as key,
        case when count(c.path[2]) = 0 then format('r.%I', min(c.name::text))
          else format('jsonb_build_object(%s)', string_agg(format('%L, r.%I', c.path[2], c.name), ', ')) end as value
      from private.price_columns(target) c
      group by c.path[1]
    ) k
  $$;

create function private.price_list() returns jsonb
  language plpgsql stable security invoker set search_path = ''
  as $$
declare
  list jsonb;
begin
  execute format(
    'select jsonb_build_object(
      ''categories'', coalesce((
        select jsonb_agg(%s order by r.position, r.slug) from public.price_categories r), ''[]''::jsonb),
      ''items'', coalesce((
        select jsonb_agg(%s order by c.position, c.slug, r.position, r.id)
        from public.price_items r join public.price_categories c on c.slug = r.category), ''[]''::jsonb))',
    private.price_entry('public.price_categories'), private.price_entry('public.price_items')) into list;
  return list;
end
$$;

create function private.apply_price_rows(target regclass, key text, list jsonb) returns void
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  names text;
  flat text;
  given text;
  present text;
  excluded text;
begin
  select
    string_agg(format('%I', c.name), ', ' order by c.place),
    string_agg(format('%L, e.value #> %L', c.name, c.path), ', '),
    string_agg(format('case when e.value #> %1$L is null then coalesce(o.%2$I, %3$s) else p.%2$I end',
      c.path, c.name, c.default_value), ', ' order by c.place),
    string_agg(format('t.%I', c.name), ', ' order by c.place),
    string_agg(format('excluded.%I', c.name), ', ' order by c.place)
  into names, flat, given, present, excluded
  from private.price_columns(target) c;

  execute format(
    'insert into %1$s as t (%2$s) select %3$s
      from jsonb_array_elements($1) e
      cross join lateral jsonb_populate_record(null::%1$s, jsonb_build_object(%4$s)) p
      left join %1$s o on o.%5$I = p.%5$I
      on conflict (%5$I) do update set (%2$s) = row(%7$s)
      where (%6$s) is distinct from (%7$s)',
    target, names, given, flat, key, present, excluded) using list;
end
$$;

create function private.apply_price_list(list jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  before jsonb := private.price_list();
  changed integer;
begin
  perform private.apply_price_rows('public.price_categories', 'slug', list -> 'categories');
  perform private.apply_price_rows('public.price_items', 'id', list -> 'items');

  delete from public.price_items i
    where not exists (select from jsonb_array_elements(list -> 'items') e where e ->> 'id' = i.id);
  delete from public.price_categories c
    where not exists (select from jsonb_array_elements(list -> 'categories') e where e ->> 'slug' = c.slug);

  select count(*) into changed
  from (select e ->> 'id' as key, e as item from jsonb_array_elements(before -> 'items') e) b
  full join (select e ->> 'id' as key, e as item from jsonb_array_elements(private.price_list() -> 'items') e) a
    on a.key = b.key
  where a.item is distinct from b.item;
  return changed;
end
$$;

-- supabase/schemas/price_days.sql

create function private.next_kind(kind text, next_max integer) returns text
  language sql immutable set search_path = ''
  as $$ select case when next_max is not null then 'range' when kind = 'range' then 'fixed' else kind end $$;

create function private.prices_on(list jsonb, day date) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_set(list, '{items}', coalesce(jsonb_agg(
      case when (e.item ->> 'next_from')::date <= day then e.item || jsonb_build_object(
        'kind', private.next_kind(e.item ->> 'kind', (e.item ->> 'next_max')::integer),
        'amount_min', e.item -> 'next_min', 'amount_max', e.item -> 'next_max', 'valid_from', e.item -> 'next_from',
        'next_min', null, 'next_max', null, 'next_from', null)
      else e.item end order by e.place), '[]'::jsonb))
    from jsonb_array_elements(list -> 'items') with ordinality e (item, place)
  $$;

create function private.dated_prices(list jsonb, before jsonb, day date) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_set(list, '{items}', coalesce(jsonb_agg(
      '{"next_min": null, "next_max": null, "next_from": null}'::jsonb || e.item || jsonb_build_object('valid_from',
        case
          when b.item is null then greatest((e.item ->> 'valid_from')::date, day)
          when (b.item -> 'kind', b.item -> 'amount_min', b.item -> 'amount_max')
            is not distinct from (e.item -> 'kind', e.item -> 'amount_min', e.item -> 'amount_max')
            then (b.item ->> 'valid_from')::date
          else greatest((b.item ->> 'valid_from')::date, day) end)
        -- A set: the order does not count.
        || jsonb_build_object('treatments', coalesce((
          select jsonb_agg(t.key order by t.key collate "C")
          from (select distinct k as key from jsonb_array_elements_text(e.item -> 'treatments') k) t), '[]'::jsonb))
      order by e.place), '[]'::jsonb))
    from jsonb_array_elements(list -> 'items') with ordinality e (item, place)
    left join (select value as item from jsonb_array_elements(before -> 'items')) b
      on b.item ->> 'id' = e.item ->> 'id'
  $$;

-- supabase/schemas/price_history.sql

create table public.price_history (
  item text not null,
  since timestamptz not null,
  kind text,
  amount_min integer,
  amount_max integer,
  primary key (item, since),

  constraint price_history_price check (coalesce((kind is null) = (amount_min is null), false))
);

comment on table public.price_history is
  'What each row has cost visitors, and since when; without a price where it was not shown. Written by the trigger alone.';

alter table public.price_history enable row level security;
grant select on table public.price_history to authenticated, service_role;

create policy "an admin reads what prices were"
  on public.price_history for select to authenticated
  using ((select private.is_admin()));

create function private.keep_price_history() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  item_id text := case when tg_op = 'DELETE' then old.id else new.id end;
  day date := private.today();
  since_now timestamptz := now();
  price public.price_history;
  before public.price_history;
begin
  delete from public.price_history h where h.item = item_id and h.since > now();
  select * into before from public.price_history h where h.item = item_id order by h.since desc limit 1;
  if tg_op <> 'DELETE' and not new.hidden and new.valid_from <= day then
    if new.next_from <= day then
      price.kind := private.next_kind(new.kind, new.next_max);
      price.amount_min := new.next_min;
      price.amount_max := new.next_max;
    else
      price.kind := new.kind;
      price.amount_min := new.amount_min;
      price.amount_max := new.amount_max;
    end if;
  end if;
  if tg_op = 'INSERT' and before.item is null and not exists (
    select from public.publications p where p.subject = 'prices') then
    since_now := least(now(), private.start_of(new.valid_from));
  end if;
  if (before.kind, before.amount_min, before.amount_max)
    is distinct from (price.kind, price.amount_min, price.amount_max) then
    insert into public.price_history (item, since, kind, amount_min, amount_max)
    values (item_id, since_now, price.kind, price.amount_min, price.amount_max)
    on conflict (item, since) do update
      set (kind, amount_min, amount_max) = (excluded.kind, excluded.amount_min, excluded.amount_max);
  end if;
  if tg_op <> 'DELETE' and not new.hidden then
    if new.valid_from > day then
      insert into public.price_history (item, since, kind, amount_min, amount_max)
      values (item_id, private.start_of(new.valid_from), new.kind, new.amount_min, new.amount_max);
    end if;
    if new.next_from > day then
      insert into public.price_history (item, since, kind, amount_min, amount_max)
      values (item_id, private.start_of(new.next_from), private.next_kind(new.kind, new.next_max),
        new.next_min, new.next_max);
    end if;
  end if;
  return null;
end
$$;

create trigger price_items_history after insert or update or delete on public.price_items
  for each row execute function private.keep_price_history();

create function private.prices_between(item_id text, first_day date, last_day date)
  returns table (kind text, amount_min integer, amount_max integer)
  language sql stable set search_path = ''
  as $$
    select h.kind, h.amount_min, h.amount_max
    from (
      select p.*, lead(p.since) over (order by p.since) as until from public.price_history p where p.item = item_id
    ) h
    where h.since < private.start_of(last_day + 1)
      and coalesce(h.until, 'infinity') > private.start_of(first_day)
  $$;

create function private.lowest_price(item_id text, first_day date, last_day date)
  returns table (kind text, amount_min integer, amount_max integer)
  language sql stable set search_path = ''
  as $$
    select case when l.top is null then 'from' when l.top > l.low then 'range' else 'fixed' end, l.low,
      case when l.top > l.low then l.top end
    from (
      select min(p.amount_min) as low,
        min(case when p.kind <> 'from' then coalesce(p.amount_max, p.amount_min) end) as top
      from private.prices_between(item_id, first_day, last_day) p
    ) l
    where l.low is not null
  $$;

-- supabase/schemas/price_publishing.sql

create function private.is_price_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        value - 'categories' - 'items' = '{}'::jsonb
        and jsonb_typeof(value -> 'categories') = 'array' and jsonb_array_length(value -> 'categories') between 1 and 50
        and jsonb_typeof(value -> 'items') = 'array' and jsonb_array_length(value -> 'items') between 1 and 1000
        and octet_length(value::text) <= 1000000
      else false end, false)
  $$;

comment on function private.is_price_content(jsonb) is
  'Whether a value has the outer shape of a price list. What a row may be is checked by the tables it is published to.';

create function private.current_prices() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$ select private.prices_on(private.price_list(), private.today()) $$;

create function private.publish_prices(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  day date := private.today();
  after jsonb;
  changed integer;
  untrue record;
begin
  perform private.apply_price_list(private.dated_prices(private.prices_on(content, day), before, day));
  after := private.price_list();
  -- A new position alone is not a change.
  select count(*) into changed
  from (select e.value ->> 'id' as key, e.value - 'position' as item from jsonb_array_elements(before -> 'items') e) b
  full join (select e.value ->> 'id' as key, e.value - 'position' as item from jsonb_array_elements(after -> 'items') e) a
    on a.key = b.key
  where a.item is distinct from b.item;
  -- An offer that was untrue before does not block changes that do not concern it.
  for untrue in
    select o.item from private.untrue_offers() o
    where (select e.value from jsonb_array_elements(before -> 'items') e where e.value ->> 'id' = o.item)
      is distinct from (select e.value from jsonb_array_elements(after -> 'items') e where e.value ->> 'id' = o.item)
  loop
    raise exception 'an announced reduction would not be true: constraint "price_items_offer"'
      using errcode = '23514', detail = format('Failing row contains (%s, ...).', untrue.item);
  end loop;
  return changed;
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('prices', 'private.current_prices', 'private.publish_prices', 'private.is_price_content');

create function public.prices_published_on() returns date
  language sql stable security definer set search_path = ''
  as $$
    select max((p.published_at at time zone 'Europe/Bucharest')::date)
    from public.publications p
    where p.subject = 'prices' and p.kind <> 'start'
  $$;

comment on function public.prices_published_on() is
  'The day of the last publication; null while the list is the one that the site began with.';

grant execute on function public.prices_published_on() to anon, authenticated, service_role;

-- supabase/schemas/offers.sql

create table public.offers (
  id text primary key,
  item text not null,
  reduction integer not null,
  from_day date not null,
  to_day date not null,

  constraint offers_id check (coalesce(length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint offers_reduction check (coalesce(reduction between 1 and 100000000, false)),
  constraint offers_days check (coalesce(
    from_day >= '2000-01-01' and to_day >= from_day and to_day <= '2100-01-01', false))
);

comment on table public.offers is 'Reductions that are announced, in bani. Visitors read them with announced_offers().';

alter table public.offers enable row level security;
grant select on table public.offers to authenticated, service_role;
grant insert, update, delete on table public.offers to service_role;

create policy "an admin reads the offers"
  on public.offers for select to authenticated
  using ((select private.is_admin()));

create function public.announced_offers()
  returns table (id text, item text, reduction integer, from_day date, to_day date,
    reference_kind text, reference_min integer, reference_max integer)
  language sql stable security definer set search_path = ''
  as $$
    select o.id, o.item, o.reduction, o.from_day, o.to_day, l.kind, l.amount_min, l.amount_max
    from public.offers o
    left join lateral private.lowest_price(o.item, o.from_day - 30, o.from_day - 1) l on true
    where o.to_day >= private.today()
    order by o.from_day, o.id
  $$;
grant execute on function public.announced_offers() to anon, authenticated, service_role;

create function private.untrue_offers() returns table (id text, item text)
  language sql stable set search_path = ''
  as $$
    select o.id, o.item
    from public.announced_offers() o
    where o.reference_min is null
      or not exists (
        select from private.prices_between(o.item, greatest(o.from_day, private.today()), o.to_day) p
        where p.kind is not null)
      or exists (
        select from private.prices_between(o.item, greatest(o.from_day, private.today()), o.to_day) p
        where p.kind is null or p.amount_min <= o.reduction or p.amount_min > o.reference_min
          or coalesce(o.reference_max, case when o.reference_kind <> 'from' then o.reference_min end)
            < case when p.kind = 'from' then 2147483647 else coalesce(p.amount_max, p.amount_min) end)
  $$;

create function private.current_offers() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('offers', coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'item', o.item, 'reduction', o.reduction, 'from', o.from_day, 'to', o.to_day)
      order by o.from_day, o.id), '[]'::jsonb))
    from public.offers o
  $$;

create function private.is_offer_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        value - 'offers' = '{}'::jsonb and jsonb_typeof(value -> 'offers') = 'array'
        and jsonb_array_length(value -> 'offers') <= 50
      else false end, false)
  $$;

create function private.publish_offers(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  after jsonb;
  changed integer;
  untrue record;
begin
  delete from public.offers o
    where not exists (select from jsonb_array_elements(content -> 'offers') e where e.value ->> 'id' = o.id);
  insert into public.offers as o (id, item, reduction, from_day, to_day)
    select e.value ->> 'id', e.value ->> 'item', (e.value ->> 'reduction')::integer,
      (e.value ->> 'from')::date, (e.value ->> 'to')::date
    from jsonb_array_elements(content -> 'offers') e
    on conflict (id) do update
      set (item, reduction, from_day, to_day) = row(excluded.item, excluded.reduction, excluded.from_day, excluded.to_day);
  after := private.current_offers();
  for untrue in
    select o.id from private.untrue_offers() o
    where not before -> 'offers' @> jsonb_build_array(
      (select e.value from jsonb_array_elements(after -> 'offers') e where e.value ->> 'id' = o.id))
  loop
    raise exception 'an announced reduction would not be true: constraint "offers_true"'
      using errcode = '23514', detail = format('Failing row contains (%s, ...).', untrue.id);
  end loop;
  select count(*) into changed
  from (select e.value ->> 'id' as key, e.value as offer from jsonb_array_elements(before -> 'offers') e) b
  full join (select e.value ->> 'id' as key, e.value as offer from jsonb_array_elements(after -> 'offers') e) a
    on a.key = b.key
  where a.offer is distinct from b.offer;
  return changed;
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('offers', 'private.current_offers', 'private.publish_offers', 'private.is_offer_content');

create function public.offer_reference(row_id text, first_day date)
  returns table (kind text, amount_min integer, amount_max integer)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin drafts offers' using errcode = '42501';
  end if;
  return query select l.kind, l.amount_min, l.amount_max
    from private.lowest_price(row_id, first_day - 30, first_day - 1) l;
end
$$;
grant execute on function public.offer_reference(text, date) to authenticated;

-- supabase/schemas/clinic_hours.sql

create function private.are_spans(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'array' then
        jsonb_array_length(value) <= 3
        and not exists (
          select from jsonb_array_elements(value) s
          where jsonb_typeof(s.value) <> 'array' or jsonb_array_length(s.value) <> 2
            or coalesce(s.value ->> 0, '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
            or coalesce(s.value ->> 1, '') !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'
            or (s.value ->> 0) >= (s.value ->> 1))
        and not exists (
          select from jsonb_array_elements(value) with ordinality a(span, place)
          join jsonb_array_elements(value) with ordinality b(span, place) on b.place = a.place + 1
          where (a.span ->> 1) >= (b.span ->> 0))
      else false end, false)
  $$;

create function private.are_special_days(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'array' then
        jsonb_array_length(value) <= 200
        and not exists (
          select from jsonb_array_elements(value) d
          where jsonb_typeof(d.value) <> 'object'
            or case when jsonb_typeof(d.value) = 'object' then d.value - 'from' - 'to' - 'spans' <> '{}'::jsonb end
            or not private.is_day(d.value ->> 'from') or not private.is_day(d.value ->> 'to')
            or (d.value ->> 'from') > (d.value ->> 'to')
            or not private.are_spans(d.value -> 'spans'))
        -- No two entries share a day.
        and not exists (
          select from jsonb_array_elements(value) with ordinality a(days, place)
          join jsonb_array_elements(value) with ordinality b(days, place) on a.place < b.place
          where (a.days ->> 'from') <= (b.days ->> 'to') and (b.days ->> 'from') <= (a.days ->> 'to'))
      else false end, false)
  $$;

create function private.is_week(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'array' then
        jsonb_array_length(value) = 7
        and not exists (select from jsonb_array_elements(value) d where not private.are_spans(d.value))
      else false end, false)
  $$;

create function private.is_notice(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'text') = 'object' then
        value - 'text' - 'from' - 'to' = '{}'::jsonb
        and (value -> 'text') - 'ro' - 'en' = '{}'::jsonb
        and jsonb_typeof(value #> '{text,ro}') = 'string' and jsonb_typeof(value #> '{text,en}') = 'string'
        and private.trimmed_length(value #>> '{text,ro}') between 8 and 160
        and private.trimmed_length(value #>> '{text,en}') between 8 and 160
        and value #>> '{text,ro}' !~ '[şţŞŢ[:cntrl:]]' and value #>> '{text,en}' !~ '[şţŞŢ[:cntrl:]]'
        and private.is_day(value ->> 'from') and private.is_day(value ->> 'to')
        and (value ->> 'from') <= (value ->> 'to')
      else false end, false)
  $$;

create table public.clinic_hours (
  -- There is one row.
  one boolean primary key default true,
  -- Opening spans, Monday first. Null: the owner has set nothing, and the hours in the build hold.
  week jsonb,
  days jsonb not null default '[]',
  notice jsonb,

  constraint clinic_hours_one check (one),
  constraint clinic_hours_week check (week is null or private.is_week(week)),
  constraint clinic_hours_days check (private.are_special_days(days)),
  constraint clinic_hours_notice check (notice is null or private.is_notice(notice))
);

comment on table public.clinic_hours is
  'When the clinic is open, and the notice on every page. Written by publications alone; the row never goes.';

alter table public.clinic_hours enable row level security;
grant select on table public.clinic_hours to anon, authenticated, service_role;

create policy "everybody reads when the clinic is open"
  on public.clinic_hours for select to anon, authenticated
  using (true);

create function private.current_hours() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select coalesce(
      (select jsonb_build_object('week', h.week, 'days', h.days, 'notice', h.notice) from public.clinic_hours h),
      '{"week": null, "days": [], "notice": null}'::jsonb)
  $$;

create function private.is_hours_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        value - 'week' - 'days' - 'notice' = '{}'::jsonb and value ?& array['week', 'days', 'notice']
        and (value -> 'week' = 'null'::jsonb or private.is_week(value -> 'week'))
        and private.are_special_days(value -> 'days')
        and (value -> 'notice' = 'null'::jsonb or private.is_notice(value -> 'notice'))
      else false end, false)
  $$;

create function private.publish_hours(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if not private.is_hours_content(content) then
    raise exception 'these are no hours: constraint "clinic_hours_days"' using errcode = '23514';
  end if;
  insert into public.clinic_hours as h (one, week, days, notice)
    values (true, nullif(content -> 'week', 'null'::jsonb), content -> 'days',
      nullif(content -> 'notice', 'null'::jsonb))
    on conflict (one) do update
      set (week, days, notice) = (excluded.week, excluded.days, excluded.notice);
  return (select count(*) from (values ('week'), ('days'), ('notice')) part(name)
    where content -> part.name is distinct from before -> part.name);
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('hours', 'private.current_hours', 'private.publish_hours', 'private.is_hours_content');

-- supabase/schemas/redirects.sql

create table public.redirects (
  from_path text primary key,
  to_path text not null,
  active boolean not null default true,
  note text not null default '',

  -- As the Worker looks addresses up: decoded, lower case, single slashes, none at the end, no invisible characters.
  -- A query may tell old addresses of one path apart: /?p=123, /articol?id=5. A row without one applies to any query
  -- that no other row names. Only the Worker knows the site's other languages and ignores rows that begin with one,
  -- so an old address in a language that was given up can be redirected.
  constraint redirects_from_path check (coalesce(
    length(from_path) between 2 and 300
    and from_path ~ ('^((/[^/?#%\\[:space:][:cntrl:]]+)+|/(?=[?]))'
      '([?][^?#%\\[:space:][:cntrl:]&=]+=[^?#%\\[:space:][:cntrl:]&=]*'
      '(&[^?#%\\[:space:][:cntrl:]&=]+=[^?#%\\[:space:][:cntrl:]&=]*)*)?$')
    and from_path = private.readable(from_path)
    and from_path !~ '[A-ZĂÂÎȘȚ]'
    and from_path !~ '(^|/)\.\.?(/|[?]|$)'
    and from_path !~ '^/(ro|api|assets|admin|_data)(/|[?]|$)', false)),
  constraint redirects_to_path check (coalesce(
    length(to_path) <= 300
    and to_path ~ '^/([a-z0-9_-]+(/[a-z0-9_-]+)*)?$'
    and to_path !~ '^/(ro|en|api|assets|admin|_data)(/|$)', false)),
  constraint redirects_elsewhere check (coalesce(from_path <> to_path, false)),
  constraint redirects_note check (coalesce(length(note) <= 300, false))
);

comment on table public.redirects is
  'The owner''s old addresses. Written by publications and with the secret key; a row goes when a publication is without it.';
comment on column public.redirects.to_path is
  'A page without its language: an English address leads to the same page in English.';

alter table public.redirects enable row level security;
grant select (from_path, to_path, active) on table public.redirects to anon;
grant select on table public.redirects to authenticated;
grant select, insert, update, delete on table public.redirects to service_role;

create policy "everybody reads where an old address leads"
  on public.redirects for select to anon
  using (active);

create policy "an admin reads every redirect"
  on public.redirects for select to authenticated
  using ((select private.is_admin()));

create function private.current_redirects() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('rows', coalesce(jsonb_agg(
      jsonb_build_object('from', r.from_path, 'to', r.to_path, 'note', r.note) order by r.from_path), '[]'::jsonb))
    from public.redirects r where r.active
  $$;

create function private.is_redirect_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'rows') = 'array' then
        value - 'rows' = '{}'::jsonb and jsonb_array_length(value -> 'rows') <= 2000
        and not exists (
          select from jsonb_array_elements(value -> 'rows') e
          where jsonb_typeof(e.value) <> 'object'
            or case when jsonb_typeof(e.value) = 'object' then e.value - 'from' - 'to' - 'note' <> '{}'::jsonb end
            or jsonb_typeof(e.value -> 'from') is distinct from 'string'
            or jsonb_typeof(e.value -> 'to') is distinct from 'string'
            or jsonb_typeof(e.value -> 'note') is distinct from 'string')
        and not exists (
          select from jsonb_array_elements(value -> 'rows') e group by e.value ->> 'from' having count(*) > 1)
      else false end, false)
  $$;

create function private.publish_redirects(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if exists (
    select from jsonb_array_elements(content -> 'rows') a
    join jsonb_array_elements(content -> 'rows') b on a.value ->> 'to' = b.value ->> 'from'
  ) then
    raise exception 'a redirect leads to another: constraint "redirects_chain"' using errcode = '23514';
  end if;
  delete from public.redirects r
    where r.active
      and not exists (select from jsonb_array_elements(content -> 'rows') e where e.value ->> 'from' = r.from_path);
  insert into public.redirects as r (from_path, to_path, note, active)
    select e.value ->> 'from', e.value ->> 'to', e.value ->> 'note', true
    from jsonb_array_elements(content -> 'rows') e
    on conflict (from_path) do update
      set (to_path, note, active) = (excluded.to_path, excluded.note, true)
      where (r.to_path, r.note, r.active) is distinct from (excluded.to_path, excluded.note, true);
  return (select count(*)
    from (select e.value ->> 'from' as key, e.value as redirect from jsonb_array_elements(before -> 'rows') e) b
    full join (select e.value ->> 'from' as key, e.value as redirect from jsonb_array_elements(content -> 'rows') e) a
      on a.key = b.key
    where a.redirect is distinct from b.redirect);
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('redirects', 'private.current_redirects', 'private.publish_redirects', 'private.is_redirect_content');

-- supabase/schemas/team.sql

create function private.is_member_text(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when private.has_texts(value, array['nume', 'functie', 'descriere', 'experienta'], 1600)
        and jsonb_typeof(value -> 'courses') = 'array' then
        value - 'nume' - 'functie' - 'descriere' - 'experienta' - 'courses' = '{}'::jsonb
        and private.trimmed_length(value ->> 'nume') between 5 and 60
        and jsonb_array_length(value -> 'courses') <= 8
        and not exists (
          select from jsonb_array_elements(value -> 'courses') c
          where not private.has_texts(c.value, array['text'], 320)
            or jsonb_typeof(c.value -> 'year') is distinct from 'number')
      else false end, false)
  $$;

create function private.is_takeover(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'array' then
        jsonb_array_length(value) <= 40 and not exists (
          select from jsonb_array_elements(value) t
          where jsonb_typeof(t.value) <> 'object' or t.value - 'of' - 'on' <> '{}'::jsonb
            or not coalesce(t.value ->> 'of' ~ '^[a-z][a-z-]{2,59}$' and t.value ->> 'on' ~ '^\d{4}-\d{2}-\d{2}$', false))
      else false end, false)
  $$;

create table public.team_members (
  -- The anchor on the page of the team.
  id text primary key,
  position integer not null,
  kind text not null,
  -- The first full year in practice.
  since integer not null,
  filters text[] not null,
  languages text[] not null,
  treatments text[] not null,
  hidden boolean not null default false,
  photo jsonb,
  text_ro jsonb not null,
  text_en jsonb not null,
  takes_over jsonb not null default '[]',

  -- The form in which requests name the dentist they wish for.
  constraint team_members_id check (coalesce(id ~ '^[a-z][a-z-]{2,59}$', false)),
  constraint team_members_position check (position >= 0),
  constraint team_members_kind check (kind in ('doctor', 'assistant', 'receptionist')),
  constraint team_members_since check (since between 1950 and 2100),
  constraint team_members_filters check (cardinality(filters) <= 10),
  constraint team_members_languages check (cardinality(languages) between 1 and 20),
  constraint team_members_treatments check (cardinality(treatments) <= 60),
  constraint team_members_takes_over check (private.is_takeover(takes_over)),
  constraint team_members_photo check (photo is null or private.is_photo(photo)),
  constraint team_members_text_ro check (private.is_member_text(text_ro)),
  constraint team_members_text_en check (private.is_member_text(text_en))
);

comment on table public.team_members is
  'Who works at the clinic. Written by publications alone; a row goes when the owner takes somebody off the list.';

alter table public.team_members enable row level security;
grant select on table public.team_members to anon, authenticated, service_role;

create policy "everybody reads who is shown"
  on public.team_members for select to anon, authenticated
  using (not hidden);

create policy "an admin reads who is hidden too"
  on public.team_members for select to authenticated
  using ((select private.is_admin()));

create function private.current_team() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('members', coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'kind', m.kind, 'since', m.since, 'filters', m.filters, 'languages', m.languages,
      'treatments', m.treatments, 'takes_over', m.takes_over, 'hidden', m.hidden, 'photo', m.photo, 'ro', m.text_ro,
      'en', m.text_en)
      order by m.position, m.id), '[]'::jsonb))
    from public.team_members m
  $$;

create function private.is_team_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'members') = 'array' then
        value - 'members' = '{}'::jsonb and jsonb_array_length(value -> 'members') <= 60
        and not exists (
          select from jsonb_array_elements(value -> 'members') m where jsonb_typeof(m.value) <> 'object')
        and not exists (
          select from jsonb_array_elements(value -> 'members') m group by m.value ->> 'id' having count(*) > 1)
      else false end, false)
  $$;

create function private.publish_team(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if jsonb_array_length(content -> 'members') > 0 and not exists (
    select from jsonb_array_elements(content -> 'members') m
    where m.value ->> 'kind' = 'doctor' and not (m.value ->> 'hidden')::boolean) then
    raise exception 'a clinic has a doctor: constraint "team_members_shown"' using errcode = '23514';
  end if;
  delete from public.team_members m where m.id is not null;
  insert into public.team_members
    (id, position, kind, since, filters, languages, treatments, takes_over, hidden, photo, text_ro, text_en)
  select m.value ->> 'id', m.place, m.value ->> 'kind', (m.value ->> 'since')::integer,
    private.texts_of(m.value -> 'filters'), private.texts_of(m.value -> 'languages'),
    private.texts_of(m.value -> 'treatments'), coalesce(m.value -> 'takes_over', '[]'::jsonb),
    (m.value ->> 'hidden')::boolean,
    case when m.value #> '{photo,picture}' is null
        or exists (select from public.pictures p where p.name = m.value #>> '{photo,picture}')
      then nullif(m.value -> 'photo', 'null'::jsonb) end,
    m.value -> 'ro', m.value -> 'en'
  from jsonb_array_elements(content -> 'members') with ordinality m(value, place);
  return (select count(*)
    from (select e.value ->> 'id' as key, e.value as member from jsonb_array_elements(before -> 'members') e) b
    full join (select e.value ->> 'id' as key, e.value as member from jsonb_array_elements(content -> 'members') e) a
      on a.key = b.key
    where a.member is distinct from b.member);
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('team', 'private.current_team', 'private.publish_team', 'private.is_team_content');

-- supabase/schemas/story_consents.sql

create table public.story_consents (
  -- Ids of the seed are negative, so that running the seed twice adds none.
  id bigint generated by default as identity (minvalue -1000000 start 1) primary key,
  story text not null,
  -- The patient's name, or how the clinic's files name them. Never shown to visitors.
  person text not null,
  -- The number of the signed paper.
  reference text not null,
  agreed_on date not null,
  -- The last day, for consent that was given for a time.
  until date,
  covers text[] not null,
  scope text not null,
  recorded_at timestamptz not null default now(),
  recorded_by_email text not null default '',
  withdrawn_at timestamptz,
  withdrawn_by_email text,
  -- Since when its story is in no draft and not published.
  released_at timestamptz,

  constraint story_consents_story check (coalesce(length(story) <= 80 and story ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint story_consents_person check (private.trimmed_length(person) between 2 and 120),
  constraint story_consents_reference check (private.trimmed_length(reference) between 2 and 80),
  constraint story_consents_days check (coalesce(
    agreed_on between '2000-01-01' and '2100-01-01' and (until is null or until between agreed_on and '2100-01-01'),
    false)),
  constraint story_consents_covers check (coalesce(
    'text' = any (covers) and covers <@ array['text', 'photographs', 'first_name'] and cardinality(covers) <= 3, false)),
  constraint story_consents_scope check (scope in ('site', 'site-and-social')),
  constraint story_consents_withdrawn check ((withdrawn_at is null) = (withdrawn_by_email is null))
);

comment on table public.story_consents is
  'Patients'' consent to their stories. Written by functions for admins, kept as proof for three years after its end.';

create index story_consents_story on public.story_consents (story, id desc);

alter table public.story_consents enable row level security;
grant select on table public.story_consents to authenticated, service_role;

create policy "an admin reads the consents"
  on public.story_consents for select to authenticated
  using ((select private.is_admin()));

create function private.story_consent(story_id text) returns setof public.story_consents
  language sql stable set search_path = ''
  as $$
    select n.* from (
      select c.* from public.story_consents c where c.story = story_id order by c.id desc limit 1) n
    where n.withdrawn_at is null and n.agreed_on <= private.today() and coalesce(n.until >= private.today(), true)
  $$;

create function private.lost_stories() returns table (id text, since timestamptz)
  language sql stable set search_path = ''
  as $$
    select n.story, coalesce(n.withdrawn_at, private.start_of(n.until + 1))
    from (select distinct on (c.story) c.* from public.story_consents c order by c.story, c.id desc) n
    where n.withdrawn_at is not null or n.until < private.today()
  $$;

create function private.stories_without_photographs() returns table (id text)
  language sql stable set search_path = ''
  as $$
    select n.story
    from (select distinct on (c.story) c.* from public.story_consents c order by c.story, c.id desc) n
    where n.withdrawn_at is not null or n.until < private.today() or not 'photographs' = any (n.covers)
  $$;

create function public.record_story_consent(
  story_id text, new_person text, new_reference text, new_agreed_on date, new_until text, new_covers text[],
  new_scope text
) returns bigint
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_change('stories');
  made bigint;
begin
  if new_agreed_on > private.today() then
    raise exception 'consent begins when it is given: constraint "story_consents_days"' using errcode = '23514';
  end if;
  insert into public.story_consents (story, person, reference, agreed_on, until, covers, scope, recorded_by_email)
    values (story_id, btrim(new_person), btrim(new_reference), new_agreed_on, nullif(new_until, '')::date, new_covers,
      new_scope, author)
    returning id into made;
  perform private.audit('consent_record', 'stories', jsonb_build_object('story', story_id, 'consent', made), author);
  return made;
end
$$;
grant execute on function public.record_story_consent(text, text, text, date, text, text[], text) to authenticated;

create function public.withdraw_story_consent(story_id text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_change('stories');
  ended bigint;
begin
  update public.story_consents c set withdrawn_at = now(), withdrawn_by_email = author
    where c.withdrawn_at is null
      and c.id = (select max(n.id) from public.story_consents n where n.story = story_id)
    returning c.id into ended;
  if ended is null then
    return false;
  end if;
  perform private.hide_lost_stories();
  perform private.audit('consent_withdraw', 'stories', jsonb_build_object('story', story_id, 'consent', ended), author);
  return true;
end
$$;
grant execute on function public.withdraw_story_consent(text) to authenticated;

-- supabase/schemas/stories.sql

create function private.is_story_text(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when private.has_texts(value, array['title', 'name', 'treatment', 'duration', 'before_after', 'before_alt',
          'after_alt', 'testimonial'], 700)
        and jsonb_typeof(value -> 'results') = 'array' then
        value - 'title' - 'name' - 'treatment' - 'duration' - 'before_after' - 'before_alt' - 'after_alt'
          - 'testimonial' - 'results' = '{}'::jsonb
        and length(value ->> 'title') <= 90
        and value ->> 'name' ~ '^[^ ]{2,30} [^ ]\.$'
        and jsonb_array_length(value -> 'results') between 1 and 10
        and not exists (
          select from jsonb_array_elements(value -> 'results') r
          where jsonb_typeof(r.value) <> 'string' or length(r.value #>> '{}') not between 1 and 300)
      else false end, false)
  $$;

create table public.patient_stories (
  -- The anchor on the page of the stories.
  id text primary key,
  position integer not null,
  category text not null,
  treatment text not null,
  doctor text not null,
  -- The pair of drawings that is shown when there are no photographs.
  drawing text not null,
  photo_before jsonb,
  photo_after jsonb,
  hidden boolean not null default false,
  text_ro jsonb not null,
  text_en jsonb not null,

  constraint patient_stories_id check (coalesce(length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint patient_stories_position check (position >= 0),
  constraint patient_stories_category check (category in ('implant', 'veneers', 'orthodontics', 'aesthetics')),
  constraint patient_stories_treatment check (treatment ~ '^[a-z_]{3,60}$'),
  constraint patient_stories_doctor check (doctor ~ '^[a-z][a-z-]{2,59}$'),
  constraint patient_stories_drawing check (drawing ~ '^[a-z0-9_]{1,40}$'),
  constraint patient_stories_photo_before check (photo_before is null or private.is_photo(photo_before)),
  constraint patient_stories_photo_after check (photo_after is null or private.is_photo(photo_after)),
  constraint patient_stories_text_ro check (private.is_story_text(text_ro)),
  constraint patient_stories_text_en check (private.is_story_text(text_en))
);

comment on table public.patient_stories is
  'Stories of patients. Written by publications alone; visitors read them with published_stories(), by their consent.';

alter table public.patient_stories enable row level security;
grant select on table public.patient_stories to authenticated, service_role;

create policy "an admin reads the stories"
  on public.patient_stories for select to authenticated
  using ((select private.is_admin()));

create function public.published_stories() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select case when exists (select from public.patient_stories)
      or exists (select from public.publications p where p.subject = 'stories') then (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'category', s.category, 'treatment', s.treatment,
        'doctor', s.doctor, 'drawing', s.drawing,
        'photo_before', case when 'photographs' = any (c.covers) then s.photo_before end,
        'photo_after', case when 'photographs' = any (c.covers) then s.photo_after end,
        'consent', jsonb_build_object('date', c.agreed_on, 'until', c.until, 'scope', c.scope),
        'ro', case when 'first_name' = any (c.covers) then s.text_ro else s.text_ro || '{"name": null}' end,
        'en', case when 'first_name' = any (c.covers) then s.text_en else s.text_en || '{"name": null}' end)
        order by s.position, s.id), '[]'::jsonb)
      from public.patient_stories s cross join lateral private.story_consent(s.id) c
      where not s.hidden) end
  $$;
grant execute on function public.published_stories() to anon, authenticated, service_role;

create function private.current_stories() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('stories', case when exists (select from public.patient_stories)
      or exists (select from public.publications p where p.subject = 'stories') then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'category', s.category, 'treatment', s.treatment, 'doctor', s.doctor, 'drawing', s.drawing,
        'photo_before', s.photo_before, 'photo_after', s.photo_after, 'hidden', s.hidden,
        'ro', s.text_ro, 'en', s.text_en) order by s.position, s.id), '[]'::jsonb)
      from public.patient_stories s) end)
  $$;

create function private.is_story_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'stories') = 'array' then
        value - 'stories' = '{}'::jsonb and jsonb_array_length(value -> 'stories') <= 200
        and not exists (
          select from jsonb_array_elements(value -> 'stories') s where jsonb_typeof(s.value) <> 'object')
        and not exists (
          select from jsonb_array_elements(value -> 'stories') s group by s.value ->> 'id' having count(*) > 1)
      else false end, false)
  $$;

create function private.publish_stories(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  refused record;
begin
  if jsonb_typeof(content -> 'stories') <> 'array' then
    raise exception 'the stories of the build are not known here: constraint "patient_stories_start"'
      using errcode = '23514';
  end if;
  for refused in
    select s.value ->> 'id' as id, c.id is null as without_consent
    from jsonb_array_elements(content -> 'stories') s
    left join lateral private.story_consent(s.value ->> 'id') c on true
    where not (s.value ->> 'hidden')::boolean
      and (c.id is null or (not 'photographs' = any (c.covers)
        and (s.value #>> '{photo_before}' is not null or s.value #>> '{photo_after}' is not null)))
  loop
    raise exception 'no story without its patient: constraint "%"',
        case when refused.without_consent then 'patient_stories_consent' else 'patient_stories_photographs' end
      using errcode = '23514', detail = format('Failing row contains (%s, ...).', refused.id);
  end loop;
  delete from public.patient_stories s where s.id is not null;
  insert into public.patient_stories
    (id, position, category, treatment, doctor, drawing, photo_before, photo_after, hidden, text_ro, text_en)
  select s.value ->> 'id', s.place, s.value ->> 'category', s.value ->> 'treatment', s.value ->> 'doctor',
    s.value ->> 'drawing', private.kept_photo(s.value -> 'photo_before'), private.kept_photo(s.value -> 'photo_after'),
    (s.value ->> 'hidden')::boolean, s.value -> 'ro', s.value -> 'en'
  from jsonb_array_elements(content -> 'stories') with ordinality s(value, place);
  return (select count(*)
    from (select e.value ->> 'id' as key, e.value as story
      from jsonb_array_elements(coalesce(nullif(before -> 'stories', 'null'::jsonb), '[]'::jsonb)) e) b
    full join (select e.value ->> 'id' as key, e.value as story from jsonb_array_elements(content -> 'stories') e) a
      on a.key = b.key
    where a.story is distinct from b.story);
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('stories', 'private.current_stories', 'private.publish_stories', 'private.is_story_content');

-- supabase/schemas/story_photographs.sql

create function private.pictures_of_stories(ids text[]) returns setof text
  language sql stable set search_path = ''
  as $$
    select s.photo ->> 'picture' from (
      select unnest(array[s.photo_before, s.photo_after]) as photo from public.patient_stories s where s.id = any (ids)
      union all
      select unnest(array[e.value -> 'photo_before', e.value -> 'photo_after'])
      from (
        select d.content from public.drafts d where d.subject = 'stories'
        union all
        select v.content from public.publications p, lateral (values (p.content), (p.previous)) v(content)
        where p.subject = 'stories') c
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(c.content -> 'stories') = 'array' then c.content -> 'stories' else '[]'::jsonb end) e
      where e.value ->> 'id' = any (ids)) s
    where s.photo ->> 'picture' is not null
  $$;

create function private.agreed_pictures(besides text[]) returns setof text
  language sql stable set search_path = ''
  as $$
    select s.photo ->> 'picture' from (
      select p.id, unnest(array[p.photo_before, p.photo_after]) as photo from public.patient_stories p
      union all
      select e.value ->> 'id', unnest(array[e.value -> 'photo_before', e.value -> 'photo_after'])
      from public.drafts d
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(d.content -> 'stories') = 'array' then d.content -> 'stories' else '[]'::jsonb end) e
      where d.subject = 'stories' and d.version = (select max(n.version) from public.drafts n where n.subject = 'stories')) s
    where s.photo ->> 'picture' is not null and not s.id = any (besides)
      and exists (select from private.story_consent(s.id) c where 'photographs' = any (c.covers))
  $$;

create function public.is_withheld_picture(picture text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from public.pictures p where p.name = picture and p.withdrawn_at is not null)
      or not exists (select from private.agreed_pictures('{}') a where a = picture) and exists (
        select from private.stories_without_photographs() u
        where exists (
            select from public.patient_stories s
            where s.id = u.id and picture in (s.photo_before ->> 'picture', s.photo_after ->> 'picture'))
          or exists (
            select from public.publications p
            cross join lateral (values (p.content), (p.previous)) v(content)
            cross join lateral jsonb_array_elements(
              case when jsonb_typeof(v.content -> 'stories') = 'array' then v.content -> 'stories' else '[]' end) e
            where p.subject = 'stories' and e.value ->> 'id' = u.id
              and picture in (e.value #>> '{photo_before,picture}', e.value #>> '{photo_after,picture}')))
  $$;
grant execute on function public.is_withheld_picture(text) to service_role;

create function public.is_shown_picture(picture text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select case when exists (select from public.pictures p where p.name = picture)
      then not public.is_withheld_picture(picture) else false end
  $$;
grant execute on function public.is_shown_picture(text) to service_role;

-- supabase/schemas/story_expiry.sql

create function private.stories_with(content jsonb, ids text[], fields jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select case when jsonb_typeof(content -> 'stories') = 'array' then
      jsonb_set(content, '{stories}', (
        select coalesce(jsonb_agg(
          case when s.value ->> 'id' = any (ids) then s.value || fields else s.value end order by s.place), '[]'::jsonb)
        from jsonb_array_elements(content -> 'stories') with ordinality s(value, place)))
    else content end
  $$;

create function private.stories_without(content jsonb, ids text[]) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select case when jsonb_typeof(content -> 'stories') = 'array' then
      jsonb_set(content, '{stories}', (
        select coalesce(jsonb_agg(s.value order by s.place), '[]'::jsonb)
        from jsonb_array_elements(content -> 'stories') with ordinality s(value, place)
        where s.value ->> 'id' <> all (ids)))
    else content end
  $$;

create function private.kept_stories(content jsonb, lost text[], uncovered text[], gone text[])
  returns jsonb
  language sql immutable set search_path = ''
  as $$
    select private.stories_without(
      private.stories_with(
        private.stories_with(content, lost, '{"hidden": true}'),
        uncovered, '{"photo_before": null, "photo_after": null}'),
      gone)
  $$;

create function private.hide_lost_stories() returns void
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  lost text[] := coalesce((select array_agg(l.id) from private.lost_stories() l), '{}');
  draft public.drafts;
  fields constant jsonb := '{"hidden": true}';
begin
  update public.patient_stories s set hidden = true where s.id = any (lost) and not s.hidden;
  update public.publications p
    set content = private.stories_with(p.content, lost, fields), previous = private.stories_with(p.previous, lost, fields)
    where p.subject = 'stories'
      and (p.content <> private.stories_with(p.content, lost, fields)
        or p.previous <> private.stories_with(p.previous, lost, fields));
  select * into draft from public.drafts d where d.subject = 'stories' order by d.version desc limit 1;
  if draft.content <> private.stories_with(draft.content, lost, fields) then
    insert into public.drafts (subject, version, content, base, step, saved_by, saved_by_email)
    values ('stories', draft.version + 1, private.stories_with(draft.content, lost, fields), draft.version, 'edit',
      coalesce((select auth.uid()), '00000000-0000-0000-0000-000000000000'), '');
  end if;
end
$$;

create function public.expire_stories() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  lost text[];
  uncovered text[];
  gone text[];
  ended integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.drafts'), hashtext('stories'));
  perform private.hide_lost_stories();
  update public.story_consents c set released_at = case
      when exists (select from public.patient_stories s where s.id = c.story)
        or exists (select from public.drafts d
          where d.subject = 'stories' and d.content @> jsonb_build_object('stories', jsonb_build_array(jsonb_build_object('id', c.story)))
            and d.version = (select max(n.version) from public.drafts n where n.subject = 'stories')) then null
      else coalesce(c.released_at, now()) end;
  lost := coalesce((select array_agg(l.id) from private.lost_stories() l), '{}');
  uncovered := coalesce((select array_agg(u.id) from private.stories_without_photographs() u), '{}');
  gone := coalesce((select array_agg(l.id) from private.lost_stories() l where l.since <= now() - interval '30 days'), '{}')
    || coalesce((select array_agg(distinct c.story) from public.story_consents c
      where c.released_at <= now() - interval '1 year'), '{}');
  -- No story names them any more, so the purge of photographs finds them the same night.
  update public.pictures p set added_at = least(p.added_at, now() - interval '25 hours')
    where p.name in (select private.pictures_of_stories(gone));
  update public.pictures p set withdrawn_at = coalesce(p.withdrawn_at, now())
    where p.name in (select private.pictures_of_stories(uncovered) except select private.agreed_pictures(uncovered || gone));
  update public.patient_stories s set photo_before = null, photo_after = null
    where s.id = any (uncovered) and (s.photo_before is not null or s.photo_after is not null);
  update public.drafts d set content = private.kept_stories(d.content, lost, uncovered, gone)
    where d.subject = 'stories' and d.content <> private.kept_stories(d.content, lost, uncovered, gone);
  update public.publications p
    set content = private.kept_stories(p.content, lost, uncovered, gone),
      previous = private.kept_stories(p.previous, lost, uncovered, gone)
    where p.subject = 'stories'
      and (p.content, p.previous) is distinct from (
        private.kept_stories(p.content, lost, uncovered, gone),
        private.kept_stories(p.previous, lost, uncovered, gone));
  with removed as (delete from public.patient_stories s where s.id = any (gone) returning 1)
    select count(*) into ended from removed;
  with removed as (
    delete from public.story_consents c
    where coalesce(c.withdrawn_at, 'infinity') <= now() - interval '3 years'
      or coalesce(private.start_of(c.until + 1), 'infinity') <= now() - interval '3 years'
      or coalesce(c.released_at, 'infinity') <= now() - interval '3 years'
      or coalesce((select min(n.recorded_at) from public.story_consents n where n.story = c.story and n.id > c.id),
        'infinity') <= now() - interval '3 years'
    returning 1)
    select ended + count(*) into ended from removed;
  return ended;
end
$$;
grant execute on function public.expire_stories() to service_role;

-- supabase/schemas/articles.sql

create function private.is_article_text(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'keywords') = 'array' then
        value - 'title' - 'description' - 'keywords' - 'body' = '{}'::jsonb
        and jsonb_typeof(value -> 'title') = 'string'
        and private.trimmed_length(value ->> 'title') between 15 and 90
        and jsonb_typeof(value -> 'description') = 'string'
        and private.trimmed_length(value ->> 'description') between 70 and 155
        and jsonb_array_length(value -> 'keywords') between 3 and 10
        and not jsonb_path_exists(value, '$.keywords[*] ? (@.type() != "string")')
        and not exists (
          select from jsonb_array_elements_text(value -> 'keywords') k(keyword)
          where private.trimmed_length(k.keyword) not between 2 and 60)
        and jsonb_typeof(value -> 'body') = 'string'
        and private.trimmed_length(value ->> 'body') between 200 and 20000
        -- The letters with a cedilla are a common mistake for those with a comma below.
        and value::text !~ '[şţŞŢ]'
      else false end, false)
  $$;

comment on function private.is_article_text(jsonb) is
  'Whether a value is the text of an article: title, description, keywords and a body of Markdown, nothing else.';

grant execute on function private.is_article_text(jsonb) to service_role;

create function private.count_words(value jsonb) returns integer
  language sql immutable set search_path = ''
  as $$ select cardinality(regexp_split_to_array(btrim(value ->> 'body', E' \t\r\n'), E'[ \t\r\n]+')) $$;
grant execute on function private.count_words(jsonb) to service_role;

create table public.news_articles (
  slug text primary key,
  category text not null,
  published_on date not null,
  updated_on date not null,
  reviewed_by text not null,
  treatments text[] not null default '{}',
  ro jsonb,
  en jsonb,
  ro_words integer generated always as (private.count_words(ro)) stored,
  en_words integer generated always as (private.count_words(en)) stored,
  published boolean not null default false,
  published_time time not null default '00:00',
  live_from timestamptz not null
    generated always as (timezone('Europe/Bucharest', published_on + published_time)) stored,

  constraint news_articles_slug check (coalesce(
    length(slug) <= 120 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint news_articles_category check (coalesce(category in ('sfaturi', 'tratamente', 'clinica'), false)),
  constraint news_articles_dates check (coalesce(
    published_on between '2000-01-01' and '2100-01-01'
    and updated_on between published_on and '2100-01-01', false)),
  constraint news_articles_time check (published_time < '24:00'),
  constraint news_articles_reviewed_by check (coalesce(
    length(reviewed_by) <= 80 and reviewed_by ~ '^[a-z0-9]+(-[a-z0-9]+)*$', false)),
  constraint news_articles_treatments check (coalesce(
    cardinality(treatments) <= 4
    and array_to_string(treatments, ',', '?') ~ '^([a-z]+(_[a-z]+)*(,[a-z]+(_[a-z]+)*)*)?$', false)),
  constraint news_articles_language check (coalesce(ro is not null or en is not null, false)),
  constraint news_articles_ro check (coalesce(ro is null or private.is_article_text(ro), false)),
  constraint news_articles_en check (coalesce(en is null or private.is_article_text(en), false))
);

create index news_articles_newest on public.news_articles (published_on desc, slug);
create index news_articles_newest_of_category on public.news_articles (category, published_on desc, slug);
create index news_articles_live_from on public.news_articles (live_from);

comment on table public.news_articles is
  'Articles, in the languages they have. Written by publications and with the secret key.';
comment on column public.news_articles.updated_on is 'The day of the last change that readers are told of.';
comment on column public.news_articles.reviewed_by is 'The id of a member of the team.';
comment on column public.news_articles.ro is
  'The Romanian text (see private.is_article_text), or null: then the article has no address in Romanian.';
comment on column public.news_articles.en is 'The English text, or null.';
comment on column public.news_articles.live_from is 'From then on visitors see it, if it is published.';

alter table public.news_articles enable row level security;
grant select on table public.news_articles to anon, authenticated, service_role;
grant insert, delete,
  update (category, published_on, published_time, updated_on, reviewed_by, treatments, ro, en, published)
  on table public.news_articles to service_role;

create policy "everybody reads what is published, from its moment on"
  on public.news_articles for select to anon, authenticated
  using (published and live_from <= now());

create policy "an admin reads every article"
  on public.news_articles for select to authenticated
  using ((select private.is_admin()));

create function private.check_article_pictures() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  body text;
begin
  if not new.published then
    return new;
  end if;
  foreach body in array array[new.ro ->> 'body', new.en ->> 'body'] loop
    if exists (
      select from regexp_matches(body, '([0-9a-f]{32})-([0-9]{1,4})x([0-9]{1,5})', 'g') m(parts)
      where not exists (
          select from public.pictures p
          where p.name = parts[1] and p.width = parts[2]::integer and p.height = parts[3]::integer)
        or public.is_withheld_picture(parts[1])) then
      raise exception 'a photograph of the article is not kept: constraint "news_articles_pictures"'
        using errcode = '23514', constraint = 'news_articles_pictures';
    end if;
    if body ~ '!\[\s*\]\(\s*<?[0-9a-f]{32}-' then
      raise exception 'a photograph of the article says nothing: constraint "news_articles_picture_words"'
        using errcode = '23514', constraint = 'news_articles_picture_words';
    end if;
  end loop;
  return new;
end
$$;

create trigger news_articles_pictures before insert or update of ro, en, published on public.news_articles
  for each row execute function private.check_article_pictures();

-- supabase/schemas/article_publishing.sql

create function private.languages_of(ro jsonb, en jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select coalesce(jsonb_agg(l.name order by l.place), '[]'::jsonb)
    from (values (1, 'ro', ro), (2, 'en', en)) l(place, name, words) where l.words is not null
  $$;

create function private.current_article(key text) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('article', (
      select jsonb_build_object('category', a.category, 'published_on', a.published_on::text,
        'published_time', to_char(a.published_time, 'HH24:MI'), 'reviewed_by', a.reviewed_by,
        'treatments', to_jsonb(a.treatments),
        'languages', private.languages_of(a.ro, a.en), 'ro', a.ro, 'en', a.en)
      from public.news_articles a where a.slug = key and a.published))
  $$;

create function private.is_drafted_text(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'keywords') = 'array' then
        value - 'title' - 'description' - 'keywords' - 'body' = '{}'::jsonb
        and jsonb_typeof(value -> 'title') = 'string' and length(value ->> 'title') <= 400
        and jsonb_typeof(value -> 'description') = 'string' and length(value ->> 'description') <= 1000
        and jsonb_typeof(value -> 'body') = 'string' and length(value ->> 'body') <= 60000
        and jsonb_array_length(value -> 'keywords') <= 40
        and not jsonb_path_exists(value, '$.keywords[*] ? (@.type() != "string")')
      else false end, false)
  $$;

create function private.is_article_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when value = '{"article": null}'::jsonb then true
      when jsonb_typeof(value -> 'article') = 'object' and jsonb_typeof(value #> '{article,treatments}') = 'array' then
        value - 'article' = '{}'::jsonb
        and (value -> 'article') - 'category' - 'published_on' - 'published_time' - 'reviewed_by' - 'treatments'
          - 'languages' - 'ro' - 'en' = '{}'::jsonb
        and value #> '{article,languages}' in
          ('[]'::jsonb, '["ro"]'::jsonb, '["en"]'::jsonb, '["ro", "en"]'::jsonb)
        and jsonb_typeof(value #> '{article,category}') = 'string'
        and jsonb_typeof(value #> '{article,published_on}') = 'string'
        and jsonb_typeof(value #> '{article,published_time}') = 'string'
        and jsonb_typeof(value #> '{article,reviewed_by}') = 'string'
        and not jsonb_path_exists(value, '$.article.treatments[*] ? (@.type() != "string")')
        and (value #> '{article,ro}' = 'null'::jsonb or private.is_drafted_text(value #> '{article,ro}'))
        and (value #> '{article,en}' = 'null'::jsonb or private.is_drafted_text(value #> '{article,en}'))
      else false end, false)
  $$;

create function private.settled_article(content jsonb, before jsonb) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select case when content -> 'article' = 'null'::jsonb then content else
      jsonb_build_object('article', (content -> 'article') || jsonb_build_object(
        'ro', case when content #> '{article,languages}' ? 'ro' then content #> '{article,ro}' end,
        'en', case when content #> '{article,languages}' ? 'en' then content #> '{article,en}' end)
        || case
          when content #>> '{article,published_on}' <> '' then jsonb_build_object('published_time',
            coalesce(nullif(content #>> '{article,published_time}', ''), '00:00'))
          when timezone('Europe/Bucharest', (before #>> '{article,published_on}')::date
            + (before #>> '{article,published_time}')::time) <= now() then jsonb_build_object(
              'published_on', before #> '{article,published_on}', 'published_time', before #> '{article,published_time}')
          else jsonb_build_object('published_on', private.today()::text, 'published_time', '00:00') end) end
  $$;

create function private.publish_article(content jsonb, before jsonb, key text) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  settled jsonb := private.settled_article(content, before);
  article jsonb := nullif(settled -> 'article', 'null'::jsonb);
  old public.news_articles;
  first_day date;
  changed_day date;
begin
  if article is null then
    update public.news_articles a set published = false where a.slug = key and a.published;
    return case when before -> 'article' = 'null'::jsonb then 0 else 1 end;
  end if;
  select * into old from public.news_articles a where a.slug = key;
  first_day := (article ->> 'published_on')::date;
  -- A changed text that visitors have already read shows the day of the change.
  changed_day := greatest(first_day, case
    when old.slug is null or old.live_from > now() then first_day
    when (old.ro, old.en) is distinct from
      (nullif(article -> 'ro', 'null'::jsonb), nullif(article -> 'en', 'null'::jsonb)) then private.today()
    else old.updated_on end);
  insert into public.news_articles as a
    (slug, category, published_on, published_time, updated_on, reviewed_by, treatments, ro, en, published)
  values (key, article ->> 'category', first_day,
    (article ->> 'published_time')::time, changed_day,
    article ->> 'reviewed_by',
    array(select t.value from jsonb_array_elements_text(article -> 'treatments') t),
    nullif(article -> 'ro', 'null'::jsonb), nullif(article -> 'en', 'null'::jsonb), true)
  on conflict (slug) do update
    set (category, published_on, published_time, updated_on, reviewed_by, treatments, ro, en, published) =
      (excluded.category, excluded.published_on, excluded.published_time, excluded.updated_on, excluded.reviewed_by,
        excluded.treatments, excluded.ro, excluded.en, true);
  return case when private.current_article(key) is distinct from before then 1 else 0 end;
end
$$;

create function private.article_act(content jsonb, kind text) returns text
  language sql stable security invoker set search_path = ''
  as $$
    select case
      when kind <> 'publish' then kind
      when content -> 'article' = 'null'::jsonb then 'withdraw'
      when timezone('Europe/Bucharest', (content #>> '{article,published_on}')::date
        + (content #>> '{article,published_time}')::time) > now() then 'schedule'
      else 'publish' end
  $$;

insert into private.subjects (name, reads, applies, accepts, keyed, acts) values
  ('news', 'private.current_article', 'private.publish_article', 'private.is_article_content', true,
    'private.article_act');

-- supabase/schemas/article_list.sql

create function public.list_articles()
  returns table (slug text, titles jsonb, version integer, saved_at timestamptz, saved_by_email text,
    published boolean, live_from timestamptz, changed boolean, was_out boolean, languages jsonb)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    with drafted as (
      select distinct on (d.subject) split_part(d.subject, '/', 2) as key, d.version, d.content, d.saved_at,
        d.saved_by_email
      from public.drafts d where d.subject like 'news/%' order by d.subject, d.version desc)
    select coalesce(a.slug, d.key),
      jsonb_build_object('ro', coalesce(d.content #> '{article,ro,title}', a.ro -> 'title'),
        'en', coalesce(d.content #> '{article,en,title}', a.en -> 'title')),
      coalesce(d.version, 0), d.saved_at, d.saved_by_email, coalesce(a.published, false), a.live_from,
      coalesce(private.settled_article(d.content, private.current_article(d.key))
        is distinct from private.current_article(d.key), false),
      a.slug is not null,
      coalesce(d.content #> '{article,languages}', private.languages_of(a.ro, a.en))
    from public.news_articles a full join drafted d on d.key = a.slug
    order by coalesce(a.live_from, d.saved_at) desc, 1;
end
$$;
grant execute on function public.list_articles() to authenticated;

create function public.withdraw_article(article text, new_note text) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  subject_name text := 'news/' || article;
  author text := private.begin_change(subject_name);
  before jsonb := private.published_content(subject_name);
begin
  if before -> 'article' = 'null'::jsonb then
    return null;
  end if;
  insert into public.drafts (subject, version, content, step, saved_by, saved_by_email)
    select subject_name, 1, before, 'start', (select auth.uid()), author
    where not exists (select from public.drafts d where d.subject = subject_name);
  return private.make_publication(subject_name, 'publish', new_note, null, '{"article": null}', author);
end
$$;
grant execute on function public.withdraw_article(text, text) to authenticated;

create function public.drop_article(article text, seen_version integer) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  subject_name text := 'news/' || article;
  author text := private.begin_change(subject_name);
  current_version integer := (select max(d.version) from public.drafts d where d.subject = subject_name);
begin
  if current_version is null
    or exists (select from public.publications p where p.subject = subject_name)
    or exists (select from public.news_articles a where a.slug = article) then
    return 'missing';
  elsif current_version is distinct from seen_version then
    return 'stale';
  end if;
  perform private.forget_versions(subject_name);
  delete from public.drafts d where d.subject = subject_name;
  perform private.audit('discard', subject_name, '{}', author);
  return 'done';
end
$$;
grant execute on function public.drop_article(text, integer) to authenticated;

create function public.rename_article(article text, new_slug text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  subject_name text := 'news/' || article;
  new_name text := 'news/' || new_slug;
  author text := private.begin_change(subject_name);
  had integer;
begin
  perform private.begin_change(new_name);
  if exists (select from public.publications p where p.subject in (subject_name, new_name))
    or exists (select from public.news_articles a where a.slug in (article, new_slug))
    or exists (select from public.drafts d where d.subject = new_name)
    or not exists (select from public.drafts d where d.subject = subject_name) then
    return false;
  end if;
  perform private.forget_versions(subject_name);
  had := coalesce((select f.version from private.forgotten_drafts f where f.subject = new_name), 0);
  update public.drafts d
    set subject = new_name, version = d.version + had, base = d.base + had, reverts = d.reverts + had
    where d.subject = subject_name;
  perform private.audit('edit', new_name, '{}', author);
  return true;
end
$$;
grant execute on function public.rename_article(text, text) to authenticated;

-- supabase/schemas/contact_requests.sql

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

  constraint contact_requests_reference check (coalesce(reference ~ '^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$', false)),
  constraint contact_requests_locale check (coalesce(locale in ('ro', 'en'), false)),
  constraint contact_requests_answer_locale check (coalesce(answer_locale in ('ro', 'en'), false)),
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
  constraint contact_requests_form check (form ~ '^[a-z][A-Za-z]{1,39}$'),
  constraint contact_requests_handled check ((handled_at is null) = (handled_by is null)),
  constraint contact_requests_progress check (
    coalesce(progress in ('new', 'called', 'no_answer', 'scheduled', 'no_show'), false)),
  constraint contact_requests_assigned check ((assigned_to is null) = (assigned_email is null)),

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
comment on column public.contact_requests.revision is
  'Rises with every step of public.work_on_request(): nobody works on what somebody else has changed meanwhile.';

alter table public.contact_requests enable row level security;
grant insert (idempotency_key, reference, locale, answer_locale, name, phone, email, treatment, doctor, wishes,
    message, country, estimate, comfort, form)
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

create function public.expire_contact_requests() returns integer
  language sql volatile security invoker set search_path = ''
  as $$
    with gone as (
      delete from public.contact_requests r where r.created_at <= now() - interval '90 days' returning 1
    )
    select count(*)::integer from gone
  $$;
grant execute on function public.expire_contact_requests() to service_role;

-- supabase/schemas/request_notices.sql

create function private.notices_are_many(but uuid) returns boolean
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
grant execute on function private.notices_are_many(uuid) to service_role;

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
  elsif not is_leased and private.notices_are_many(request_key) then
    return query select 'later', null::text;
  else
    update public.contact_requests r set notice_claimed_at = now(), notice_holder = claimant
    where r.id = found_row.id;
    return query select 'yours', found_row.reference;
  end if;
end
$$;
grant execute on function public.claim_request_notice(uuid, uuid) to service_role;

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

create function public.claim_notice_digest(digest uuid) returns table (reference text)
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  perform pg_advisory_xact_lock(hashtext('contact_requests.notices'));
  if private.notices_are_many(null) and not exists (
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

-- supabase/schemas/request_worklist.sql

create table public.contact_request_steps (
  id bigint generated always as identity primary key,
  request uuid not null references public.contact_requests (id) on delete cascade,
  at timestamptz not null default now(),
  account uuid not null,
  email text not null,
  action text not null,
  state text,
  state_before text,
  note text,

  constraint contact_request_steps_action check (coalesce(action in ('state', 'note', 'take', 'release'), false)),
  constraint contact_request_steps_states check ((action = 'state') = (state is not null)
    and (state is null) = (state_before is null)),
  constraint contact_request_steps_note check (
    case when note is null then action <> 'note' else length(btrim(note)) between 1 and 1000 end)
);

create index contact_request_steps_request on public.contact_request_steps (request, id);

comment on table public.contact_request_steps is
  'What was done about a request, and notes. Written by public.work_on_request() alone; goes with the request.';

alter table public.contact_request_steps enable row level security;
alter table public.contact_request_steps force row level security;
grant select on table public.contact_request_steps to authenticated, service_role;

create policy "admins read the steps of requests they read"
  on public.contact_request_steps for select to authenticated
  using ((select private.is_admin())
    and exists (select from public.contact_requests r where r.id = request));

create function public.work_on_request(
  request uuid, seen integer, new_action text, new_state text, new_note text
) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  written text := nullif(btrim(coalesce(new_note, '')), '');
  r public.contact_requests;
  before text;
begin
  select c.* into r from public.contact_requests c
  where c.id = request and c.created_at > now() - interval '90 days' for update;
  if r.id is null then
    return 'missing';
  elsif r.revision is distinct from seen then
    return 'stale';
  end if;
  before := case when r.handled_at is null then r.progress else 'done' end;
  case new_action
    when 'state' then
      if not coalesce(new_state in ('new', 'called', 'no_answer', 'scheduled', 'no_show', 'done'), false) then
        raise exception 'there is no such state' using errcode = '22023';
      end if;
      update public.contact_requests c set
        progress = case when new_state = 'done' then c.progress else new_state end,
        handled_at = case when new_state = 'done' then coalesce(c.handled_at, now()) end,
        handled_by = case when new_state = 'done' then coalesce(c.handled_by, (select auth.uid())) end
      where c.id = r.id;
    when 'note' then
      if written is null then
        raise exception 'a note is empty' using errcode = '23514';
      end if;
    when 'take' then
      update public.contact_requests c set assigned_to = (select auth.uid()), assigned_email = author where c.id = r.id;
    when 'release' then
      update public.contact_requests c set assigned_to = null, assigned_email = null where c.id = r.id;
    else
      raise exception 'there is no such step' using errcode = '22023';
  end case;
  update public.contact_requests c set revision = c.revision + 1 where c.id = r.id;
  insert into public.contact_request_steps (request, account, email, action, state, state_before, note)
  values (r.id, (select auth.uid()), author, new_action,
    case when new_action = 'state' then new_state end, case when new_action = 'state' then before end, written);
  perform private.audit('request_' || new_action, 'requests',
    jsonb_strip_nulls(jsonb_build_object('reference', r.reference,
      'state', case when new_action = 'state' then new_state end)), author);
  return 'done';
end
$$;
grant execute on function public.work_on_request(uuid, integer, text, text, text) to authenticated;

create function public.erase_request(request uuid, reason text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  gone text;
begin
  if not coalesce(reason in ('asked', 'spam', 'duplicate', 'test'), false) then
    raise exception 'there is no such reason' using errcode = '22023';
  end if;
  delete from public.contact_requests c where c.id = request returning c.reference into gone;
  if gone is null then
    return false;
  end if;
  perform private.audit('request_erase', 'requests', jsonb_build_object('reference', gone, 'reason', reason), author);
  return true;
end
$$;
grant execute on function public.erase_request(uuid, text) to authenticated;

-- supabase/schemas/newsletter_subscribers.sql

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
  constraint newsletter_subscribers_locale check (coalesce(locale in ('ro', 'en'), false)),
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

-- supabase/schemas/newsletter_mails.sql

create table public.newsletter_mails (
  id uuid primary key,
  subscriber uuid not null references public.newsletter_subscribers (id) on delete cascade,
  kind text not null,
  link_hash text,
  link_expires_at timestamptz,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  holder uuid,
  sent_at timestamptz,
  network text,

  constraint newsletter_mails_kind check (coalesce(kind in ('confirmation', 'return', 'welcome'), false)),
  constraint newsletter_mails_link_hash check (link_hash is null or link_hash ~ '^[0-9a-f]{64}$'),
  constraint newsletter_mails_network check (network ~ '^[\w-]{43}$'),
  constraint newsletter_mails_link check ((link_hash is null) = (link_expires_at is null))
);

create unique index newsletter_mails_link_hash on public.newsletter_mails (link_hash);
create index newsletter_mails_subscriber on public.newsletter_mails (subscriber, created_at);
create index newsletter_mails_unsent on public.newsletter_mails (created_at) where sent_at is null;
create index newsletter_mails_asking on public.newsletter_mails (created_at) where kind <> 'welcome';

comment on table public.newsletter_mails is
  'Mails that ask for a confirmation, ask somebody back who has left, or welcome. Forgotten after 7 days by '
  'public.expire_newsletter_subscribers(); that somebody was asked back, with the proof that they had left.';
comment on column public.newsletter_mails.link_hash is
  'The SHA-256 of the link''s token, which the Worker derives from the id with a key that is not here.';
comment on column public.newsletter_mails.network is
  'A keyed digest of the network that asked for the mail, for its share of an hour; forgotten in the night.';

alter table public.newsletter_mails enable row level security;
grant select, insert, update, delete on table public.newsletter_mails to service_role;

create function private.is_mail_due(kind text, status text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select status = case kind when 'confirmation' then 'pending' when 'return' then 'unsubscribed' else 'confirmed' end
  $$;
grant execute on function private.is_mail_due(text, text) to service_role;

create function public.claim_newsletter_mail(mail uuid, claimant uuid, link_hash text)
  returns table (state text, kind text, subscriber uuid, email text, locale text)
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  m public.newsletter_mails;
  s public.newsletter_subscribers;
begin
  select n.* into m from public.newsletter_mails n where n.id = mail for update;
  select n.* into s from public.newsletter_subscribers n where n.id = m.subscriber;
  if s.id is null or m.sent_at is not null or not private.is_mail_due(m.kind, s.status) then
    return query select 'done', null::text, null::uuid, null::text, null::text;
  elsif m.claimed_at > now() - interval '1 minute' and m.holder is distinct from claimant then
    return query select 'leased', null::text, null::uuid, null::text, null::text;
  else
    update public.newsletter_mails n
    set claimed_at = now(), holder = claimant,
      link_hash = case when m.kind <> 'welcome' then claim_newsletter_mail.link_hash end,
      link_expires_at = case when m.kind <> 'welcome' then now() + interval '48 hours' end
    where n.id = m.id;
    return query select 'yours', m.kind, s.id, s.email, s.locale;
  end if;
end
$$;
grant execute on function public.claim_newsletter_mail(uuid, uuid, text) to service_role;

create function public.finish_newsletter_mail(mail uuid, claimant uuid, sent boolean) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if sent then
    update public.newsletter_mails m set sent_at = now() where m.id = mail and m.sent_at is null;
  else
    update public.newsletter_mails m set claimed_at = null, holder = null
    where m.id = mail and m.sent_at is null and m.holder = claimant;
  end if;
  return true;
end
$$;
grant execute on function public.finish_newsletter_mail(uuid, uuid, boolean) to service_role;

create function public.unsent_newsletter_mails()
  returns table (mail uuid, attempted boolean)
  language sql stable security invoker set search_path = ''
  as $$
    select m.id, m.claimed_at is not null
    from public.newsletter_mails m join public.newsletter_subscribers s on s.id = m.subscriber
    where m.sent_at is null and private.is_mail_due(m.kind, s.status)
      and m.created_at between now() - interval '2 days' and now() - interval '2 minutes'
      and (m.claimed_at is null or m.claimed_at < now() - interval '1 minute')
    order by m.created_at
    limit 50
  $$;
grant execute on function public.unsent_newsletter_mails() to service_role;

-- supabase/schemas/newsletter_subscriptions.sql

create function private.newsletter_rest() returns interval
  language sql immutable set search_path = ''
  as $$ select interval '30 days' $$;
grant execute on function private.newsletter_rest() to service_role;

create function public.request_subscription(
  address text, language text, mail uuid, from_network text default null
) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  -- For all addresses together. A clinic has a few a day, a few dozen after an event; the rest of a flood would be
  -- mail to strangers. Requests at the same moment may exceed it by the number of connections, which does no harm.
  hourly constant integer := 60;
  share constant integer := 15;
  s public.newsletter_subscribers;
begin
  if not exists (select from public.newsletter_mails m where m.id = mail) and (
    select count(*) >= hourly or count(*) filter (where m.network = from_network) >= share
    from public.newsletter_mails m
    where m.kind <> 'welcome' and m.created_at > now() - interval '1 hour'
  ) then
    return null;
  end if;
  insert into public.newsletter_subscribers (email, locale) values (lower(address), language)
  on conflict (email) do nothing;
  select n.* into strict s from public.newsletter_subscribers n where n.email = lower(address) for update;
  if exists (select from public.newsletter_mails m where m.id = mail) then
    return true;
  end if;
  if s.status = 'confirmed' or exists (
    select from public.newsletter_mails m
    where m.subscriber = s.id and m.kind = 'return' and m.created_at >= s.unsubscribed_at
  ) then
    return false;
  end if;
  if s.status = 'unsubscribed' then
    insert into public.newsletter_mails (id, subscriber, kind, network) values (mail, s.id, 'return', from_network);
    update public.newsletter_subscribers n set locale = language where n.id = s.id;
    return true;
  end if;
  if s.bounced_at > now() - private.newsletter_rest() or exists (
    select from public.newsletter_mails m
    where m.subscriber = s.id and m.created_at > now() - interval '10 minutes'
  ) or (
    select count(*) >= 2 from public.newsletter_mails m
    where m.subscriber = s.id and m.created_at > now() - interval '1 day'
  ) then
    return false;
  end if;
  insert into public.newsletter_mails (id, subscriber, kind, network)
  values (mail, s.id, 'confirmation', from_network);
  update public.newsletter_subscribers n set locale = language, requested_at = now() where n.id = s.id;
  return true;
end
$$;
grant execute on function public.request_subscription(text, text, uuid, text) to service_role;

create function public.confirm_subscription(link_hash text, welcome uuid)
  returns table (mail uuid)
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  link public.newsletter_mails;
  s public.newsletter_subscribers;
begin
  select m.* into link from public.newsletter_mails m
  where m.link_hash = confirm_subscription.link_hash and m.link_expires_at > now();
  select n.* into s from public.newsletter_subscribers n where n.id = link.subscriber for update;
  if s.id is null or (s.status = 'unsubscribed' and (link.kind <> 'return' or link.created_at < s.unsubscribed_at)) then
    return;
  end if;
  if s.status = 'confirmed' then
    return query select (
      select m.id from public.newsletter_mails m
      where m.subscriber = s.id and m.kind = 'welcome' order by m.created_at desc limit 1);
    return;
  end if;
  update public.newsletter_subscribers n set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null
  where n.id = s.id;
  insert into public.newsletter_mails (id, subscriber, kind) values (welcome, s.id, 'welcome');
  return query select welcome;
end
$$;
grant execute on function public.confirm_subscription(text, uuid) to service_role;

create function public.end_subscription(subscriber uuid, wished_at timestamptz) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  update public.newsletter_subscribers s set status = 'unsubscribed', unsubscribed_at = now()
  where s.id = end_subscription.subscriber and s.status <> 'unsubscribed'
    and (s.confirmed_at is null or s.confirmed_at <= wished_at + interval '1 minute');
  if not found then
    return false;
  end if;
  update public.newsletter_mails m set link_hash = null, link_expires_at = null
  where m.subscriber = end_subscription.subscriber;
  return true;
end
$$;
grant execute on function public.end_subscription(uuid, timestamptz) to service_role;

create function public.expire_newsletter_subscribers() returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  gone integer;
begin
  delete from public.newsletter_mails m
  where m.created_at <= now() - interval '7 days' and not (
    m.kind = 'return' and exists (
      select from public.newsletter_subscribers s where s.id = m.subscriber and s.status = 'unsubscribed'));
  update public.newsletter_mails m set link_hash = null, link_expires_at = null where m.link_expires_at <= now();
  update public.newsletter_mails m set network = null
  where m.network is not null and m.created_at <= now() - interval '1 hour';

  delete from public.newsletter_subscribers s
  where (s.status = 'pending' and s.requested_at <= now() - interval '7 days'
      and (s.bounced_at is null or s.bounced_at <= now() - private.newsletter_rest()))
    or (s.status = 'unsubscribed' and s.unsubscribed_at <= now() - interval '24 months');
  get diagnostics gone = row_count;
  return gone;
end
$$;
grant execute on function public.expire_newsletter_subscribers() to service_role;

-- supabase/schemas/newsletters.sql

create sequence public.newsletter_revisions as integer;

create table public.newsletters (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'draft',
  revision integer not null default nextval('public.newsletter_revisions'),
  subject_ro text not null default '',
  body_ro text not null default '',
  subject_en text not null default '',
  body_en text not null default '',
  updated_by text not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- The figures, once its deliveries are deleted.
  counts jsonb,
  tried_at timestamptz,

  constraint newsletters_state check (coalesce(state in ('draft', 'sending', 'paused', 'stopped', 'sent'), false)),
  constraint newsletters_subjects check (length(subject_ro) <= 150 and length(subject_en) <= 150),
  constraint newsletters_bodies check (length(body_ro) <= 20000 and length(body_en) <= 20000),
  constraint newsletters_started check ((state = 'draft') = (started_at is null)),
  constraint newsletters_finished check ((state in ('stopped', 'sent')) = (finished_at is not null))
);

alter sequence public.newsletter_revisions owned by public.newsletters.revision;

create unique index newsletters_draft on public.newsletters ((true)) where state = 'draft';
create unique index newsletters_open on public.newsletters ((true)) where state in ('sending', 'paused');

comment on table public.newsletters is
  'Newsletters: the draft, what is being sent, and those of the last 24 months. Written by the functions below.';
comment on column public.newsletters.tried_at is 'When its next mail was last asked for, or it was steered.';

alter table public.newsletters enable row level security;
grant select on table public.newsletters to authenticated, service_role;

create policy "an admin reads the newsletters"
  on public.newsletters for select to authenticated
  using ((select private.is_admin()));

create table public.newsletter_deliveries (
  -- The idempotency key of its mail.
  id uuid primary key default gen_random_uuid(),
  newsletter uuid not null references public.newsletters (id) on delete cascade,
  subscriber uuid not null references public.newsletter_subscribers (id) on delete cascade,
  locale text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  holder uuid,
  done_at timestamptz,

  constraint newsletter_deliveries_once unique (newsletter, subscriber),
  constraint newsletter_deliveries_locale check (coalesce(locale in ('ro', 'en'), false)),
  constraint newsletter_deliveries_state check (coalesce(
    state in ('waiting', 'sent', 'left', 'failed', 'unsure', 'bounced'), false)),
  constraint newsletter_deliveries_done check ((state = 'waiting') = (done_at is null))
);

create index newsletter_deliveries_waiting on public.newsletter_deliveries (newsletter, due_at)
  where state = 'waiting';
create index newsletter_deliveries_subscriber on public.newsletter_deliveries (subscriber);

comment on table public.newsletter_deliveries is
  'One row for each recipient of a newsletter, so that nobody gets it twice. Forgotten 30 days after its end.';
comment on column public.newsletter_deliveries.state is
  'left: unsubscribed meanwhile. unsure: the Worker ended while it was handed over to a mailer that knows no repetition.';

alter table public.newsletter_deliveries enable row level security;

create function private.count_deliveries(letter uuid) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(s.state, s.mails), '{}')
    from (select d.state, count(*) as mails from public.newsletter_deliveries d
      where d.newsletter = letter group by d.state) s
  $$;

create function public.expire_newsletters() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  gone integer;
  older integer;
begin
  update public.newsletters n set counts = private.count_deliveries(n.id)
  where n.finished_at <= now() - interval '30 days' and n.counts is null;
  delete from public.newsletter_deliveries d using public.newsletters n
  where n.id = d.newsletter and n.finished_at <= now() - interval '30 days';
  get diagnostics gone = row_count;
  delete from public.newsletters n where n.finished_at <= now() - interval '24 months';
  get diagnostics older = row_count;
  return gone + older;
end
$$;
grant execute on function public.expire_newsletters() to service_role;

-- supabase/schemas/newsletter_writing.sql

create function public.save_newsletter(
  seen integer, new_subject_ro text, new_body_ro text, new_subject_en text, new_body_en text
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  draft public.newsletters;
  revised integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.newsletters'));
  select * into draft from public.newsletters n where n.state = 'draft';
  if coalesce(draft.revision, 0) is distinct from seen then
    return case when draft.updated_by = author
      and (draft.subject_ro, draft.body_ro, draft.subject_en, draft.body_en)
        = (new_subject_ro, new_body_ro, new_subject_en, new_body_en)
      then draft.revision end;
  end if;
  revised := nextval('public.newsletter_revisions');
  if draft.id is null then
    insert into public.newsletters (revision, subject_ro, body_ro, subject_en, body_en, updated_by)
    values (revised, new_subject_ro, new_body_ro, new_subject_en, new_body_en, author);
    perform private.audit('newsletter_write', 'newsletter', '{}', author);
    return revised;
  end if;
  update public.newsletters n
  set subject_ro = new_subject_ro, body_ro = new_body_ro, subject_en = new_subject_en, body_en = new_body_en,
    revision = revised, updated_by = author
  where n.id = draft.id;
  return revised;
end
$$;
grant execute on function public.save_newsletter(integer, text, text, text, text) to authenticated;

create function public.discard_newsletter(seen integer) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  delete from public.newsletters n where n.state = 'draft' and n.revision = seen;
  if not found then
    return false;
  end if;
  perform private.audit('newsletter_discard', 'newsletter', '{}', author);
  return true;
end
$$;
grant execute on function public.discard_newsletter(integer) to authenticated;

create function public.start_newsletter(seen integer, languages text[], anyway boolean) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  draft public.newsletters;
  recipients integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.newsletters'));
  select * into draft from public.newsletters n where n.state = 'draft' for update;
  if draft.revision is distinct from seen or draft.id is null then
    return 'stale';
  elsif exists (select from public.newsletters n where n.state in ('sending', 'paused')) then
    return 'busy';
  elsif coalesce(cardinality(languages), 0) = 0
    or ('ro' = any (languages) and (btrim(draft.subject_ro) = '' or btrim(draft.body_ro) = ''))
    or ('en' = any (languages) and (btrim(draft.subject_en) = '' or btrim(draft.body_en) = '')) then
    return 'empty';
  elsif not coalesce(anyway, false) and exists (
    select from public.newsletters n where n.started_at > now() - interval '1 month') then
    return 'recent';
  end if;
  insert into public.newsletter_deliveries (newsletter, subscriber, locale)
  select draft.id, s.id, s.locale from public.newsletter_subscribers s
  where s.status = 'confirmed' and s.locale = any (languages);
  get diagnostics recipients = row_count;
  if recipients = 0 then
    return 'nobody';
  end if;
  update public.newsletters n set state = 'sending', started_at = now(), updated_by = author where n.id = draft.id;
  perform private.audit('newsletter_start', 'newsletter', jsonb_build_object('recipients', recipients), author);
  return 'done';
end
$$;
grant execute on function public.start_newsletter(integer, text[], boolean) to authenticated;

create function public.steer_newsletter(letter uuid, step text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  perform pg_advisory_xact_lock(hashtext('public.newsletters'));
  update public.newsletters n
  set state = case step when 'pause' then 'paused' when 'resume' then 'sending' else 'stopped' end,
    finished_at = case when step = 'stop' then now() end, tried_at = now()
  where n.id = letter and (
    (step = 'pause' and n.state = 'sending') or (step = 'resume' and n.state = 'paused')
    or (step = 'stop' and n.state in ('sending', 'paused')));
  if not found then
    return false;
  end if;
  perform private.audit('newsletter_' || step, 'newsletter', '{}', author);
  return true;
end
$$;
grant execute on function public.steer_newsletter(uuid, text) to authenticated;

create function public.newsletter_counts() returns table (newsletter uuid, counts jsonb)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query select n.id, coalesce(n.counts, private.count_deliveries(n.id)) from public.newsletters n
    where n.state <> 'draft';
end
$$;
grant execute on function public.newsletter_counts() to authenticated;

create function public.record_newsletter_trial() returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  perform private.audit('newsletter_trial', 'newsletter', '{}', author);
  return true;
end
$$;
grant execute on function public.record_newsletter_trial() to authenticated;

-- supabase/schemas/newsletter_sending.sql

create function public.claim_newsletter_delivery(claimant uuid, repeats boolean)
  returns table (state text, delivery uuid, subscriber uuid, email text, locale text, subject text, body text)
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  letter public.newsletters;
  d public.newsletter_deliveries;
begin
  select * into letter from public.newsletters n where n.state = 'sending';
  if letter.id is null then
    return query select 'done', null::uuid, null::uuid, null::text, null::text, null::text, null::text;
    return;
  end if;
  update public.newsletters n set tried_at = now() where n.id = letter.id;
  if not coalesce(repeats, false) then
    update public.newsletter_deliveries w set state = 'unsure', done_at = now(), holder = null
    where w.newsletter = letter.id and w.state = 'waiting' and w.claimed_at < now() - interval '2 minutes'
      and w.holder is not null;
  end if;
  -- Also if whoever held the lease has ended: nobody will finish it.
  update public.newsletter_deliveries w set state = 'left', done_at = now(), holder = null
  where w.newsletter = letter.id and w.state = 'waiting'
    and (w.holder is null or w.claimed_at < now() - interval '2 minutes') and not exists (
    select from public.newsletter_subscribers s where s.id = w.subscriber and s.status = 'confirmed');
  select w.* into d from public.newsletter_deliveries w
  join public.newsletter_subscribers s on s.id = w.subscriber and s.status = 'confirmed'
  where w.newsletter = letter.id and w.state = 'waiting' and w.due_at <= now()
    and (w.holder is null or w.holder = claimant or w.claimed_at < now() - interval '2 minutes')
  order by w.holder = claimant desc nulls last, w.due_at, w.id
  limit 1 for update of w skip locked;
  if d.id is not null then
    update public.newsletter_deliveries w set claimed_at = now(), holder = claimant, attempts = w.attempts + 1
    where w.id = d.id;
    return query select 'yours', d.id, s.id, s.email, d.locale,
      case d.locale when 'en' then letter.subject_en else letter.subject_ro end,
      case d.locale when 'en' then letter.body_en else letter.body_ro end
    from public.newsletter_subscribers s where s.id = d.subscriber;
    return;
  end if;
  if not exists (select from public.newsletter_deliveries w where w.newsletter = letter.id and w.state = 'waiting') then
    update public.newsletters n
    set state = 'sent', finished_at = now()
    where n.id = letter.id and n.state = 'sending';
    return query select 'done', null::uuid, null::uuid, null::text, null::text, null::text, null::text;
    return;
  end if;
  return query select 'later', null::uuid, null::uuid, null::text, null::text, null::text, null::text;
end
$$;
grant execute on function public.claim_newsletter_delivery(uuid, boolean) to service_role;

create function public.finish_newsletter_delivery(delivery uuid, claimant uuid, is_sent boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if is_sent then
    -- Whoever holds the lease: the mail was sent, even if its reader unsubscribed before we heard of it.
    update public.newsletter_deliveries d set state = 'sent', done_at = now(), holder = null
    where d.id = delivery and d.state in ('waiting', 'unsure', 'left');
  else
    update public.newsletter_deliveries d
    set holder = null, claimed_at = null,
      state = case when d.attempts >= 10 then 'failed' else 'waiting' end,
      done_at = case when d.attempts >= 10 then now() end,
      due_at = now() + least(power(2, d.attempts - 1), 60) * interval '1 minute'
    where d.id = delivery and d.state = 'waiting' and d.holder = claimant;
  end if;
  return true;
end
$$;
grant execute on function public.finish_newsletter_delivery(uuid, uuid, boolean) to service_role;

create function public.newsletter_is_stuck() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.newsletters n
      where n.state = 'sending' and coalesce(n.tried_at, n.started_at) < now() - interval '3 minutes')
  $$;
grant execute on function public.newsletter_is_stuck() to service_role;

create function public.bounce_newsletter(address text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  known public.newsletter_subscribers;
begin
  select n.* into known from public.newsletter_subscribers n
  where n.email = lower(address) and n.status in ('pending', 'confirmed') for update;
  if known.id is null then
    return false;
  end if;
  update public.newsletter_subscribers s set bounced_at = now() where s.id = known.id;
  if known.status = 'pending' then
    delete from public.newsletter_mails m where m.subscriber = known.id and m.sent_at is null;
    return true;
  end if;
  update public.newsletter_subscribers s set status = 'unsubscribed', unsubscribed_at = now() where s.id = known.id;
  update public.newsletter_deliveries d set state = 'bounced', done_at = now(), holder = null
  where d.subscriber = known.id and (d.state = 'waiting' or d.done_at > now() - interval '7 days');
  return true;
end
$$;
grant execute on function public.bounce_newsletter(text) to service_role;

-- supabase/schemas/cookie_consent.sql

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

  constraint cookie_consent_locale check (coalesce(locale in ('ro', 'en'), false)),
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
grant insert (event_id, anon_user_id, consent, user_id, locale, surface, gpc)
  on table public.cookie_consent to anon, authenticated, service_role;
grant select on table public.cookie_consent to service_role;

create policy "a visitor records a choice in nobody's name"
  on public.cookie_consent for insert to anon
  with check (user_id is null);

create policy "an account records a choice in its own name or in nobody's"
  on public.cookie_consent for insert to authenticated
  with check (user_id is null or user_id = (select auth.uid()));

-- supabase/schemas/consent_erasures.sql

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

create function public.expire_consent() returns integer
  language sql volatile security invoker set search_path = ''
  as $$ select private.expire_consent() $$;
grant execute on function public.expire_consent() to service_role;

-- supabase/schemas/people.sql

create function private.name_words(name text) returns text[]
  language sql immutable set search_path = ''
  as $$ select array_remove(string_to_array(private.comparable(name), ' '), '') $$;

create function private.mentions(filed_under text, value text, said text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case filed_under
      when 'name' then cardinality(private.name_words(value)) > 1
        and private.name_words(value) <@ private.name_words(said)
      when 'address' then value <> '' and position(lower(value) in lower(said)) > 0
      when 'number' then length(value) > 8
        and position(right(value, 9) in regexp_replace(said, '[^0-9]', '', 'g')) > 0
      else false end, false)
  $$;

create function private.consents_of(name text) returns setof public.story_consents
  language sql stable set search_path = ''
  as $$
    select c.* from public.story_consents c
    where private.name_words(name) <@ private.name_words(c.person || ' ' || c.reference)
      and cardinality(private.name_words(name)) > 1
  $$;

create function private.stories_of(name text) returns setof text
  language sql stable set search_path = ''
  as $$
    select c.story from private.consents_of(name) c
    where c.id = (select max(n.id) from public.story_consents n where n.story = c.story)
  $$;

create function private.person_records(address text, number text, anonymous uuid) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object(
      'requests', (
        select coalesce(jsonb_agg(to_jsonb(r) - 'search' || jsonb_build_object('steps', (
          select coalesce(jsonb_agg(to_jsonb(s) - 'request' order by s.id), '[]'::jsonb)
          from public.contact_request_steps s where s.request = r.id)) order by r.created_at), '[]'::jsonb)
        from public.contact_requests r where lower(r.email) = lower(address) or r.phone = number),
      'subscriptions', (
        select coalesce(jsonb_agg(to_jsonb(n) || jsonb_build_object('mails', (
          select coalesce(jsonb_agg(to_jsonb(m) - 'link_hash' - 'subscriber' order by m.created_at), '[]'::jsonb)
          from public.newsletter_mails m where m.subscriber = n.id), 'newsletters', (
          select coalesce(jsonb_agg(to_jsonb(d) - 'holder' - 'subscriber' order by d.due_at), '[]'::jsonb)
          from public.newsletter_deliveries d where d.subscriber = n.id))), '[]'::jsonb)
        from public.newsletter_subscribers n where n.email = lower(address)),
      'consents', (
        select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]'::jsonb)
        from public.cookie_consent c where c.anon_user_id = anonymous))
  $$;

create function private.person_records(filed_under text, value text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
  as $$
declare
  records jsonb := private.person_records(
    case when filed_under = 'address' then value end,
    case when filed_under = 'number' then value end,
    case when filed_under = 'anonymous' then value::uuid end);
begin
  if filed_under = 'name' then
    records := records || jsonb_build_object('requests', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'search' || jsonb_build_object('steps', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'request' order by s.id), '[]'::jsonb)
        from public.contact_request_steps s where s.request = r.id)) order by r.created_at), '[]'::jsonb)
      from public.contact_requests r where private.mentions('name', value, r.name)));
  end if;
  return records || jsonb_build_object(
    'stories', (
      select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('published', to_jsonb(s)) order by c.id), '[]'::jsonb)
      from private.consents_of(case when filed_under = 'name' then value end) c
      left join public.patient_stories s on s.id = c.story and s.id in (select private.stories_of(value))),
    'team', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.position), '[]'::jsonb)
      from public.team_members t where filed_under = 'name' and private.mentions('name', value, t.text_ro ->> 'nume')),
    -- Somebody else wrote these, so their content is not given out.
    'mentions', (
      select coalesce(jsonb_agg(jsonb_build_object('reference', r.reference, 'created_at', r.created_at)
        order by r.created_at), '[]'::jsonb)
      from public.contact_requests r
      where not exists (
          select from jsonb_array_elements(records -> 'requests') own where own.value ->> 'id' = r.id::text)
        and private.mentions(filed_under, value, concat_ws(E'\n', r.message, (
          select string_agg(s.note, E'\n') from public.contact_request_steps s where s.request = r.id)))));
end
$$;

create function private.count_records(records jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object('requests', jsonb_array_length(records -> 'requests'),
      'subscriptions', jsonb_array_length(records -> 'subscriptions'),
      'consents', jsonb_array_length(records -> 'consents'),
      'stories', jsonb_array_length(records -> 'stories'),
      'mentions', jsonb_array_length(records -> 'mentions'))
  $$;

create function public.person_records(filed_under text, value text, taken boolean) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  records jsonb := private.person_records(filed_under, value);
begin
  perform private.audit(case when taken then 'person_export' else 'person_search' end, 'people',
    private.count_records(records), author);
  return records;
end
$$;
grant execute on function public.person_records(text, text, boolean) to authenticated;

-- supabase/schemas/people_erased.sql

create function private.erase_stories_of(name text) returns text[]
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  gone text[];
begin
  perform pg_advisory_xact_lock(hashtext('public.drafts'), hashtext('stories'));
  gone := coalesce((select array_agg(s) from private.stories_of(name) s), '{}');
  -- No story names them any more, so the purge of photographs finds them the same night.
  update public.pictures p set withdrawn_at = coalesce(p.withdrawn_at, now())
    where p.name in (select private.pictures_of_stories(gone) except select private.agreed_pictures(gone));
  update public.drafts d set content = private.stories_without(d.content, gone)
    where d.subject = 'stories' and d.content <> private.stories_without(d.content, gone);
  update public.publications p
    set content = private.stories_without(p.content, gone), previous = private.stories_without(p.previous, gone)
    where p.subject = 'stories'
      and (p.content, p.previous) is distinct from (
        private.stories_without(p.content, gone), private.stories_without(p.previous, gone));
  delete from public.patient_stories s where s.id = any (gone);
  delete from public.story_consents c where c.id in (select o.id from private.consents_of(name) o);
  return gone;
end
$$;

create function public.erase_person(filed_under text, value text, reason text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  counts jsonb;
begin
  if not coalesce(reason in ('asked', 'withdrawn', 'test'), false) then
    raise exception 'there is no such reason' using errcode = '22023';
  end if;
  counts := private.count_records(private.person_records(filed_under, value));
  case filed_under
    when 'address' then
      delete from public.contact_requests r where lower(r.email) = lower(value);
      delete from public.newsletter_subscribers n where n.email = lower(value);
    when 'number' then
      delete from public.contact_requests r where r.phone = value;
    when 'anonymous' then
      perform private.erase_consent(value::uuid, 'erased by an admin: ' || reason);
    when 'name' then
      delete from public.contact_requests r where private.mentions('name', value, r.name);
      counts := counts || jsonb_build_object('story_ids', private.erase_stories_of(value));
    else
      raise exception 'nothing is filed under that' using errcode = '22023';
  end case;
  perform private.audit('person_erase', 'people',
    (counts - 'story_ids') || jsonb_build_object('reason', reason), author);
  return counts;
end
$$;
grant execute on function public.erase_person(text, text, text) to authenticated;

-- supabase/schemas/copies.sql

create function private.copied_tables() returns table (name text, columns text[], keys text)
  language sql stable security invoker set search_path = ''
  as $$
    select format('%I.%I', n.nspname, c.relname),
      (select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''),
      coalesce((select string_agg(quote_ident(a.attname), ', ' order by k.place)
        from pg_catalog.pg_index i, unnest(i.indkey::smallint[]) with ordinality k (number, place), pg_catalog.pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.number), 'ctid')
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname = 'public' or (n.nspname = 'private' and c.relname = 'consent_erasures'))
    order by 1
  $$;

create function public.begin_export() returns setof text
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform private.audit('export_all', 'account', '{}', private.acting_admin());
  return query select t.name from private.copied_tables() t;
end
$$;
grant execute on function public.begin_export() to authenticated;

create function public.export_rows(table_name text, skipped integer, taken integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  wanted record;
  rows jsonb;
begin
  perform private.acting_admin();
  select * into wanted from private.copied_tables() t where t.name = table_name;
  if wanted.name is null then
    raise exception 'there is no such table' using errcode = '22023';
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r)), ''[]''::jsonb) from (select %s from %s order by %s limit $1 offset $2) r',
    (select string_agg(quote_ident(c), ', ') from unnest(wanted.columns) c), wanted.name, wanted.keys)
    using least(greatest(taken, 0), 1000), greatest(skipped, 0) into rows;
  return rows;
end
$$;
grant execute on function public.export_rows(text, integer, integer) to authenticated;

create function private.restore_rows(table_name text, rows jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  wanted record;
  listed text;
  added integer;
begin
  select * into wanted from private.copied_tables() t where t.name = table_name;
  if wanted.name is null then
    raise exception 'there is no table %', table_name using errcode = '22023';
  end if;
  -- A column that the copy does not have gets its default.
  select string_agg(quote_ident(c), ', ') into listed from unnest(wanted.columns) c
  where exists (select from jsonb_array_elements(rows) e where e.value ? c);
  if listed is null then
    return 0;
  end if;
  execute format(
    'insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1) on conflict do nothing',
    wanted.name, listed) using rows;
  get diagnostics added = row_count;
  for listed in
    select a.attname from pg_catalog.pg_attribute a
    where a.attrelid = wanted.name::regclass and a.attnum > 0 and a.attidentity <> ''
  loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), (select coalesce(max(%I), 1) from %s))',
      wanted.name, listed, listed, wanted.name);
  end loop;
  return added;
end
$$;
