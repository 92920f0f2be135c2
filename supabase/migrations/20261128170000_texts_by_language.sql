-- Texts of rows lie in one column by language, {"ro": …, "en": …}, so that a new language needs no migration. What was
-- drafted and published before stays as it is.

-- The languages of texts that lie under their codes, as in {"ro": …, "en": …}; null for anything else. Which languages
-- a site has, src/locale.ts says: nothing here names one.
create function private.languages_of(texts jsonb) returns text[]
  language sql immutable set search_path = ''
  as $$
    select case when jsonb_typeof(texts) = 'object' then (
      select case when bool_and(t.code ~ '^[a-z]{2}$') then array_agg(t.code order by t.code collate "C") end
      from jsonb_object_keys(texts) t(code)) end
  $$;
grant execute on function private.languages_of(jsonb) to service_role;

-- The texts among the fields of a drafted entry, whose own name is under `id`.
create function private.texts_among(entry jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(f.key, f.value), '{}')
    from jsonb_each(entry) f
    where f.key ~ '^[a-z]{2}$' and f.key <> 'id' and f.value <> 'null'
  $$;

-- Photographs and the notice.

-- An uploaded photograph, or a file of the build. A path with two slashes in a row would lead to another site.
create or replace function private.is_photo(value jsonb) returns boolean
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

create or replace function private.is_notice(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'text') = 'object' then
        value - 'text' - 'from' - 'to' = '{}'::jsonb
        and private.has_texts(value -> 'text', private.languages_of(value -> 'text'), 160)
        and not exists (
          select from jsonb_each_text(value -> 'text') t
          where private.trimmed_length(t.value) < 8 or t.value ~ '[[:cntrl:]]')
        and private.is_day(value ->> 'from') and private.is_day(value ->> 'to')
        and (value ->> 'from') <= (value ->> 'to')
      else false end, false)
  $$;

-- The team.

create function private.are_member_texts(texts jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case when private.languages_of(texts) is not null then (
      select bool_and(private.is_member_text(t.value)) from jsonb_each(texts) t) end, false)
  $$;

alter table public.team_members drop constraint team_members_text_ro, drop constraint team_members_text_en;
alter table public.team_members
  alter column text_ro type jsonb using jsonb_build_object('ro', text_ro, 'en', text_en);
alter table public.team_members rename column text_ro to texts;
alter table public.team_members
  drop column text_en,
  add constraint team_members_texts check (private.are_member_texts(texts)),
  add constraint team_members_photo_languages check (
    private.languages_of(photo -> 'alt') = private.languages_of(texts));

create or replace function private.current_team() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('members', coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'kind', m.kind, 'since', m.since, 'filters', m.filters, 'languages', m.languages,
      'treatments', m.treatments, 'takes_over', m.takes_over, 'hidden', m.hidden, 'photo', m.photo) || m.texts
      order by m.position, m.id), '[]'::jsonb))
    from public.team_members m
  $$;

