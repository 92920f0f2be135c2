-- The page of a request, which its sender opens by a secret link and without an account. The token of the link is nowhere
-- here, only its SHA-256. Who has no request left has no link left: unknown, expired and erased are alike.

-- What the page shows: no name, number or address, and nothing of the clinic's work but how far it is.
create function public.request_by_link(hash text) returns table (
  reference text, created_at timestamptz, locale text, answer_locale text, treatment text, doctor text, wishes jsonb,
  message text, country text, comfort text, complaint text, estimate text, state text, by_phone boolean, by_email boolean,
  cancelled_at timestamptz, changes jsonb
)
  language sql stable security invoker set search_path = ''
  as $$
    select r.reference, r.created_at, r.locale, r.answer_locale, r.treatment, r.doctor, r.wishes, r.message, r.country,
      r.comfort, r.complaint, r.estimate, case when r.handled_at is null then r.progress else 'done' end,
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
-- one that is, 'many' after five changes. The clinic is told by a mail with this id, ten times an hour at most: the inbox
-- has all of it.
create function public.act_on_own_request(
  hash text, new_action text, new_note text, pressed_at timestamptz, mail uuid
) returns text
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
  if (
    select count(*) from public.request_mails m
    where m.kind <> 'link' and m.created_at > now() - interval '1 hour'
  ) < 10 then
    insert into public.request_mails (id, request, kind) values (mail, r.id, new_action) on conflict (id) do nothing;
  end if;
  return 'done';
end
$$;
grant execute on function public.act_on_own_request(text, text, text, timestamptz, uuid) to service_role;
