-- Functions are called what they do. Those that call them follow, otherwise unchanged.

alter function private.kept_photo(jsonb) rename to stored_photo;
alter function private.kept_stories(jsonb, text[], text[], text[]) rename to apply_consents;
alter function private.nameless(jsonb) rename to without_name;
alter function private.newsletter_rest() rename to bounce_pause;
alter function private.notices_are_many(uuid) rename to has_sent_many_notices;
alter function private.settled_article(jsonb, jsonb) rename to normalise_article;
alter function private.take_factors(uuid, text, text) rename to remove_factors;

create or replace function private.publish_article(content jsonb, before jsonb, key text) returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  normalised jsonb := private.normalise_article(content, before);
  article jsonb := nullif(normalised -> 'article', 'null'::jsonb);
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

create or replace function public.expire_stories() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  lost text[];
  uncovered text[];
  gone text[];
  ended integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.drafts'), hashtext('stories'));
  perform private.hide_lost_stories();
  update public.story_consents c set released_at = case
      when exists (select from public.patient_stories s where s.id = c.story)
        or exists (select from public.drafts d
          where d.subject = 'stories' and d.content @> jsonb_build_object('stories', jsonb_build_array(jsonb_build_object('id', c.story)))
            and d.version = (select max(n.version) from public.drafts n where n.subject = 'stories')) then null
      else coalesce(c.released_at, now()) end;
  lost := coalesce((select array_agg(l.id) from private.lost_stories() l), '{}');
  uncovered := coalesce((select array_agg(u.id) from private.stories_without_photographs() u), '{}');
  gone := coalesce((select array_agg(l.id) from private.lost_stories() l where l.since <= now() - interval '30 days'), '{}')
    || coalesce((select array_agg(distinct c.story) from public.story_consents c
      where c.released_at <= now() - interval '1 year'), '{}');
  -- No story names them any more, so the purge of photographs finds them the same night.
  update public.pictures p set added_at = least(p.added_at, now() - interval '25 hours')
    where p.name in (select private.pictures_of_stories(gone));
  update public.pictures p set withdrawn_at = coalesce(p.withdrawn_at, now())
    where p.name in (select private.pictures_of_stories(uncovered) except select private.agreed_pictures(uncovered || gone));
  update public.patient_stories s set photo_before = null, photo_after = null
    where s.id = any (uncovered) and (s.photo_before is not null or s.photo_after is not null);
  update public.drafts d set content = private.apply_consents(d.content, lost, uncovered, gone)
    where d.subject = 'stories' and d.content <> private.apply_consents(d.content, lost, uncovered, gone);
  update public.publications p
    set content = private.apply_consents(p.content, lost, uncovered, gone),
      previous = private.apply_consents(p.previous, lost, uncovered, gone)
    where p.subject = 'stories'
      and (p.content, p.previous) is distinct from (
        private.apply_consents(p.content, lost, uncovered, gone),
        private.apply_consents(p.previous, lost, uncovered, gone));
  with removed as (delete from public.patient_stories s where s.id = any (gone) returning 1)
    select count(*) into ended from removed;
  with removed as (
    delete from public.story_consents c
    where coalesce(c.withdrawn_at, 'infinity') <= now() - interval '3 years'
      or coalesce(private.start_of(c.until + 1), 'infinity') <= now() - interval '3 years'
      or coalesce(c.released_at, 'infinity') <= now() - interval '3 years'
      or coalesce((select min(n.recorded_at) from public.story_consents n where n.story = c.story and n.id > c.id),
        'infinity') <= now() - interval '3 years'
    returning 1)
    select ended + count(*) into ended from removed;
  return ended;
end
$$;

create or replace function public.request_subscription(
  address text, language text, mail uuid, from_network text default null
) returns boolean
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  -- For all addresses together. A clinic has a few a day, a few dozen after an event; the rest of a flood would be
  -- mail to strangers. Requests at the same moment may exceed it by the number of connections, which does no harm.
  hourly constant integer := 60;
  share constant integer := 15;
  s public.newsletter_subscribers;
begin
  if not exists (select from public.newsletter_mails m where m.id = mail) and (
    select count(*) >= hourly or count(*) filter (where m.network = from_network) >= share
    from public.newsletter_mails m
    where m.kind <> 'welcome' and m.created_at > now() - interval '1 hour'
  ) then
    return null;
  end if;
  insert into public.newsletter_subscribers (email, locale) values (lower(address), language)
  on conflict (email) do nothing;
  select n.* into strict s from public.newsletter_subscribers n where n.email = lower(address) for update;
  if exists (select from public.newsletter_mails m where m.id = mail) then
    return true;
  end if;
  if s.status = 'confirmed' or exists (
    select from public.newsletter_mails m
    where m.subscriber = s.id and m.kind = 'return' and m.created_at >= s.unsubscribed_at
  ) then
    return false;
  end if;
  if s.status = 'unsubscribed' then
    insert into public.newsletter_mails (id, subscriber, kind, network) values (mail, s.id, 'return', from_network);
    update public.newsletter_subscribers n set locale = language where n.id = s.id;
    return true;
  end if;
  if s.bounced_at > now() - private.bounce_pause() or exists (
    select from public.newsletter_mails m
    where m.subscriber = s.id and m.created_at > now() - interval '10 minutes'
  ) or (
    select count(*) >= 2 from public.newsletter_mails m
    where m.subscriber = s.id and m.created_at > now() - interval '1 day'
  ) then
    return false;
  end if;
  insert into public.newsletter_mails (id, subscriber, kind, network)
  values (mail, s.id, 'confirmation', from_network);
  update public.newsletter_subscribers n set locale = language, requested_at = now() where n.id = s.id;
  return true;
