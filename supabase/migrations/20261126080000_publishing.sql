-- One way to what visitors see, whatever it is about: admins share a draft for each subject, which grows by whole
-- versions, and publish it in one transaction. Prices were the first; their drafts and publications move here as they
-- are. A subject is a row of private.subjects with three functions; everything else is the same for all.

create table if not exists private.subjects (
  name text primary key,
  -- `()`: what visitors have, as one value.
  reads text not null,
  -- `(content jsonb, before jsonb)`: makes visitors have it, and returns how many rows that changed. It raises
  -- an error of class 23 for what must not be published.
  applies text not null,
  -- `(content jsonb)`: whether a value has the outer shape of a draft.
  accepts text not null,

  constraint subjects_name check (coalesce(name ~ '^[a-z]{1,40}$', false)),
  constraint subjects_functions check (coalesce(
    reads ~ '^private\.[a-z_]+$' and applies ~ '^private\.[a-z_]+$' and accepts ~ '^private\.[a-z_]+$', false))
);

comment on table private.subjects is 'What is drafted and published, and the functions that know its tables. For migrations alone.';

alter table private.subjects enable row level security;
revoke all on table private.subjects from public, anon, authenticated, service_role;

create table if not exists public.drafts (
  subject text not null references private.subjects (name),
  version integer not null,
  content jsonb not null,
  -- The version before the step that this one belongs to; null for the first. Saves while somebody types are one step.
  base integer,
  -- The base of the step that this one takes back, or brings back.
  reverts integer,
  step text not null,
  saved_by uuid not null,
  saved_by_email text not null,
  saved_at timestamptz not null default now(),
  primary key (subject, version),

  constraint drafts_version check (coalesce(version > 0, false)),
  constraint drafts_base check (base is null or base < version),
  constraint drafts_reverts check (reverts is null or reverts < version),
  constraint drafts_step check (coalesce(step in
    ('start', 'edit', 'autosave', 'scenario', 'import', 'undo', 'redo', 'rollback', 'discard'), false)),
  constraint drafts_content check (coalesce(
    jsonb_typeof(content) = 'object' and octet_length(content::text) <= 1000000, false))
);

comment on table public.drafts is
  'The shared draft of each subject: its highest version counts, those before it are what undo and merging compare with.';

create table if not exists public.publications (
  subject text not null references private.subjects (name),
  id integer not null,
  kind text not null,
  note text not null,
  -- The publication that was brought back.
  source integer,
  changed_rows integer not null,
  -- What visitors had before, whatever changed it, and what they had from then on.
  previous jsonb not null,
  content jsonb not null,
  published_by uuid,
  published_by_email text,
  published_at timestamptz not null default now(),
  primary key (subject, id),
  foreign key (subject, source) references public.publications (subject, id),

  constraint publications_kind check (coalesce(kind in ('start', 'publish', 'rollback'), false)),
  constraint publications_note check (coalesce(length(note) <= 300, false)),
  constraint publications_source check ((kind = 'rollback') = (source is not null)),
  constraint publications_author check ((kind = 'start') = (published_by is null))
);

comment on table public.publications is
  'Everything that was ever published, by subject, beginning with what the first publication found.';

create table if not exists public.audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account uuid not null,
  email text not null,
  action text not null,
  subject text not null,
  -- Which publication, draft or row; no personal data of patients.
  detail jsonb not null default '{}',

  constraint audit_entries_action check (coalesce(action in ('publish', 'rollback', 'discard'), false)),
  constraint audit_entries_detail check (coalesce(
    jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 2000, false))
);

comment on table public.audit_entries is 'Who did what in the admin, and when. Written by functions alone, never changed.';

alter table public.drafts enable row level security;
revoke all on table public.drafts from public, anon, authenticated, service_role;
grant select on table public.drafts to authenticated, service_role;
alter table public.publications enable row level security;
revoke all on table public.publications from public, anon, authenticated, service_role;
grant select on table public.publications to authenticated, service_role;
alter table public.audit_entries enable row level security;
revoke all on table public.audit_entries from public, anon, authenticated, service_role;
grant select on table public.audit_entries to authenticated, service_role;

drop policy if exists "an admin reads the drafts" on public.drafts;
create policy "an admin reads the drafts"
  on public.drafts for select to authenticated
  using ((select private.is_admin()));

drop policy if exists "an admin reads the publications" on public.publications;
create policy "an admin reads the publications"
  on public.publications for select to authenticated
  using ((select private.is_admin()));

drop policy if exists "an admin reads what was done" on public.audit_entries;
create policy "an admin reads what was done"
  on public.audit_entries for select to authenticated
  using ((select private.is_admin()));

