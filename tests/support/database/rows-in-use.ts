/** Texts of a database in use, as its rows show them after the last migration. */
export const memberText = {
  nume: 'Ana Pop',
  functie: 'Medic dentist',
  descriere: 'Descriere',
  experienta: 'Zece ani',
  courses: [],
}
export const storyText = {
  title: 'Un dinte',
  name: 'Ana P.',
  treatment: 'Implant dentar',
  duration: '3 luni',
  before_after: 'Înainte și după',
  before_alt: 'Înainte',
  after_alt: 'După',
  testimonial: 'Mulțumesc',
  results: ['Un dinte'],
}
export const articleText = {
  title: 'Un articol despre nimic anume',
  description: 'O descriere destul de lungă pentru a fi primită, care nu spune nimic despre nimic anume.',
  keywords: ['unu', 'doi', 'trei'],
  body: 'Un text destul de lung. '.repeat(20),
}

/** In the columns of the baseline. */
export const inUse = `
  insert into price_categories (slug, position, title_ro, title_en, description_ro, description_en) values
    ('implanturi', 1, 'Implanturi', 'Implants', 'Ce costă', 'What they cost');
  insert into price_items (id, category, position, title_ro, title_en, unit, kind, amount_min, vat, included_ro,
      included_en, valid_from, hidden) values
    ('implant', 'implanturi', 1, 'Implant dentar', 'Dental implant', 'implant', 'fixed', 100, 'exempt', '{Anestezie}',
      '{Anaesthesia}', '2026-01-01', false);
  insert into team_members (id, position, kind, since, filters, languages, treatments, text_ro, text_en) values
    ('ana-pop', 1, 'doctor', 2010, '{}', '{ro}', '{}', '${JSON.stringify(memberText)}', '${JSON.stringify(memberText)}');
  insert into patient_stories (id, position, category, treatment, doctor, drawing, text_ro, text_en) values
    ('un-dinte', 1, 'implant', 'implant_dentar', 'ana-pop', 'implant_1', '${JSON.stringify(storyText)}',
      '${JSON.stringify(storyText)}');
  insert into news_articles (slug, category, published_on, updated_on, reviewed_by, ro, en, published) values
    ('doua-limbi', 'clinica', '2026-11-01', '2026-11-01', 'ana-pop', '${JSON.stringify(articleText)}',
      '${JSON.stringify(articleText)}', true),
    ('o-limba', 'clinica', '2026-11-01', '2026-11-01', 'ana-pop', null, '${JSON.stringify(articleText)}', true);
  insert into newsletters (subject_ro, body_ro, updated_by) values ('Vești', 'Text', 'ana@exemplu.ro');
  insert into story_consents (story, person, reference, agreed_on, covers, scope) values
    ('un-dinte', 'Ana Pop', 'AC-1', '2026-01-01', '{text,first_name}', 'site');
  insert into auth.users (id, aud, role, email) values
    ('00000000-0000-4000-8000-00000000000a', 'authenticated', 'authenticated', 'ana@exemplu.ro');
  insert into auth.sessions (id, user_id) values
    ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000a');
  insert into public.admins (user_id) values ('00000000-0000-4000-8000-00000000000a');
  insert into contact_requests
    (idempotency_key, reference, locale, answer_locale, name, phone, created_at, notice_claimed_at) values
    ('00000000-0000-4000-8000-000000000001', 'AAAA-BBBB', 'ro', 'ro', 'Ana Ionescu', '+40712034567',
      now() - interval '1 day', now() - interval '1 day');
  insert into newsletter_subscribers (id, email, locale) values
    ('00000000-0000-4000-8000-000000000002', 'in-asteptare@exemplu.ro', 'ro');
  insert into newsletter_mails (id, subscriber, kind, link_hash, link_expires_at) values
    (gen_random_uuid(), '00000000-0000-4000-8000-000000000002', 'confirmation', repeat('a', 64),
      now() + interval '1 day');`

/** Hosted projects read the claims as a whole, the embedded one each by itself too. */
const asAdmin = `
  select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a",
    "session_id": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}', true);
  select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000a', true);`

/** What an admin did, each by itself. */
export const acts = [
  "select public.save_draft('prices', 0, jsonb_set(private.price_list(), '{items,0,hidden}', 'true'), 'edit');",
  "select public.publish_draft('prices', 2, 'Prețuri noi');",
  "select public.roll_back('prices', 1, 2, 'Înapoi');",
].map((act) => asAdmin + act)
