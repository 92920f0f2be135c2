-- The page of a request, which its sender opens by a secret link and without an account. The token of the link is nowhere
-- here, only its SHA-256. Who has no request left has no link left: unknown, expired and erased are alike.

-- What the page shows: no name, number or address, and nothing of the clinic's work but how far it is.
create function public.request_by_link(hash text) returns table (
  reference text, created_at timestamptz, locale text, answer_locale text, treatment text, doctor text, wishes jsonb,
  message text, country text, comfort text, estimate text, state text, by_phone boolean, by_email boolean
)
  language sql stable security invoker set search_path = ''
  as $$
    select r.reference, r.created_at, r.locale, r.answer_locale, r.treatment, r.doctor, r.wishes, r.message, r.country,
      r.comfort, r.estimate, case when r.handled_at is null then r.progress else 'done' end,
      r.phone is not null, r.email is not null
    from public.contact_requests r
    where r.link_hash = hash and r.created_at > now() - interval '90 days'
  $$;
grant execute on function public.request_by_link(text) to service_role;
