-- One way to publish everything that an owner changes. Admins share a draft for each subject, which grows by whole
-- versions, and publish it in one transaction. A subject is a row of private.subjects with three functions beside its
-- tables; everything else is common. Only functions write here, so nobody can alter a version or a publication
-- afterwards.

create table private.subjects (
  name text primary key,
  -- `()`: what visitors have, as one value.
  reads text not null,
  -- `(content jsonb, before jsonb)`: publishes the content and returns how many rows changed. It raises an error of
  -- class 23 for what must not be published.
  applies text not null,
  -- `(content jsonb)`: whether a value has the outer shape of a draft.
  accepts text not null,
  keyed boolean not null default false,
  -- `(content jsonb, kind text)`: what the audit calls a publication; null: by its kind.
  acts text,

  constraint subjects_name check (coalesce(name ~ '^[a-z]{1,40}$', false)),
  constraint subjects_functions check (coalesce(
    reads ~ '^private\.[a-z_]+$' and applies ~ '^private\.[a-z_]+$' and accepts ~ '^private\.[a-z_]+$', false)),
  constraint subjects_acts check (acts is null or acts ~ '^private\.[a-z_]+$')
);

comment on table private.subjects is 'What is drafted and published, and the functions that know its tables. For migrations alone.';
comment on column private.subjects.keyed is
  'Each thing is a subject by itself, `name/key`: `reads(key text)`, `applies(content jsonb, before jsonb, key text)`.';

alter table private.subjects enable row level security;

-- The row of private.subjects that a subject's name belongs to.
create function private.subject_of(subject_name text) returns private.subjects
  language sql stable security invoker set search_path = ''
  as $$
    select s from private.subjects s
    where s.name = split_part(subject_name, '/', 1)
      and case when s.keyed
        then substr(subject_name, length(s.name) + 1) ~ '^/[a-z0-9]+(-[a-z0-9]+)*$' and length(subject_name) <= 140
        else subject_name = s.name end
  $$;

-- Locks a subject for one writer at a time, and refuses everybody but admins. Returns the admin's e-mail address.
create function private.begin_change(subject_name text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin changes what is published' using errcode = '42501';
  end if;
  if (private.subject_of(subject_name)).name is null then
    raise exception 'there is no such subject' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('public.drafts'), hashtext(subject_name));
  return coalesce((select u.email from auth.users u where u.id = (select auth.uid())), '');
end
$$;

-- What visitors have of a subject.
create function private.published_content(subject_name text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
  as $$
declare
  subject private.subjects := private.subject_of(subject_name);
  content jsonb;
begin
  if subject.keyed then
    execute format('select %s($1)', subject.reads) using split_part(subject_name, '/', 2) into content;
  else
    execute format('select %s()', subject.reads) into content;
  end if;
  return content;
end
$$;
