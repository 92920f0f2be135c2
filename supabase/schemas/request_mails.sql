-- Mails about the page of a request: its link to the sender who gave an address, and to the clinic that a sender has changed
-- or cancelled. Each is a row, written in the transaction that makes it due, and is sent under a lease as in
-- request_notices.sql.

create table public.request_mails (
  id uuid primary key,
  request uuid not null references public.contact_requests (id) on delete cascade,
  kind text not null,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  holder uuid,
  sent_at timestamptz,

  constraint request_mails_kind check (coalesce(kind in ('link', 'change', 'cancel'), false))
);

create index request_mails_request on public.request_mails (request);
create index request_mails_created_at on public.request_mails (created_at);
create index request_mails_unsent on public.request_mails (created_at) where sent_at is null;

comment on table public.request_mails is
  'Mails about the page of a request, written by private.send_request_link() and public.act_on_own_request(). They go with '
  'the request.';

alter table public.request_mails enable row level security;
grant select, update (claimed_at, holder, sent_at) on table public.request_mails to service_role;

-- The mail has the id that the link is made of. Nobody floods a stranger's mailbox: two links a day to an address, sixty
-- an hour to all. Whoever gets none has the link on the page that thanked them.
create function private.send_request_link() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if (
    select count(*) from public.request_mails m join public.contact_requests r on r.id = m.request
    where m.kind = 'link' and lower(r.email) = lower(new.email) and m.created_at > now() - interval '1 day'
  ) < 2 and (
    select count(*) from public.request_mails m
    where m.kind = 'link' and m.created_at > now() - interval '1 hour'
  ) < 60 then
    insert into public.request_mails (id, request, kind) values (new.link_id, new.id, 'link')
    on conflict (id) do nothing;
  end if;
  return null;
end
$$;

create trigger contact_requests_link after insert on public.contact_requests
  for each row when (new.email is not null and new.link_id is not null)
  execute function private.send_request_link();

-- Like public.claim_request_notice(). `link_hash` is of the token that the Worker makes of the mail's id: a link that would
-- open nothing, because the key of links is another now, is not sent.
create function public.claim_request_mail(mail uuid, claimant uuid, link_hash text)
  returns table (state text, kind text, reference text, email text, locale text)
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  m public.request_mails;
  r public.contact_requests;
begin
  select n.* into m from public.request_mails n where n.id = mail for update;
  select c.* into r from public.contact_requests c where c.id = m.request;
  if r.id is null or m.sent_at is not null
    or (m.kind = 'link' and r.link_hash is distinct from claim_request_mail.link_hash) then
    return query select 'done', null::text, null::text, null::text, null::text;
  elsif m.claimed_at > now() - interval '1 minute' and m.holder is distinct from claimant then
    return query select 'leased', null::text, null::text, null::text, null::text;
  else
    update public.request_mails n set claimed_at = now(), holder = claimant where n.id = m.id;
    return query select 'yours', m.kind, r.reference, case when m.kind = 'link' then r.email end, r.answer_locale;
  end if;
end
$$;
grant execute on function public.claim_request_mail(uuid, uuid, text) to service_role;

-- Like public.finish_request_notice().
create function public.finish_request_mail(mail uuid, claimant uuid, sent boolean) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if sent then
    update public.request_mails m set sent_at = now() where m.id = mail and m.sent_at is null;
  else
    update public.request_mails m set claimed_at = null, holder = null
    where m.id = mail and m.sent_at is null and m.holder = claimant;
  end if;
  return true;
end
$$;
grant execute on function public.finish_request_mail(uuid, uuid, boolean) to service_role;

-- Like public.untold_requests(). After two days nobody expects the mail any more.
create function public.unsent_request_mails()
  returns table (mail uuid, attempted boolean)
  language sql stable security invoker set search_path = ''
  as $$
    select m.id, m.claimed_at is not null
    from public.request_mails m
    where m.sent_at is null
      and m.created_at between now() - interval '2 days' and now() - interval '2 minutes'
      and (m.claimed_at is null or m.claimed_at < now() - interval '1 minute')
    order by m.created_at
    limit 50
  $$;
grant execute on function public.unsent_request_mails() to service_role;
