-- Working on requests: their state, who has taken them, notes, and erasing them. Every step of the clinic is a row with its
-- author and an entry of the audit. What the sender does on the page of the request is a row without an author. What is written about a person goes with the request.

create table public.contact_request_steps (
  id bigint generated always as identity primary key,
  request uuid not null references public.contact_requests (id) on delete cascade,
  at timestamptz not null default now(),
  account uuid,
  email text,
  action text not null,
  state text,
  state_before text,
  note text,

  constraint contact_request_steps_action check (coalesce(
    action in ('state', 'note', 'take', 'release', 'change', 'cancel'), false)),
  constraint contact_request_steps_author check (
    (account is null) = (action in ('change', 'cancel')) and (email is null) = (account is null)),
  constraint contact_request_steps_states check ((action = 'state') = (state is not null)
    and (state is null) = (state_before is null)),
  constraint contact_request_steps_note check (
    case when note is null then action not in ('note', 'change') else length(btrim(note)) between 1 and 1000 end)
);

create index contact_request_steps_request on public.contact_request_steps (request, id);

comment on table public.contact_request_steps is
  'What was done about a request, and notes. Written by public.work_on_request() and, for the sender, '
  'public.act_on_own_request(); goes with the request.';

alter table public.contact_request_steps enable row level security;
alter table public.contact_request_steps force row level security;
grant select on table public.contact_request_steps to authenticated, service_role;

create policy "admins read the steps of requests they read"
  on public.contact_request_steps for select to authenticated
  using ((select private.is_admin())
    and exists (select from public.contact_requests r where r.id = request));

-- Returns 'done', 'stale' when somebody has worked on it since, or 'missing'.
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
  update public.contact_requests c set revision = c.revision + 1,
    asked_again_at = case when new_action in ('take', 'release') then c.asked_again_at end
  where c.id = r.id;
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

-- Erases a request. The audit keeps its reference and the reason. False when there was none.
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