-- A photograph that is no longer stored is left out: the drawn portrait is shown instead. Old drafts have no
-- `takes_over`.
create or replace function private.publish_team(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  if jsonb_array_length(content -> 'members') > 0 and not exists (
    select from jsonb_array_elements(content -> 'members') m
    where m.value ->> 'kind' = 'doctor' and not (m.value ->> 'hidden')::boolean) then
    raise exception 'a clinic has a doctor: constraint "team_members_shown"' using errcode = '23514';
  end if;
  delete from public.team_members m where m.id is not null;
  insert into public.team_members
    (id, position, kind, since, filters, languages, treatments, takes_over, hidden, photo, texts)
  select m.value ->> 'id', m.place, m.value ->> 'kind', (m.value ->> 'since')::integer,
    private.texts_of(m.value -> 'filters'), private.texts_of(m.value -> 'languages'),
    private.texts_of(m.value -> 'treatments'), coalesce(m.value -> 'takes_over', '[]'::jsonb),
    (m.value ->> 'hidden')::boolean,
    case when m.value #> '{photo,picture}' is null
        or exists (select from public.pictures p where p.name = m.value #>> '{photo,picture}')
      then nullif(m.value -> 'photo', 'null'::jsonb) end,
    private.texts_among(m.value)
  from jsonb_array_elements(content -> 'members') with ordinality m(value, place);
  return (select count(*)
    from (select e.value ->> 'id' as key, e.value as member from jsonb_array_elements(before -> 'members') e) b
    full join (select e.value ->> 'id' as key, e.value as member from jsonb_array_elements(content -> 'members') e) a
      on a.key = b.key
    where a.member is distinct from b.member);
end
$$;

-- The same for one value, filed under 'address', 'number', 'anonymous' or 'name'. A name also finds requests,
-- consents to stories with the published story, and members of the team. Any value also finds requests of others that
-- mention it in their message or notes.
create or replace function private.person_records(filed_under text, value text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
  as $$
declare
  records jsonb := private.person_records(
    case when filed_under = 'address' then value end,
    case when filed_under = 'number' then value end,
    case when filed_under = 'anonymous' then value::uuid end);
begin
  if filed_under = 'name' then
    records := records || jsonb_build_object('requests', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'search' || jsonb_build_object('steps', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'request' order by s.id), '[]'::jsonb)
        from public.contact_request_steps s where s.request = r.id)) order by r.created_at), '[]'::jsonb)
      from public.contact_requests r where private.mentions('name', value, r.name)));
  end if;
  return records || jsonb_build_object(
    'stories', (
      select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('published', to_jsonb(s)) order by c.id), '[]'::jsonb)
      from private.consents_of(case when filed_under = 'name' then value end) c
      left join public.patient_stories s on s.id = c.story and s.id in (select private.stories_of(value))),
    'team', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.position), '[]'::jsonb)
      from public.team_members t where filed_under = 'name' and exists (
        select from jsonb_each(t.texts) x(language, text) where private.mentions('name', value, x.text ->> 'nume'))),
    -- Somebody else wrote these, so their content is not given out.
    'mentions', (
      select coalesce(jsonb_agg(jsonb_build_object('reference', r.reference, 'created_at', r.created_at)
        order by r.created_at), '[]'::jsonb)
      from public.contact_requests r
      where not exists (
          select from jsonb_array_elements(records -> 'requests') own where own.value ->> 'id' = r.id::text)
        and private.mentions(filed_under, value, concat_ws(E'\n', r.message, (
          select string_agg(s.note, E'\n') from public.contact_request_steps s where s.request = r.id)))));
end
$$;

-- Stories.

create function private.are_story_texts(texts jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case when private.languages_of(texts) is not null then (
      select bool_and(private.is_story_text(t.value)) from jsonb_each(texts) t) end, false)
  $$;

alter table public.patient_stories drop constraint patient_stories_text_ro, drop constraint patient_stories_text_en;
alter table public.patient_stories
  alter column text_ro type jsonb using jsonb_build_object('ro', text_ro, 'en', text_en);
alter table public.patient_stories rename column text_ro to texts;
alter table public.patient_stories
  drop column text_en,
  add constraint patient_stories_texts check (private.are_story_texts(texts)),
  add constraint patient_stories_photo_languages check (
    private.languages_of(photo_before -> 'alt') = private.languages_of(texts)
    and private.languages_of(photo_after -> 'alt') = private.languages_of(texts));

create function private.nameless(texts jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$ select jsonb_object_agg(t.key, t.value || '{"name": null}') from jsonb_each(texts) t $$;

-- What visitors see of the stories, as far as each patient agreed. Null while nothing was published.
create or replace function public.published_stories() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select case when exists (select from public.patient_stories)
      or exists (select from public.publications p where p.subject = 'stories') then (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'category', s.category, 'treatment', s.treatment,
        'doctor', s.doctor, 'drawing', s.drawing,
        'photo_before', case when 'photographs' = any (c.covers) then s.photo_before end,
        'photo_after', case when 'photographs' = any (c.covers) then s.photo_after end,
        'consent', jsonb_build_object('date', c.agreed_on, 'until', c.until, 'scope', c.scope))
        || case when 'first_name' = any (c.covers) then s.texts else private.nameless(s.texts) end
        order by s.position, s.id), '[]'::jsonb)
      from public.patient_stories s cross join lateral private.story_consent(s.id) c
      where not s.hidden) end
  $$;

