-- What hurts goes along with a request, from the drawn mouth and from help in pain.

alter table public.contact_requests
  add column complaint text,
  add constraint contact_requests_complaint check (complaint is null or complaint ~ '^[a-z][a-z-]{1,39}$');
grant insert (complaint) on table public.contact_requests to anon, authenticated, service_role;

drop function public.request_by_link(text);

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