-- One writer of a subject at a time, and only an admin. Returns who it is.
create or replace function private.begin_change(subject_name text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin changes what is published' using errcode = '42501';
  end if;
  if not exists (select from private.subjects s where s.name = subject_name) then
    raise exception 'there is no such subject' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('public.drafts'), hashtext(subject_name));
  return coalesce((select u.email from auth.users u where u.id = (select auth.uid())), '');
end
$$;

create or replace function private.published_content(subject_name text) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  content jsonb;
begin
  execute format('select %s()', (select s.reads from private.subjects s where s.name = subject_name)) into content;
  return content;
end
$$;

create or replace function private.audit(
  new_action text, subject_name text, new_detail jsonb, author text
) returns void
  language sql volatile security invoker set search_path = ''
  as $$
    insert into public.audit_entries (account, email, action, subject, detail)
    values ((select auth.uid()), author, new_action, subject_name, new_detail)
  $$;

-- The next version of a draft: its number, or null when the draft is not at the version that was seen any more.
-- `new_base` continues the step that began after it, `new_reverts` names the step that is taken or brought back; 0 is
-- none.
create or replace function public.save_draft(
  subject_name text, seen_version integer, new_content jsonb, new_step text,
  new_base integer default 0, new_reverts integer default 0
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_change(subject_name);
  current_version integer := coalesce(
    (select max(d.version) from public.drafts d where d.subject = subject_name), 0);
  accepted boolean;
begin
  if seen_version is distinct from current_version then
    return null;
  end if;
  execute format('select %s($1)', (select s.accepts from private.subjects s where s.name = subject_name))
    using new_content into accepted;
  if accepted is not true or new_step in ('start', 'rollback') then
    raise exception 'this is no draft of that subject: constraint "drafts_content"' using errcode = '23514';
  end if;
  if current_version = 0 then
    insert into public.drafts (subject, version, content, step, saved_by, saved_by_email)
    values (subject_name, 1, private.published_content(subject_name), 'start', (select auth.uid()), author);
    current_version := 1;
  end if;
  insert into public.drafts (subject, version, content, base, reverts, step, saved_by, saved_by_email)
  values (subject_name, current_version + 1, new_content,
    coalesce(case when new_step = 'autosave' then nullif(new_base, 0) end, current_version),
    case when new_step in ('undo', 'redo') then nullif(new_reverts, 0) end,
    new_step, (select auth.uid()), author);
  delete from public.drafts d where d.subject = subject_name and d.version < current_version - 400;
  if new_step = 'discard' then
    perform private.audit('discard', subject_name, jsonb_build_object('version', current_version), author);
  end if;
  return current_version + 1;
end
$$;

-- What visitors have from now on. For the two functions below.
create or replace function private.make_publication(
  subject_name text, new_kind text, new_note text, new_source integer, new_content jsonb, author text
) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  before jsonb;
  changed integer;
  publication integer := coalesce(
    (select max(p.id) from public.publications p where p.subject = subject_name), 0);
begin
  if coalesce(length(btrim(new_note)), 0) < 3 then
    raise exception 'a publication needs a note' using errcode = '23514';
  end if;
  -- What is true of one subject may depend on another: an offer on the price that it reduces.
  perform pg_advisory_xact_lock(hashtext('public.publications'));
  before := private.published_content(subject_name);
  if publication = 0 then
    publication := 1;
    insert into public.publications (subject, id, kind, note, changed_rows, previous, content)
    values (subject_name, publication, 'start', '', 0, before, before);
  end if;
  execute format('select %s($1, $2)', (select s.applies from private.subjects s where s.name = subject_name))
    using new_content, before into changed;
  publication := publication + 1;
  insert into public.publications
    (subject, id, kind, note, source, changed_rows, previous, content, published_by, published_by_email)
  values (subject_name, publication, new_kind, btrim(new_note), new_source, changed, before,
    private.published_content(subject_name), (select auth.uid()), author);
  perform private.audit(new_kind, subject_name,
    jsonb_build_object('publication', publication, 'rows', changed), author);
  return publication;
end
$$;

-- Publishes a draft as it was seen: the publication's number, or null when it has changed meanwhile.
create or replace function public.publish_draft(subject_name text, seen_version integer, new_note text)
  returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_change(subject_name);
  draft public.drafts;
begin
  select * into draft from public.drafts d where d.subject = subject_name order by d.version desc limit 1;
  if draft.version is null or draft.version is distinct from seen_version then
    return null;
  end if;
  return private.make_publication(subject_name, 'publish', new_note, null, draft.content, author);
end
$$;

-- Brings back what an earlier publication made, for visitors and in the draft, where undoing leads to what it was.
create or replace function public.roll_back(
  subject_name text, publication integer, seen_version integer, new_note text
) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.begin_change(subject_name);
  earlier jsonb := (
    select p.content from public.publications p where p.subject = subject_name and p.id = publication);
  current_version integer := coalesce(
    (select max(d.version) from public.drafts d where d.subject = subject_name), 0);
  made integer;
begin
  if earlier is null then
    raise exception 'there is no such publication' using errcode = '23503';
  end if;
  if seen_version is distinct from current_version then
    return null;
  end if;
  made := private.make_publication(subject_name, 'rollback', new_note, publication, earlier, author);
  insert into public.drafts (subject, version, content, base, step, saved_by, saved_by_email)
  values (subject_name, current_version + 1, earlier, nullif(current_version, 0), 'rollback',
    (select auth.uid()), author);
  return made;
end
$$;

-- Prices.

-- What has begun meanwhile is what visitors have already.
create or replace function private.current_prices() returns jsonb
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  perform private.apply_price_list(private.prices_on(private.price_list(), private.today()));
  return private.price_list();
end
$$;

create or replace function private.publish_prices(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  day date := private.today();
  after jsonb;
  changed integer;
  untrue record;
begin
  perform private.apply_price_list(private.dated_prices(private.prices_on(content, day), before, day));
  after := private.price_list();
  -- Another place in the list changes no row.
  select count(*) into changed
  from (select e.value ->> 'id' as key, e.value - 'position' as item from jsonb_array_elements(before -> 'items') e) b
  full join (select e.value ->> 'id' as key, e.value - 'position' as item from jsonb_array_elements(after -> 'items') e) a
    on a.key = b.key
  where a.item is distinct from b.item;
  -- An offer that was untrue before is no reason to refuse what has nothing to do with it.
  for untrue in
    select o.item from private.untrue_offers() o
    where (select e.value from jsonb_array_elements(before -> 'items') e where e.value ->> 'id' = o.item)
      is distinct from (select e.value from jsonb_array_elements(after -> 'items') e where e.value ->> 'id' = o.item)
  loop
    raise exception 'an announced reduction would not be true: constraint "price_items_offer"'
      using errcode = '23514', detail = format('Failing row contains (%s, ...).', untrue.item);
  end loop;
  return changed;
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('prices', 'private.current_prices', 'private.publish_prices', 'private.is_price_content')
  on conflict (name) do update
    set reads = excluded.reads, applies = excluded.applies, accepts = excluded.accepts;

-- The history of prices, as it is. Undoing began anew with each undone step there: who took it back was not written.
insert into public.drafts (subject, version, content, base, step, saved_by, saved_by_email, saved_at)
  select 'prices', d.version, d.content, case when d.step <> 'undo' then d.undo_to end, d.step, d.saved_by,
    d.saved_by_email, d.saved_at
  from public.price_drafts d
  where not exists (select from public.drafts p where p.subject = 'prices');

insert into public.publications (subject, id, kind, note, source, changed_rows, previous, content, published_by,
    published_by_email, published_at)
  select 'prices', p.id, p.kind, p.note, p.source, p.changed_rows, p.previous, p.content, p.published_by,
    p.published_by_email, p.published_at
  from public.price_publications p
  where not exists (select from public.publications o where o.subject = 'prices')
  order by p.id;

-- Nothing writes the tables that they came from any more.
comment on table public.price_drafts is 'Drafts of prices until they moved to public.drafts. Nothing reads or writes it.';
comment on table public.price_publications is
  'Publications of prices until they moved to public.publications. Nothing reads or writes it.';
revoke all on table public.price_drafts, public.price_publications from authenticated, service_role;
drop function if exists public.save_price_draft(integer, jsonb, text, integer);
drop function if exists public.publish_prices(integer, text);
drop function if exists public.roll_back_prices(integer, integer, text);
drop function if exists private.record_publication(text, text, integer, jsonb, text);
drop function if exists private.begin_price_change();

create or replace function public.prices_published_on() returns date
  language sql stable security definer set search_path = ''
  as $$
    select max((p.published_at at time zone 'Europe/Bucharest')::date)
    from public.publications p
    where p.subject = 'prices' and p.kind <> 'start'
  $$;

-- Follows the table whatever changes it. Before anything was published, a row says itself since when its price holds.
create or replace function private.keep_price_history() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  item_id text := case when tg_op = 'DELETE' then old.id else new.id end;
  day date := private.today();
  since_now timestamptz := now();
  price public.price_history;
  before public.price_history;
begin
  delete from public.price_history h where h.item = item_id and h.since > now();
  select * into before from public.price_history h where h.item = item_id order by h.since desc limit 1;
  if tg_op <> 'DELETE' and not new.hidden and new.valid_from <= day then
    if new.next_from <= day then
      price.kind := private.next_kind(new.kind, new.next_max);
      price.amount_min := new.next_min;
      price.amount_max := new.next_max;
    else
      price.kind := new.kind;
      price.amount_min := new.amount_min;
      price.amount_max := new.amount_max;
    end if;
  end if;
  if tg_op = 'INSERT' and before.item is null and not exists (
    select from public.publications p where p.subject = 'prices') then
    since_now := least(now(), private.start_of(new.valid_from));
  end if;
  if (before.kind, before.amount_min, before.amount_max)
    is distinct from (price.kind, price.amount_min, price.amount_max) then
    insert into public.price_history (item, since, kind, amount_min, amount_max)
    values (item_id, since_now, price.kind, price.amount_min, price.amount_max)
    on conflict (item, since) do update
      set (kind, amount_min, amount_max) = (excluded.kind, excluded.amount_min, excluded.amount_max);
  end if;
  if tg_op <> 'DELETE' and not new.hidden then
    if new.valid_from > day then
      insert into public.price_history (item, since, kind, amount_min, amount_max)
      values (item_id, private.start_of(new.valid_from), new.kind, new.amount_min, new.amount_max);
    end if;
    if new.next_from > day then
      insert into public.price_history (item, since, kind, amount_min, amount_max)
      values (item_id, private.start_of(new.next_from), private.next_kind(new.kind, new.next_max),
        new.next_min, new.next_max);
    end if;
  end if;
  return null;
end
$$;


-- Offers: what is announced as cheaper is drafted and published like the prices it is about.

create or replace function private.current_offers() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('offers', coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'item', o.item, 'reduction', o.reduction, 'from', o.from_day, 'to', o.to_day)
      order by o.from_day, o.id), '[]'::jsonb))
    from public.offers o
  $$;

