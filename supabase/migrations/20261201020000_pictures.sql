-- Photographs that an owner uploads. The files lie in Supabase Storage, in a private bucket that the Worker alone
-- reads and writes with the server's key; a row says that an admin has uploaded one, and when.

create table if not exists public.pictures (
  -- Of the bytes of its largest size, so that the same photograph is stored once and an address never changes.
  name text primary key,
  width integer not null,
  height integer not null,
  added_at timestamptz not null default now(),

  constraint pictures_name check (coalesce(name ~ '^[0-9a-f]{32}$', false)),
  constraint pictures_size check (coalesce(width between 1 and 1280 and height between 1 and 20000, false))
);

comment on table public.pictures is
  'Uploaded photographs. Written by a function for admins; what nothing refers to goes at night, with its files.';

alter table public.pictures enable row level security;
revoke all on table public.pictures from public, anon, authenticated, service_role;
grant select on table public.pictures to authenticated, service_role;

drop policy if exists "an admin reads the photographs" on public.pictures;
create policy "an admin reads the photographs"
  on public.pictures for select to authenticated
  using ((select private.is_admin()));

-- Before its files are stored, so that no file lies there without a row.
create or replace function public.add_picture(new_name text, new_width integer, new_height integer) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  insert into public.pictures as p (name, width, height) values (new_name, new_width, new_height)
    on conflict (name) do update set added_at = now();
  perform private.audit('upload', 'pictures', jsonb_build_object('picture', new_name), author);
end
$$;

-- Kept are photographs of the last day, of drafts of the last month, and of publications of the last year: so far back
-- they can be undone and brought back with everything in them.
create or replace function private.is_orphan(picture public.pictures) returns boolean
  language sql stable security invoker set search_path = ''
  as $$
    select picture.added_at < now() - interval '1 day'
      and not exists (
        select from public.drafts d
        where (d.saved_at > now() - interval '30 days'
            or d.version = (select max(n.version) from public.drafts n where n.subject = d.subject))
          and d.content::text like '%' || picture.name || '%')
      and not exists (
        select from public.publications p
        where (p.published_at > now() - interval '1 year'
            or p.id = (select max(n.id) from public.publications n where n.subject = p.subject))
          and (p.content::text like '%' || picture.name || '%' or p.previous::text like '%' || picture.name || '%'))
  $$;

create or replace function public.orphaned_pictures() returns setof text
  language sql volatile security definer set search_path = ''
  as $$
    select p.name from public.pictures p where private.is_orphan(p) order by p.added_at limit 100
  $$;

-- After their files are gone; how many went.
create or replace function public.forget_pictures(names text[]) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  gone integer;
begin
  delete from public.pictures p where p.name = any (names) and private.is_orphan(p);
  get diagnostics gone = row_count;
  return gone;
end
$$;

revoke all on function private.is_orphan(public.pictures), public.add_picture(text, integer, integer),
  public.orphaned_pictures(), public.forget_pictures(text[])
  from public, anon, authenticated, service_role;
grant execute on function public.add_picture(text, integer, integer) to authenticated;
grant execute on function public.orphaned_pictures(), public.forget_pictures(text[]) to service_role;

-- Where there is Storage: nobody has a policy on the bucket, so the server's key alone opens it.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ('pictures', 'pictures', false, 2097152, array['image/webp'])
      on conflict (id) do update
        set public = false, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;
