-- The inbox as a list of work: how far each request is, who has it, what was said, and a way out for it. Every step is
-- a row that names its author, and is in the audit too; what is written about a person goes with the request.

-- More is done in the admin than publishing. The name of an action is enough of a rule.
alter table public.audit_entries drop constraint if exists audit_entries_action;
alter table public.audit_entries add constraint audit_entries_action check (coalesce(action ~ '^[a-z_]{3,40}$', false));
alter table public.audit_entries force row level security;

-- Who acts, by address. For functions that write what no policy lets an admin write directly.
create or replace function private.acting_admin() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin may do this' using errcode = '42501';
  end if;
  return coalesce((select u.email from auth.users u where u.id = (select auth.uid())), '');
end
$$;

revoke all on function private.acting_admin() from public, anon, authenticated, service_role;

alter table public.contact_requests add column if not exists progress text not null default 'new';
alter table public.contact_requests add column if not exists assigned_to uuid;
alter table public.contact_requests add column if not exists assigned_email text;
alter table public.contact_requests add column if not exists revision integer not null default 0;
-- Small letters without their marks; the reference also without its dash.
alter table public.contact_requests add column if not exists search text generated always as (
  regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f]', '', 'g')
  || ' ' || lower(reference) || ' ' || lower(replace(reference, '-', ''))
  || ' ' || coalesce(phone, '') || ' ' || coalesce(lower(email), '')
) stored;

alter table public.contact_requests drop constraint if exists contact_requests_progress;
alter table public.contact_requests add constraint contact_requests_progress
  check (coalesce(progress in ('new', 'called', 'no_answer', 'scheduled', 'no_show'), false));
alter table public.contact_requests drop constraint if exists contact_requests_assigned;
alter table public.contact_requests add constraint contact_requests_assigned
  check ((assigned_to is null) = (assigned_email is null));

comment on column public.contact_requests.progress is
  'How far it is, until handled_at says that it is done; opened again, it is as far as it was.';
comment on column public.contact_requests.revision is
  'Rises with every step of public.work_on_request(): nobody works on what somebody else has changed meanwhile.';

create index if not exists contact_requests_assigned_to on public.contact_requests (assigned_to);

-- Direct changes had no history.
revoke update (handled_at, handled_by) on table public.contact_requests from authenticated;
drop policy if exists "admins mark what they dealt with, in their own name" on public.contact_requests;

create table if not exists public.contact_request_steps (
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

create index if not exists contact_request_steps_request on public.contact_request_steps (request, id);

comment on table public.contact_request_steps is
  'What was done about a request, and notes. Written by public.work_on_request() alone; goes with the request.';

alter table public.contact_request_steps enable row level security;
alter table public.contact_request_steps force row level security;
revoke all on table public.contact_request_steps from public, anon, authenticated, service_role;
grant select on table public.contact_request_steps to authenticated, service_role;

drop policy if exists "admins read the steps of requests they read" on public.contact_request_steps;
create policy "admins read the steps of requests they read"
  on public.contact_request_steps for select to authenticated
  using ((select private.is_admin())
    and exists (select from public.contact_requests r where r.id = request));

-- 'done', 'stale' when somebody has worked on it since it was seen, or 'missing'.
create or replace function public.work_on_request(
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

-- Whether there was such a request. What the record keeps is its reference and the kind of reason.
create or replace function public.erase_request(request uuid, reason text) returns boolean
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

revoke all on function public.work_on_request(uuid, integer, text, text, text), public.erase_request(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.work_on_request(uuid, integer, text, text, text), public.erase_request(uuid, text)
  to authenticated;

-- How long it is known who did what: as long as a proof of consent. Returns how many entries were deleted.
create or replace function public.expire_audit_entries() returns integer
  language sql volatile security definer set search_path = ''
  as $$
    with gone as (
      delete from public.audit_entries e where e.at <= now() - interval '24 months' returning 1
    )
    select count(*)::integer from gone
  $$;

revoke all on function public.expire_audit_entries() from public, anon, authenticated, service_role;
grant execute on function public.expire_audit_entries() to service_role;
