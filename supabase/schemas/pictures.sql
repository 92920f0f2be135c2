-- Uploaded photographs. The files are in a private bucket of Supabase Storage, which only the Worker reads and writes
-- with the server's key. A row says that an admin uploaded one, and when.

create table public.pictures (
  -- A hash of the bytes of its largest size: the same photograph is stored once, and an address never changes.
  name text primary key,
  width integer not null,
  height integer not null,
  added_at timestamptz not null default now(),
  -- When its patient withdrew it. It stays withheld until its files are gone, also if an article shows it or the
  -- nightly deletion failed.
  withdrawn_at timestamptz,

  constraint pictures_name check (coalesce(name ~ '^[0-9a-f]{32}$', false)),
  constraint pictures_size check (coalesce(width between 1 and 1280 and height between 1 and 20000, false))
);

comment on table public.pictures is
  'Uploaded photographs. Written by a function for admins; what nothing refers to goes at night, with its files.';

alter table public.pictures enable row level security;
grant select on table public.pictures to authenticated, service_role;

create policy "an admin reads the photographs"
  on public.pictures for select to authenticated
  using ((select private.is_admin()));

-- Called before the files are stored, so that no file is without a row. Whoever uploads a withdrawn photograph again
-- has been asked for a new consent.
create function public.add_picture(new_name text, new_width integer, new_height integer) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
begin
  insert into public.pictures as p (name, width, height) values (new_name, new_width, new_height)
    on conflict (name) do update set added_at = now(), withdrawn_at = null;
  perform private.audit('upload', 'pictures', jsonb_build_object('picture', new_name), author);
end
$$;
grant execute on function public.add_picture(text, integer, integer) to authenticated;

-- Whether a photograph may be deleted. It is kept for a day, while a draft of the last month names it, and while a
-- publication of the last year names it, so that undoing and going back find it. A withdrawn one is always deleted.
-- Only subjects with photographs are searched: price lists are many and long.
create function private.is_orphan(picture public.pictures) returns boolean
  language sql stable security invoker set search_path = ''
  as $$
    select picture.withdrawn_at is not null or (
      picture.added_at < now() - interval '1 day'
      and not exists (
        select from public.drafts d
        where (d.subject in ('team', 'stories', 'rooms') or d.subject like 'news/%')
          and (d.saved_at > now() - interval '30 days'
            or d.version = (select max(n.version) from public.drafts n where n.subject = d.subject))
          and d.content::text like '%' || picture.name || '%')
      and not exists (
        select from public.publications p
        where (p.subject in ('team', 'stories', 'rooms') or p.subject like 'news/%')
          and (p.published_at > now() - interval '1 year'
            or p.id = (select max(n.id) from public.publications n where n.subject = p.subject))
          and (p.content::text like '%' || picture.name || '%' or p.previous::text like '%' || picture.name || '%')))
  $$;

create function public.orphaned_pictures() returns setof text
  language sql volatile security definer set search_path = ''
  as $$
    select p.name from public.pictures p where private.is_orphan(p)
    order by p.withdrawn_at is null, p.added_at limit 100
  $$;
grant execute on function public.orphaned_pictures() to service_role;

-- Deletes rows after their files are gone. Returns how many.
create function public.forget_pictures(names text[]) returns integer
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
grant execute on function public.forget_pictures(text[]) to service_role;

-- An uploaded photograph, or a file of the build. A path with two slashes in a row would lead to another site.
create function private.is_photo(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        value - 'picture' - 'src' - 'width' - 'height' - 'focus' - 'alt' = '{}'::jsonb
        and jsonb_typeof(value -> 'width') = 'number' and jsonb_typeof(value -> 'height') = 'number'
        and value ->> 'focus' in ('center', 'top', 'bottom', 'left', 'right')
        and case when value ? 'picture' then
            value ->> 'picture' ~ '^[0-9a-f]{32}$' and not value ? 'src'
            and private.has_texts(value -> 'alt', private.languages_of(value -> 'alt'), 200)
          else length(value ->> 'src') <= 200 and value ->> 'src' ~ '^(/[A-Za-z0-9_.-]+)+$' and not value ? 'alt' end
      else false end, false)
  $$;

-- Null for a photograph that is no longer stored: the drawing is shown instead.
create function private.stored_photo(photo jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
    select case when photo -> 'picture' is null
        or exists (select from public.pictures p where p.name = photo ->> 'picture')
      then nullif(photo, 'null'::jsonb) end
  $$;

-- The embedded database has no Storage schema. The bucket has no policy, so only the server's key opens it.
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