end
$$;

create or replace function public.expire_newsletter_subscribers() returns integer
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  gone integer;
begin
  delete from public.newsletter_mails m
  where m.created_at <= now() - interval '7 days' and not (
    m.kind = 'return' and exists (
      select from public.newsletter_subscribers s where s.id = m.subscriber and s.status = 'unsubscribed'));
  update public.newsletter_mails m set link_hash = null, link_expires_at = null where m.link_expires_at <= now();
  update public.newsletter_mails m set network = null
  where m.network is not null and m.created_at <= now() - interval '1 hour';

  delete from public.newsletter_subscribers s
  where (s.status = 'pending' and s.requested_at <= now() - interval '7 days'
      and (s.bounced_at is null or s.bounced_at <= now() - private.bounce_pause()))
    or (s.status = 'unsubscribed' and s.unsubscribed_at <= now() - interval '24 months');
  get diagnostics gone = row_count;
  return gone;
end
$$;

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
      coalesce(private.normalise_article(d.content, private.current_article(d.key))
        is distinct from private.current_article(d.key), false),
      a.slug is not null,
      coalesce(d.content #> '{article,languages}', to_jsonb(private.languages_of(a.texts)), '[]'::jsonb)
    from public.news_articles a full join drafted d on d.key = a.slug
    order by coalesce(a.live_from, d.saved_at) desc, 1;
end
$$;

create or replace function public.claim_request_notice(request_key uuid, claimant uuid)
  returns table (state text, reference text)
  language plpgsql volatile security invoker set search_path = ''
  as $$
declare
  found_row public.contact_requests;
  is_leased boolean;
begin
  perform pg_advisory_xact_lock(hashtext('contact_requests.notices'));
  select r.* into found_row from public.contact_requests r where r.idempotency_key = request_key for update;
  is_leased := coalesce(found_row.notice_claimed_at > now() - interval '1 minute', false);
  if found_row.id is null or found_row.notified_at is not null then
    return query select 'done', null::text;
  elsif is_leased and found_row.notice_holder is distinct from claimant then
    return query select 'leased', null::text;
  elsif not is_leased and private.has_sent_many_notices(request_key) then
    return query select 'later', null::text;
  else
    update public.contact_requests r set notice_claimed_at = now(), notice_holder = claimant
    where r.id = found_row.id;
    return query select 'yours', found_row.reference;
  end if;
end
$$;

create or replace function public.claim_notice_digest(digest uuid) returns table (reference text)
  language plpgsql volatile security invoker set search_path = ''
  as $$
begin
  perform pg_advisory_xact_lock(hashtext('contact_requests.notices'));
  if private.has_sent_many_notices(null) and not exists (
    select from public.contact_requests r where r.notified_at is null and r.notice_holder = digest
  ) then
    update public.contact_requests r set notice_claimed_at = now(), notice_holder = digest
    where r.id in (
      select o.id from public.contact_requests o
      where o.notified_at is null and o.handled_at is null
        and (o.notice_claimed_at is null or o.notice_claimed_at < now() - interval '1 minute')
      order by o.created_at
      limit 200);
  end if;
  return query
    select r.reference from public.contact_requests r
    where r.notified_at is null and r.notice_holder = digest
    order by r.created_at;
end
$$;

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
        || case when 'first_name' = any (c.covers) then s.texts else private.without_name(s.texts) end
        order by s.position, s.id), '[]'::jsonb)
      from public.patient_stories s cross join lateral private.story_consent(s.id) c
      where not s.hidden) end
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
    s.value ->> 'drawing', private.stored_photo(s.value -> 'photo_before'), private.stored_photo(s.value -> 'photo_after'),
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

create or replace function public.remove_second_factor(owner uuid) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  author text := private.acting_admin();
  address text;
begin
  if owner = (select auth.uid()) then
    return 'own';
  end if;
  select u.email into address from public.admins a join auth.users u on u.id = a.user_id where a.user_id = owner;
  if address is null then
    return 'missing';
  end if;
  return private.remove_factors(owner, address, author);
end
$$;

create or replace function public.clear_second_factor(address text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  owner uuid;
begin
  select a.user_id into owner from public.admins a join auth.users u on u.id = a.user_id
  where lower(u.email) = lower(address);
  if owner is null then
    return 'missing';
  end if;
  return private.remove_factors(owner, lower(address), 'npm run admin:factor');
end
$$;