-- `{"stories": null}`: nothing was published, and the stories of the build hold.
create or replace function private.current_stories() returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('stories', case when exists (select from public.patient_stories)
      or exists (select from public.publications p where p.subject = 'stories') then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'category', s.category, 'treatment', s.treatment, 'doctor', s.doctor, 'drawing', s.drawing,
        'photo_before', s.photo_before, 'photo_after', s.photo_after, 'hidden', s.hidden)
        || s.texts order by s.position, s.id), '[]'::jsonb)
      from public.patient_stories s) end)
  $$;

create or replace function private.publish_stories(content jsonb, before jsonb) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  refused record;
begin
  if jsonb_typeof(content -> 'stories') <> 'array' then
    raise exception 'the stories of the build are not known here: constraint "patient_stories_start"'
      using errcode = '23514';
  end if;
  for refused in
    select s.value ->> 'id' as id, c.id is null as without_consent
    from jsonb_array_elements(content -> 'stories') s
    left join lateral private.story_consent(s.value ->> 'id') c on true
    where not (s.value ->> 'hidden')::boolean
      and (c.id is null or (not 'photographs' = any (c.covers)
        and (s.value #>> '{photo_before}' is not null or s.value #>> '{photo_after}' is not null)))
  loop
    raise exception 'no story without its patient: constraint "%"',
        case when refused.without_consent then 'patient_stories_consent' else 'patient_stories_photographs' end
      using errcode = '23514', detail = format('Failing row contains (%s, ...).', refused.id);
  end loop;
  delete from public.patient_stories s where s.id is not null;
  insert into public.patient_stories
    (id, position, category, treatment, doctor, drawing, photo_before, photo_after, hidden, texts)
  select s.value ->> 'id', s.place, s.value ->> 'category', s.value ->> 'treatment', s.value ->> 'doctor',
    s.value ->> 'drawing', private.kept_photo(s.value -> 'photo_before'), private.kept_photo(s.value -> 'photo_after'),
    (s.value ->> 'hidden')::boolean, private.texts_among(s.value)
  from jsonb_array_elements(content -> 'stories') with ordinality s(value, place);
  return (select count(*)
    from (select e.value ->> 'id' as key, e.value as story
      from jsonb_array_elements(coalesce(nullif(before -> 'stories', 'null'::jsonb), '[]'::jsonb)) e) b
    full join (select e.value ->> 'id' as key, e.value as story from jsonb_array_elements(content -> 'stories') e) a
      on a.key = b.key
    where a.story is distinct from b.story);
end
$$;

-- The languages of people: those of the site are the Worker's to know.

alter table public.contact_requests
  drop constraint contact_requests_locale,
  add constraint contact_requests_locale check (coalesce(locale ~ '^[a-z]{2}$', false)),
  drop constraint contact_requests_answer_locale,
  add constraint contact_requests_answer_locale check (coalesce(answer_locale ~ '^[a-z]{2}$', false));
alter table public.cookie_consent
  drop constraint cookie_consent_locale,
  add constraint cookie_consent_locale check (coalesce(locale ~ '^[a-z]{2}$', false));
alter table public.newsletter_subscribers
  drop constraint newsletter_subscribers_locale,
  add constraint newsletter_subscribers_locale check (coalesce(locale ~ '^[a-z]{2}$', false));
alter table public.newsletter_deliveries
  drop constraint newsletter_deliveries_locale,
  add constraint newsletter_deliveries_locale check (coalesce(locale ~ '^[a-z]{2}$', false));

-- Newsletters.

-- Whether a value is what is written in each language, which may be unfinished.
create function private.are_letter_texts(texts jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case when private.languages_of(texts) is not null then (
      select bool_and(coalesce(case when jsonb_typeof(t.value) = 'object' then
          t.value - 'subject' - 'body' = '{}'::jsonb
          and jsonb_typeof(t.value -> 'subject') = 'string' and length(t.value ->> 'subject') <= 150
          and jsonb_typeof(t.value -> 'body') = 'string' and length(t.value ->> 'body') <= 20000
        end, false))
      from jsonb_each(texts) t) end, false)
  $$;

alter table public.newsletters drop constraint newsletters_subjects, drop constraint newsletters_bodies;
alter table public.newsletters
  alter column subject_ro drop default,
  alter column subject_ro type jsonb using jsonb_build_object(
    'ro', jsonb_build_object('subject', subject_ro, 'body', body_ro),
    'en', jsonb_build_object('subject', subject_en, 'body', body_en));
alter table public.newsletters rename column subject_ro to texts;
alter table public.newsletters
  drop column body_ro, drop column subject_en, drop column body_en,
  add constraint newsletters_texts check (private.are_letter_texts(texts));

drop function public.save_newsletter(integer, text, text, text, text);

-- Saves the draft and returns its revision, or null when it has changed since `seen` (0: there was none). Saving the
-- same text twice, after a lost answer or a double click, is no conflict.
create function public.save_newsletter(seen integer, new_texts jsonb) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  draft public.newsletters;
  revised integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.newsletters'));
  select * into draft from public.newsletters n where n.state = 'draft';
  if coalesce(draft.revision, 0) is distinct from seen then
    return case when draft.updated_by = author and draft.texts = new_texts then draft.revision end;
  end if;
  revised := nextval('public.newsletter_revisions');
  if draft.id is null then
    insert into public.newsletters (revision, texts, updated_by) values (revised, new_texts, author);
    perform private.audit('newsletter_write', 'newsletter', '{}', author);
    return revised;
  end if;
  update public.newsletters n
  set texts = new_texts, revision = revised, updated_by = author
  where n.id = draft.id;
  return revised;
end
$$;
grant execute on function public.save_newsletter(integer, jsonb) to authenticated;

-- Starts to send the draft to confirmed subscribers in the chosen languages. Returns 'done', or why not: 'stale',
-- 'busy' while another is being sent, 'empty' for a language without text, 'nobody', or 'recent' when the last one
-- began less than a month ago and `anyway` is not set.
create or replace function public.start_newsletter(seen integer, languages text[], anyway boolean) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  draft public.newsletters;
  recipients integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.newsletters'));
  select * into draft from public.newsletters n where n.state = 'draft' for update;
  if draft.revision is distinct from seen or draft.id is null then
    return 'stale';
  elsif exists (select from public.newsletters n where n.state in ('sending', 'paused')) then
    return 'busy';
  elsif coalesce(cardinality(languages), 0) = 0 or exists (
    select from unnest(languages) l(code)
    where coalesce(btrim(draft.texts #>> array[l.code, 'subject']), '') = ''
      or coalesce(btrim(draft.texts #>> array[l.code, 'body']), '') = '') then
    return 'empty';
  elsif not coalesce(anyway, false) and exists (
    select from public.newsletters n where n.started_at > now() - interval '1 month') then
    return 'recent';
  end if;
  insert into public.newsletter_deliveries (newsletter, subscriber, locale)
  select draft.id, s.id, s.locale from public.newsletter_subscribers s
  where s.status = 'confirmed' and s.locale = any (languages);
  get diagnostics recipients = row_count;
  if recipients = 0 then
    return 'nobody';
  end if;
  update public.newsletters n set state = 'sending', started_at = now(), updated_by = author where n.id = draft.id;
  perform private.audit('newsletter_start', 'newsletter', jsonb_build_object('recipients', recipients), author);
  return 'done';
end
$$;

-- Leases the next mail for two minutes. Returns 'yours', 'later' while others are being sent or wait for another try,
-- or 'done' when no newsletter is being sent. A lease that ran out is tried again if the mailer recognises
-- repetitions by their key (`repeats`). Otherwise nobody knows whether it was sent, and it is not sent again.
create or replace function public.claim_newsletter_delivery(claimant uuid, repeats boolean)
  returns table (state text, delivery uuid, subscriber uuid, email text, locale text, subject text, body text)
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  letter public.newsletters;
  d public.newsletter_deliveries;
begin
  select * into letter from public.newsletters n where n.state = 'sending';
  if letter.id is null then
    return query select 'done', null::uuid, null::uuid, null::text, null::text, null::text, null::text;
    return;
  end if;
  update public.newsletters n set tried_at = now() where n.id = letter.id;
  if not coalesce(repeats, false) then
    update public.newsletter_deliveries w set state = 'unsure', done_at = now(), holder = null
    where w.newsletter = letter.id and w.state = 'waiting' and w.claimed_at < now() - interval '2 minutes'
      and w.holder is not null;
  end if;
  -- Also if whoever held the lease has ended: nobody will finish it.
  update public.newsletter_deliveries w set state = 'left', done_at = now(), holder = null
  where w.newsletter = letter.id and w.state = 'waiting'
    and (w.holder is null or w.claimed_at < now() - interval '2 minutes') and not exists (
    select from public.newsletter_subscribers s where s.id = w.subscriber and s.status = 'confirmed');
  select w.* into d from public.newsletter_deliveries w
  join public.newsletter_subscribers s on s.id = w.subscriber and s.status = 'confirmed'
  where w.newsletter = letter.id and w.state = 'waiting' and w.due_at <= now()
    and (w.holder is null or w.holder = claimant or w.claimed_at < now() - interval '2 minutes')
  order by w.holder = claimant desc nulls last, w.due_at, w.id
  limit 1 for update of w skip locked;
  if d.id is not null then
    update public.newsletter_deliveries w set claimed_at = now(), holder = claimant, attempts = w.attempts + 1
    where w.id = d.id;
    return query select 'yours', d.id, s.id, s.email, d.locale,
      letter.texts #>> array[d.locale, 'subject'], letter.texts #>> array[d.locale, 'body']
    from public.newsletter_subscribers s where s.id = d.subscriber;
    return;
  end if;
  if not exists (select from public.newsletter_deliveries w where w.newsletter = letter.id and w.state = 'waiting') then
    update public.newsletters n
    set state = 'sent', finished_at = now()
    where n.id = letter.id and n.state = 'sending';
    return query select 'done', null::uuid, null::uuid, null::text, null::text, null::text, null::text;
    return;
  end if;
  return query select 'later', null::uuid, null::uuid, null::text, null::text, null::text, null::text;
end
$$;

-- Prices.

-- Whether a value is a line in each language, of that many letters.
create function private.are_lines(texts jsonb, shortest integer, longest integer) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case when private.languages_of(texts) is not null then (
      select bool_and(jsonb_typeof(t.value) = 'string' and length(t.value #>> '{}') between shortest and longest)
      from jsonb_each(texts) t) end, false)
  $$;
grant execute on function private.are_lines(jsonb, integer, integer) to service_role;

-- Whether a value is a list of lines in each language, as long in all of them.
create function private.are_lists(texts jsonb, longest integer) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case
      when private.languages_of(texts) is null then false
      when jsonb_path_exists(texts, 'strict $.* ? (@.type() != "array")') then false
      else not jsonb_path_exists(texts, '$.*[*] ? (@.type() != "string")') and (
        select max(jsonb_array_length(t.value)) <= longest
          and min(jsonb_array_length(t.value)) = max(jsonb_array_length(t.value))
        from jsonb_each(texts) t) end, false)
  $$;
grant execute on function private.are_lists(jsonb, integer) to service_role;

alter table public.price_categories
  drop constraint price_categories_title,
  drop constraint price_categories_description,
  drop constraint price_categories_letters;
alter table public.price_categories
  alter column title_ro type jsonb using jsonb_build_object('ro', title_ro, 'en', title_en),
  alter column description_ro type jsonb using jsonb_build_object('ro', description_ro, 'en', description_en);
alter table public.price_categories rename column title_ro to title;
alter table public.price_categories rename column description_ro to description;
alter table public.price_categories
  drop column title_en, drop column description_en,
  add constraint price_categories_title check (private.are_lines(title, 2, 60)),
  add constraint price_categories_description check (private.are_lines(description, 2, 300)),
  add constraint price_categories_languages check (
    private.languages_of(description) = private.languages_of(title)),
  add constraint price_categories_letters check ((title::text || description::text) !~ '[şţŞŢ]');

alter table public.price_items
  drop constraint price_items_title,
  drop constraint price_items_lists,
  drop constraint price_items_letters;
alter table public.price_items
  alter column included_ro drop default,
  alter column not_included_ro drop default;
alter table public.price_items
  alter column title_ro type jsonb using jsonb_build_object('ro', title_ro, 'en', title_en),
  alter column included_ro type jsonb using jsonb_build_object('ro', included_ro, 'en', included_en),
  alter column not_included_ro type jsonb using jsonb_build_object('ro', not_included_ro, 'en', not_included_en);
alter table public.price_items rename column title_ro to title;
alter table public.price_items rename column included_ro to included;
alter table public.price_items rename column not_included_ro to not_included;
alter table public.price_items
  drop column title_en, drop column included_en, drop column not_included_en,
  add constraint price_items_title check (private.are_lines(title, 2, 110)),
  add constraint price_items_lists check (coalesce(
    private.are_lists(included, 6) and private.are_lists(not_included, 6)
    and octet_length(included::text || not_included::text) <= 4000 * cardinality(private.languages_of(title)), false)),
  add constraint price_items_languages check (
    private.languages_of(included) = private.languages_of(title)
    and private.languages_of(not_included) = private.languages_of(title)),
  add constraint price_items_letters check ((title::text || included::text || not_included::text) !~ '[şţŞŢ]');

drop function private.price_columns(regclass);

create function private.price_columns(target regclass)
  returns table (name name, place integer, default_value text)
  language sql stable set search_path = ''
  as $$
    select a.attname, a.attnum::integer, coalesce(pg_catalog.pg_get_expr(d.adbin, d.adrelid), 'null')
    from pg_catalog.pg_attribute a
    left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = target and a.attnum > 0 and not a.attisdropped
  $$;

-- The SQL expression that makes an entry of the list from a row `r` of the table.
create or replace function private.price_entry(target regclass) returns text
  language sql stable set search_path = ''
  as $$
    select format('jsonb_build_object(%s)', string_agg(format('%1$L, r.%1$I', c.name), ', '))
    from private.price_columns(target) c
  $$;

-- Adds and changes rows as the list has them. A list that was saved before a column existed does not name it: an
-- existing row keeps its value, a new row gets the default.
create or replace function private.apply_price_rows(target regclass, key text, list jsonb) returns void
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  names text;
  given text;
  present text;
  excluded text;
begin
  select
    string_agg(format('%I', c.name), ', ' order by c.place),
    string_agg(format('case when e.value -> %1$L is null then coalesce(o.%1$I, %2$s) else p.%1$I end',
      c.name, c.default_value), ', ' order by c.place),
    string_agg(format('t.%I', c.name), ', ' order by c.place),
    string_agg(format('excluded.%I', c.name), ', ' order by c.place)
  into names, given, present, excluded
  from private.price_columns(target) c;

  execute format(
    'insert into %1$s as t (%2$s) select %3$s
      from jsonb_array_elements($1) e
      cross join lateral jsonb_populate_record(null::%1$s, e.value) p
      left join %1$s o on o.%4$I = p.%4$I
      on conflict (%4$I) do update set (%2$s) = row(%6$s)
      where (%5$s) is distinct from (%6$s)',
    target, names, given, key, present, excluded) using list;
end
$$;

-- Articles.

create function private.are_article_texts(texts jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(case when private.languages_of(texts) is not null then (
      select bool_and(private.is_article_text(t.value)) from jsonb_each(texts) t) end, false)
  $$;
grant execute on function private.are_article_texts(jsonb) to service_role;

drop trigger news_articles_pictures on public.news_articles;
alter table public.news_articles
  drop constraint news_articles_language, drop constraint news_articles_ro, drop constraint news_articles_en,
  drop column ro_words, drop column en_words;
alter table public.news_articles
  alter column ro type jsonb using jsonb_strip_nulls(jsonb_build_object('ro', ro, 'en', en));
alter table public.news_articles rename column ro to texts;
drop function private.count_words(jsonb);

-- By language, for the reading time in lists, which do not load the bodies.
create function private.count_words(texts jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_object_agg(t.key,
      cardinality(regexp_split_to_array(btrim(t.value ->> 'body', E' \t\r\n'), E'[ \t\r\n]+')))
    from jsonb_each(case when jsonb_typeof(texts) = 'object' then texts end) t
  $$;
grant execute on function private.count_words(jsonb) to service_role;

alter table public.news_articles
  drop column en,
  alter column texts set not null,
  add column words jsonb generated always as (private.count_words(texts)) stored,
  add constraint news_articles_texts check (private.are_article_texts(texts));
comment on column public.news_articles.texts is
  'By language (see private.is_article_text). In one that is missing the article has no address.';

-- A photograph in the text is a Markdown image whose address is `<name>-<width>x<height>` of a stored picture. An
-- article is not published with a photograph that is not stored, that its patient has withdrawn, or that has no
-- alternative text.
create or replace function private.check_article_pictures() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  body text;
begin
  if not new.published then
    return new;
  end if;
  for body in select t.text #>> '{}' from jsonb_path_query(new.texts, '$.*.body') t(text) loop
    if exists (
      select from regexp_matches(body, '([0-9a-f]{32})-([0-9]{1,4})x([0-9]{1,5})', 'g') m(parts)
      where not exists (
          select from public.pictures p
          where p.name = parts[1] and p.width = parts[2]::integer and p.height = parts[3]::integer)
        or public.is_withheld_picture(parts[1])) then
      raise exception 'a photograph of the article is not kept: constraint "news_articles_pictures"'
        using errcode = '23514', constraint = 'news_articles_pictures';
    end if;
    if body ~ '!\[\s*\]\(\s*<?[0-9a-f]{32}-' then
      raise exception 'a photograph of the article says nothing: constraint "news_articles_picture_words"'
        using errcode = '23514', constraint = 'news_articles_picture_words';
    end if;
  end loop;
  return new;
end
$$;

create trigger news_articles_pictures before insert or update of texts, published on public.news_articles
  for each row execute function private.check_article_pictures();

drop function private.languages_of(jsonb, jsonb);

-- `{"article": null}` when no article is published at that address.
create or replace function private.current_article(key text) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select jsonb_build_object('article', (
      select jsonb_build_object('category', a.category, 'published_on', a.published_on::text,
        'published_time', to_char(a.published_time, 'HH24:MI'), 'reviewed_by', a.reviewed_by,
        'treatments', to_jsonb(a.treatments),
        'languages', private.languages_of(a.texts)) || a.texts
      from public.news_articles a where a.slug = key and a.published))
  $$;

-- The shape of a draft, which may be unfinished: besides facts it has a text or null for each language. The table's
-- constraints decide what may be published.
create or replace function private.is_article_content(value jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select coalesce(
      case when value = '{"article": null}'::jsonb then true
      when jsonb_typeof(value -> 'article') = 'object' and jsonb_typeof(value #> '{article,treatments}') = 'array'
        and jsonb_typeof(value #> '{article,languages}') = 'array' then
        value - 'article' = '{}'::jsonb
        and jsonb_array_length(value #> '{article,languages}') = (
          select count(distinct l.code) from jsonb_array_elements_text(value #> '{article,languages}') l(code)
          where l.code ~ '^[a-z]{2}$')
        and jsonb_typeof(value #> '{article,category}') = 'string'
        and jsonb_typeof(value #> '{article,published_on}') = 'string'
        and jsonb_typeof(value #> '{article,published_time}') = 'string'
        and jsonb_typeof(value #> '{article,reviewed_by}') = 'string'
        and not jsonb_path_exists(value, '$.article.treatments[*] ? (@.type() != "string")')
        and not exists (
          select from jsonb_each((value -> 'article') - 'category' - 'published_on' - 'published_time' - 'reviewed_by'
            - 'treatments' - 'languages') t
          where t.key !~ '^[a-z]{2}$' or (t.value <> 'null' and not private.is_drafted_text(t.value)))
      else false end, false)
  $$;

-- What a draft becomes when it is published now. Without a day the article appears at once, even if it was scheduled;
-- its time counts only with a day. An article that is already out keeps its moment. A text in a language that is not
-- chosen stays in the draft.
create or replace function private.settled_article(content jsonb, before jsonb) returns jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select case when content -> 'article' = 'null'::jsonb then content else
      jsonb_build_object('article', (content -> 'article') - array(
          select t.key from jsonb_each(content -> 'article') t
          where t.key ~ '^[a-z]{2}$' and (t.value = 'null' or not content #> '{article,languages}' ? t.key))
        || jsonb_build_object('languages', array(
          select l.code from jsonb_array_elements_text(content #> '{article,languages}') l(code)
          order by l.code collate "C"))
        || case
          when content #>> '{article,published_on}' <> '' then jsonb_build_object('published_time',
            coalesce(nullif(content #>> '{article,published_time}', ''), '00:00'))
          when timezone('Europe/Bucharest', (before #>> '{article,published_on}')::date
            + (before #>> '{article,published_time}')::time) <= now() then jsonb_build_object(
              'published_on', before #> '{article,published_on}', 'published_time', before #> '{article,published_time}')
          else jsonb_build_object('published_on', private.today()::text, 'published_time', '00:00') end) end
  $$;

-- An unpublished article keeps its row with `published` false, so its address stays known.
create or replace function private.publish_article(content jsonb, before jsonb, key text) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  settled jsonb := private.settled_article(content, before);
  article jsonb := nullif(settled -> 'article', 'null'::jsonb);
  new_texts jsonb := private.texts_among(article);
  old public.news_articles;
  first_day date;
  changed_day date;
begin
  if article is null then
    update public.news_articles a set published = false where a.slug = key and a.published;
    return case when before -> 'article' = 'null'::jsonb then 0 else 1 end;
  end if;
  select * into old from public.news_articles a where a.slug = key;
  first_day := (article ->> 'published_on')::date;
  -- A changed text that visitors have already read shows the day of the change.
  changed_day := greatest(first_day, case
    when old.slug is null or old.live_from > now() then first_day
    when old.texts is distinct from new_texts then private.today()
    else old.updated_on end);
  insert into public.news_articles as a
    (slug, category, published_on, published_time, updated_on, reviewed_by, treatments, texts, published)
  values (key, article ->> 'category', first_day,
    (article ->> 'published_time')::time, changed_day,
    article ->> 'reviewed_by',
    array(select t.value from jsonb_array_elements_text(article -> 'treatments') t),
    new_texts, true)
  on conflict (slug) do update
    set (category, published_on, published_time, updated_on, reviewed_by, treatments, texts, published) =
      (excluded.category, excluded.published_on, excluded.published_time, excluded.updated_on, excluded.reviewed_by,
        excluded.treatments, excluded.texts, true);
  return case when private.current_article(key) is distinct from before then 1 else 0 end;
end
$$;

create function private.titles_of(texts jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$ select coalesce(jsonb_object_agg(t.key, t.value -> 'title'), '{}') from jsonb_each(texts) t $$;

-- Every article in any state, for the admin's list.
create or replace function public.list_articles()
  returns table (slug text, titles jsonb, version integer, saved_at timestamptz, saved_by_email text,
    published boolean, live_from timestamptz, changed boolean, was_out boolean, languages jsonb)
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    with drafted as (
      select distinct on (d.subject) split_part(d.subject, '/', 2) as key, d.version, d.content, d.saved_at,
        d.saved_by_email
      from public.drafts d where d.subject like 'news/%' order by d.subject, d.version desc)
    select coalesce(a.slug, d.key),
      private.titles_of(a.texts)
        || private.titles_of(private.texts_among(nullif(d.content -> 'article', 'null'::jsonb))),
      coalesce(d.version, 0), d.saved_at, d.saved_by_email, coalesce(a.published, false), a.live_from,
      coalesce(private.settled_article(d.content, private.current_article(d.key))
        is distinct from private.current_article(d.key), false),
      a.slug is not null,
      coalesce(d.content #> '{article,languages}', to_jsonb(private.languages_of(a.texts)), '[]'::jsonb)
    from public.news_articles a full join drafted d on d.key = a.slug
    order by coalesce(a.live_from, d.saved_at) desc, 1;
end
$$;

-- The subjects whose draft differs from what is published, for the bar of every admin page. It may name one too many:
-- a draft without a day gets it when it is read. What is published is read once for each subject; without the limit
-- the planner would compare it with every version.
create or replace function public.unpublished_subjects() returns setof text
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform private.acting_admin();
  return query
    select newest.subject
    from (select distinct d.subject from public.drafts d) drafted
    cross join lateral (
      -- The planner moves nothing past a limit.
      select d.subject, d.content from public.drafts d
      where d.subject = drafted.subject order by d.version desc limit 1
    ) newest
    -- Null says as much as nothing: a draft has it for a language without a text.
    where jsonb_strip_nulls(newest.content)
      is distinct from jsonb_strip_nulls(private.published_content(newest.subject));
end
$$;

update public.drafts d
  set content = jsonb_set(d.content, '{article,languages}', '["en", "ro"]')
  where d.subject like 'news/%' and d.content #> '{article,languages}' = '["ro", "en"]';
