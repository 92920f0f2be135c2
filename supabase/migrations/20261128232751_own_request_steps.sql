-- Who has sent a request changes or cancels it on its page; the inbox says so until somebody has worked on it.

alter table public.contact_requests
  add column cancelled_at timestamptz,
  add column asked_again_at timestamptz;

comment on column public.contact_requests.cancelled_at is
  'When its sender cancelled it, on its page.';
comment on column public.contact_requests.asked_again_at is
  'When its sender last changed or cancelled it, until somebody of the clinic has worked on it.';

alter table public.contact_request_steps
  alter column account drop not null,
  alter column email drop not null,
  drop constraint contact_request_steps_action,
  drop constraint contact_request_steps_note,
  add constraint contact_request_steps_action check (coalesce(
    action in ('state', 'note', 'take', 'release', 'change', 'cancel'), false)),
  add constraint contact_request_steps_author check (
    (account is null) = (action in ('change', 'cancel')) and (email is null) = (account is null)),
  add constraint contact_request_steps_note check (
    case when note is null then action not in ('note', 'change') else length(btrim(note)) between 1 and 1000 end);

comment on table public.contact_request_steps is
  'What was done about a request, and notes. Written by public.work_on_request() and, for the sender, '
  'public.act_on_own_request(); goes with the request.';

-- Returns 'done', 'stale' when somebody has worked on it since, or 'missing'.
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

drop function public.request_by_link(text);

-- What the page shows: no name, number or address, and nothing of the clinic's work but how far it is.
create function public.request_by_link(hash text) returns table (
  reference text, created_at timestamptz, locale text, answer_locale text, treatment text, doctor text, wishes jsonb,
  message text, country text, comfort text, estimate text, state text, by_phone boolean, by_email boolean,
  cancelled_at timestamptz, changes jsonb
)
  language sql stable security invoker set search_path = ''
  as $$
    select r.reference, r.created_at, r.locale, r.answer_locale, r.treatment, r.doctor, r.wishes, r.message, r.country,
      r.comfort, r.estimate, case when r.handled_at is null then r.progress else 'done' end,
      r.phone is not null, r.email is not null, r.cancelled_at, (
        select coalesce(jsonb_agg(jsonb_build_object('at', s.at, 'note', s.note) order by s.id), '[]'::jsonb)
        from public.contact_request_steps s where s.request = r.id and s.action = 'change')
    from public.contact_requests r
    where r.link_hash = hash and r.created_at > now() - interval '90 days'
  $$;
grant execute on function public.request_by_link(text) to service_role;

-- What the sender does with a request: to write what changes ('change'), or to cancel it ('cancel'). It shows in the inbox
-- with its moment, `pressed_at`, which may lie before now where it has waited for the database. Returns 'done', also for what
-- was done before: the same words twice are one change. 'missing' when there is no such request, 'cancelled' for a change of
-- one that is, 'many' after five changes.
create function public.act_on_own_request(hash text, new_action text, new_note text, pressed_at timestamptz)
  returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  r public.contact_requests;
  written text := nullif(btrim(coalesce(new_note, '')), '');
  moment timestamptz := greatest(least(coalesce(pressed_at, now()), now()), now() - interval '2 days');
begin
  select c.* into r from public.contact_requests c
  where c.link_hash = hash and c.created_at > now() - interval '90 days' for update;
  if r.id is null then
    return 'missing';
  end if;
  case new_action
    when 'cancel' then
      if r.cancelled_at is not null then
        return 'done';
      end if;
      written := null;
      update public.contact_requests c set cancelled_at = moment where c.id = r.id;
    when 'change' then
      if written is null or length(written) > 500 then
        raise exception 'a change has 1 to 500 characters' using errcode = '23514';
      elsif exists (
        select from public.contact_request_steps s
        where s.request = r.id and s.action = 'change' and s.note = written
      ) then
        return 'done';
      elsif r.cancelled_at is not null then
        return 'cancelled';
      elsif (
        select count(*) from public.contact_request_steps s where s.request = r.id and s.action = 'change'
      ) >= 5 then
        return 'many';
      end if;
    else
      raise exception 'there is no such step' using errcode = '22023';
  end case;
  update public.contact_requests c set revision = c.revision + 1, asked_again_at = moment where c.id = r.id;
  insert into public.contact_request_steps (request, at, action, note) values (r.id, moment, new_action, written);
  return 'done';
end
$$;
grant execute on function public.act_on_own_request(text, text, text, timestamptz) to service_role;
