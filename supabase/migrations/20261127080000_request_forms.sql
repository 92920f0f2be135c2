-- Which form a request came by: the page that shows it, by its id. All of them are read in one inbox.
alter table public.contact_requests add column if not exists form text not null default 'contact';

alter table public.contact_requests drop constraint if exists contact_requests_form;
alter table public.contact_requests add constraint contact_requests_form check (form ~ '^[a-z][A-Za-z]{1,39}$');

grant insert (form) on table public.contact_requests to anon, authenticated, service_role;