create or replace function private.is_offer_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' then
        value - 'offers' = '{}'::jsonb and jsonb_typeof(value -> 'offers') = 'array'
        and jsonb_array_length(value -> 'offers') <= 50
      else false end, false)
  $$;

-- An offer that has become untrue by itself may stay as it is, be changed into a true one, or go.
create or replace function private.publish_offers(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  after jsonb;
  changed integer;
  untrue record;
begin
  delete from public.offers o
    where not exists (select from jsonb_array_elements(content -> 'offers') e where e.value ->> 'id' = o.id);
  insert into public.offers as o (id, item, reduction, from_day, to_day)
    select e.value ->> 'id', e.value ->> 'item', (e.value ->> 'reduction')::integer,
      (e.value ->> 'from')::date, (e.value ->> 'to')::date
    from jsonb_array_elements(content -> 'offers') e
    on conflict (id) do update
      set (item, reduction, from_day, to_day) = row(excluded.item, excluded.reduction, excluded.from_day, excluded.to_day);
  after := private.current_offers();
  for untrue in
    select o.id from private.untrue_offers() o
    where not before -> 'offers' @> jsonb_build_array(
      (select e.value from jsonb_array_elements(after -> 'offers') e where e.value ->> 'id' = o.id))
  loop
    raise exception 'an announced reduction would not be true: constraint "offers_true"'
      using errcode = '23514', detail = format('Failing row contains (%s, ...).', untrue.id);
  end loop;
  select count(*) into changed
  from (select e.value ->> 'id' as key, e.value as offer from jsonb_array_elements(before -> 'offers') e) b
  full join (select e.value ->> 'id' as key, e.value as offer from jsonb_array_elements(after -> 'offers') e) a
    on a.key = b.key
  where a.offer is distinct from b.offer;
  return changed;
end
$$;

-- The lowest price of the thirty days before a day, for whoever drafts an offer from then on.
create or replace function public.offer_reference(row_id text, first_day date)
  returns table (kind text, amount_min integer, amount_max integer)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin drafts offers' using errcode = '42501';
  end if;
  return query select l.kind, l.amount_min, l.amount_max
    from private.lowest_price(row_id, first_day - 30, first_day - 1) l;
end
$$;

insert into private.subjects (name, reads, applies, accepts) values
  ('offers', 'private.current_offers', 'private.publish_offers', 'private.is_offer_content')
  on conflict (name) do update
    set reads = excluded.reads, applies = excluded.applies, accepts = excluded.accepts;

revoke all on function private.begin_change(text), private.published_content(text),
  private.audit(text, text, jsonb, text),
  private.make_publication(text, text, text, integer, jsonb, text), private.current_prices(),
  private.publish_prices(jsonb, jsonb), private.current_offers(), private.is_offer_content(jsonb),
  private.publish_offers(jsonb, jsonb)
  from public, anon, authenticated, service_role;
revoke all on function public.save_draft(text, integer, jsonb, text, integer, integer),
  public.publish_draft(text, integer, text), public.roll_back(text, integer, integer, text), public.offer_reference(text, date)
  from public, anon, authenticated, service_role;
grant execute on function public.save_draft(text, integer, jsonb, text, integer, integer),
  public.publish_draft(text, integer, text), public.roll_back(text, integer, integer, text), public.offer_reference(text, date)
  to authenticated;
