-- Who did what in the admin, and when. Entries name accounts, references and counts, never a patient.

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

-- Records what an admin does without changing a table: signing in, setting a password, taking a copy.
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

-- Entries are kept as long as a proof of consent. Returns how many were deleted.
create function public.expire_audit_entries() returns integer
  language sql volatile security definer set search_path = ''
  as $$
    with gone as (
      delete from public.audit_entries e where e.at <= now() - interval '24 months' returning 1
    )
    select count(*)::integer from gone
  $$;
grant execute on function public.expire_audit_entries() to service_role;
