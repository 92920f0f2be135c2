-- The owner's own redirects, beside those that are part of the code. Both sides are paths of this site: whether the
-- target is a living page, and whether rows lead in a circle, only the Worker can tell, and it ignores those that are
-- wrong.

create table if not exists public.redirects (
  from_path text primary key,
  to_path text not null,
  active boolean not null default true,
  note text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now(),

  -- As the Worker looks addresses up: decoded, lower case, one slash at a time, none at the end, no language, no query.
  constraint redirects_from_path check (coalesce(
    length(from_path) between 2 and 300
    and from_path ~ '^(/[^/?#%\\[:space:][:cntrl:]]+)+$'
    and from_path !~ '[A-ZĂÂÎȘȚ]'
    and from_path !~ '(^|/)\.\.?(/|$)'
    and from_path !~ '^/(ro|en|api|assets|admin|_data)(/|$)', false)),
  constraint redirects_to_path check (coalesce(
    length(to_path) <= 300
    and to_path ~ '^/([a-z0-9_-]+(/[a-z0-9_-]+)*)?$'
    and to_path !~ '^/(ro|en|api|assets|admin|_data)(/|$)', false)),
  constraint redirects_elsewhere check (coalesce(from_path <> to_path, false)),
  constraint redirects_note check (coalesce(length(note) <= 300, false))
);

comment on column public.redirects.to_path is
  'A page without its language: an English address leads to the same page in English.';

drop trigger if exists redirects_version on public.redirects;
create trigger redirects_version before update on public.redirects
  for each row execute function private.count_version();

alter table public.redirects enable row level security;
revoke all on table public.redirects from public, anon, authenticated, service_role;
-- Where an old address leads is public by its nature; the owner's notes are not.
grant select (from_path, to_path, active) on table public.redirects to anon;
grant select, delete on table public.redirects to authenticated, service_role;
grant insert (from_path, to_path, active, note), update (from_path, to_path, active, note)
  on table public.redirects to authenticated, service_role;

drop policy if exists "everybody reads where an old address leads" on public.redirects;
create policy "everybody reads where an old address leads"
  on public.redirects for select to anon
  using (active);

drop policy if exists "an admin reads every redirect" on public.redirects;
create policy "an admin reads every redirect"
  on public.redirects for select to authenticated
  using ((select private.is_admin()));

drop policy if exists "an admin adds redirects" on public.redirects;
create policy "an admin adds redirects"
  on public.redirects for insert to authenticated
  with check ((select private.is_admin()));

drop policy if exists "an admin changes redirects" on public.redirects;
create policy "an admin changes redirects"
  on public.redirects for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

drop policy if exists "an admin removes redirects" on public.redirects;
create policy "an admin removes redirects"
  on public.redirects for delete to authenticated
  using ((select private.is_admin()));
