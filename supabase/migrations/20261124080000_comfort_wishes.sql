-- What makes a visit easier: any of a list, with commas between. Health can be read from it as from a message, so the
-- row's rules hold: the public key only adds, admins alone read, 90 days.
alter table public.contact_requests add column if not exists comfort text;

alter table public.contact_requests drop constraint if exists contact_requests_comfort;
alter table public.contact_requests add constraint contact_requests_comfort check (
  comfort is null or comfort ~
    '^(nervous|breaks|price-first|explain|quiet|companion)(,(nervous|breaks|price-first|explain|quiet|companion)){0,5}$');

grant insert (comfort) on table public.contact_requests to anon, authenticated, service_role;
