import { beforeEach, describe, expect, test } from 'vitest'
import { modules } from '../../../../src/content/clinic.ts'
import { offerSubject } from '../../../../src/features/offer/offer-subject.server.ts'
import { builtStories } from '../../../../src/features/stories/stories-subject.server.ts'
import { teamContent } from '../../../../src/features/team/team-subject.server.ts'
import { speaks } from '../../../../src/locale.ts'
import { location, pressButton } from '../../../support/admin/admin.ts'
import { openAdmin } from '../../../support/admin/open-admin.ts'
import { testOf } from '../../../support/module-test.ts'
import { article, hasNews, plainRow } from '../../../support/samples/examples.ts'
import { rowsOf, wordsOf } from '../../../support/site/forms.ts'
import { addContactRequest } from '../../../support/site/inbox.ts'

const here = openAdmin({ freshEachTest: true })
const reference = 'ABCD-2345'
beforeEach(() => addContactRequest(here.site, { reference, name: 'Ana Pop' }))

type Content = Record<string, unknown>
const { members } = teamContent.parse({ members: [] })
const published = async (subject: string): Promise<Content> =>
  (
    await rowsOf<{ content: Content }>(
      here.site.db,
      `select private.published_content('${subject}') as content`,
    )
  )[0]?.content ?? {}
const listIn = (content: Content, name: string) => {
  const list = content[name]
  return Array.isArray(list) ? list.map((each: unknown): unknown => each) : []
}
/** The first of a list as an earlier build has stored it, with a value that this one does not know. */
const with1 = (content: Content, name: string, change: object) => ({
  ...content,
  [name]: listIn(content, name).map((each, at) =>
    at === 0 && typeof each === 'object' ? { ...each, ...change } : each,
  ),
})
async function store(subject: string, content: Content): Promise<void> {
  await here.site.db?.sql.query(
    `insert into drafts (subject, version, content, step, saved_by, saved_by_email)
     values ($1, 1, $2, 'edit', gen_random_uuid(), 'eu@exemplu.ro')`,
    [subject, JSON.stringify(content)],
  )
}

const pages = [
  '/admin',
  '/admin/requests',
  '/admin/prices',
  '/admin/hours',
  '/admin/redirects',
  '/admin/doctors',
]
const other = ['/admin/publications', '/admin/people', '/admin/audit', '/admin/account', '/admin/preview']
const listed = [
  ...pages,
  ...other,
  ...(modules.offer ? ['/admin/offers'] : []),
  ...(modules.stories ? ['/admin/stories'] : []),
  ...(hasNews ? ['/admin/news'] : []),
  ...(modules.newsletter ? ['/admin/newsletter', '/admin/subscribers'] : []),
]
async function everythingOpens(): Promise<void> {
  for (const path of listed) expect((await here.admin.get(path)).status, path).toBe(200)
  const inbox = await (await here.admin.get('/admin/requests')).text()
  expect(inbox).toContain('Ana Pop')
}

type Draft = { subject: string; page: string; gone: () => Promise<Content>; named: string }
const drafts: Draft[] = [
  {
    subject: 'prices',
    page: '/admin/prices',
    gone: async () => with1(await published('prices'), 'items', { unit: 'secol' }),
    named: '',
  },
  {
    subject: 'hours',
    page: '/admin/hours',
    gone: async () => ({
      ...(await published('hours')),
      days: [{ from: '2027-04-01', to: 'odată', spans: [] }],
    }),
    named: '2027-04-01',
  },
  {
    subject: 'redirects',
    page: '/admin/redirects',
    gone: async () => ({ rows: [{ from: '/veche', to: '/preturi', note: '', kind: 'new' }] }),
    named: '/veche',
  },
  {
    subject: 'team',
    page: '/admin/doctors',
    gone: async () => with1({ members }, 'members', { kind: 'astrolog' }),
    named: members[0]?.ro.nume ?? '',
  },
  ...(modules.offer
    ? [
        {
          subject: offerSubject.name,
          page: '/admin/offers',
          gone: async () => ({
            offers: [{ id: 'vara', item: plainRow, reduction: 0, from: '2027-01-01', to: '2027-02-01' }],
          }),
          named: 'vara',
        },
      ]
    : []),
  ...(modules.stories && builtStories.length > 0
    ? [
        {
          subject: 'stories',
          page: '/admin/stories',
          gone: async () => with1({ stories: builtStories }, 'stories', { treatment: 'telepatie' }),
          named: builtStories[0]?.ro.title ?? '',
        },
      ]
    : []),
  ...(hasNews
    ? [
        {
          subject: `news/${article}`,
          page: `/admin/news/${article}`,
          gone: async () => ({
            article: { ...Object(await published(`news/${article}`)).article, stil: 'liber' },
          }),
          named: 'întregul conținut',
        },
      ]
    : []),
]

describe('a draft that holds what this build does not know', () => {
  test.each(drafts)(
    'of $subject shuts nothing, is named on its page, is not published, and can be given up',
    async (draft) => {
      const { subject, page, gone, named } = draft
      await store(subject, await gone())
      await everythingOpens()
      const words = wordsOf(await (await here.admin.get(page)).text())
      expect(words).toContain('Din ciornă nu se mai poate citi')
      expect(words).toContain(named)
      if (speaks('en'))
        expect(wordsOf(await (await here.admin.get(`/en${page}`)).text())).toContain(
          'cannot be read any more',
        )
      const history = await here.admin.get(`/admin/publications?subject=${subject}`)
      expect(history.status).toBe(200)
      const refused = await here.admin.post(page, {
        version: '1',
        intent: 'publish',
        publication_note: 'Încerc să public',
      })
      expect([refused.status, wordsOf(await refused.text()).includes('Nu s-a publicat nimic')]).toEqual([
        422,
        true,
      ])

      const removed = await pressButton(here.site, here.admin, page, 'remove-unread')
      expect(location(removed)).toBe(`${page}?flash=unread-removed`)
      expect(wordsOf(await (await here.admin.get(page)).text())).not.toContain('nu se mai poate citi')
    },
  )

  test('keeps the price of a treatment that is gone, and gives a row back as visitors have it', async () => {
    const before = await published('prices')
    const [first, second] = listIn(before, 'items')
    await store('prices', {
      ...before,
      items: listIn(before, 'items').map((item) =>
        item === first
          ? { ...Object(first), unit: 'secol' }
          : item === second
            ? { ...Object(second), treatments: ['telepatie'] }
            : item,
      ),
    })
    await pressButton(here.site, here.admin, '/admin/prices', 'remove-unread')
    const [saved] = await rowsOf<{ content: Content }>(
      here.site.db,
      "select content from drafts where subject = 'prices' order by version desc limit 1",
    )
    expect(listIn(saved?.content ?? {}, 'items').length).toBe(listIn(before, 'items').length)
    expect(JSON.stringify(saved)).not.toMatch(/secol|telepatie/)
  })
})

test.skipIf(!modules.stories || builtStories.length === 0)(
  'a published story of a treatment that is gone is on no page, shuts none, and goes when it is given up',
  async () => {
    await here.site.db?.sql.query(
      "update patient_stories set treatment = 'telepatie' where id = (select id from patient_stories order by position limit 1)",
    )
    const gone = () => rowsOf(here.site.db, "select id from patient_stories where treatment = 'telepatie'")
    const [story] = await gone()
    expect(story).toBeDefined()
    await everythingOpens()
    for (const path of ['/', '/povesti-succes', '/en/povesti-succes'])
      expect((await here.site.fetch(path)).status, path).toBe(200)
    expect(wordsOf(await (await here.admin.get('/admin/stories')).text())).toContain(
      'Publicat, dar nu se mai poate citi',
    )
    expect(location(await pressButton(here.site, here.admin, '/admin/stories', 'remove-unread'))).toBe(
      '/admin/stories?flash=unread-removed',
    )
    expect(await gone()).toEqual([])
    expect(wordsOf(await (await here.admin.get('/admin/stories')).text())).not.toContain(
      'nu se mai poate citi',
    )
  },
)

test('somebody of the team stays on their page when a treatment of theirs is gone', async () => {
  await here.site.db?.sql.query("update team_members set treatments = array['telepatie']")
  expect((await here.admin.get('/admin/doctors')).status).toBe(200)
})

describe('a row that this build does not know', () => {
  const exec = (sql: string) => here.site.db?.sql.exec(sql)
  const page = async (path: string) => wordsOf(await (await here.admin.get(path)).text())

  testOf('newsletter')(
    'of the subscribers is missing from the list by its address, and in the file',
    async () => {
      await exec(`
      alter table newsletter_subscribers drop constraint newsletter_subscribers_locale;
      insert into newsletter_subscribers (email, locale, status, confirmed_at) values
        ('alt@exemplu.ro', 'xx', 'confirmed', now()), ('ana@exemplu.ro', 'ro', 'confirmed', now());`)
      await everythingOpens()
      const words = await page('/admin/subscribers')
      expect(words).toContain('ana@exemplu.ro')
      expect(words).toMatch(/Lipsesc de aici.*„alt@exemplu.ro”/)
      const file = await (
        await here.admin.get('/api/admin/subscribers.csv?filter=confirmed&locale=ro')
      ).text()
      expect(file).toContain('ana@exemplu.ro')
      expect(file).toContain('alt@exemplu.ro')
    },
  )

  testOf('newsletter')('of the newsletters is named, and the others are told', async () => {
    await exec(`
      alter table newsletters drop constraint newsletters_state;
      alter table newsletters drop constraint newsletters_finished;
      insert into newsletters (texts, state, started_at, finished_at, updated_by) values
        ('{"ro": {"subject": "Vechea scrisoare", "body": "text"}}', 'arhivată', now(), now(), 'eu@exemplu.ro'),
        ('{"ro": {"subject": "Scrisoarea de vară", "body": "text"}}', 'sent', now(), now(), 'eu@exemplu.ro');`)
    await everythingOpens()
    const words = await page('/admin/newsletter')
    expect(words).toContain('Scrisoarea de vară')
    expect(words).toMatch(/Lipsesc de aici.*„Vechea scrisoare”/)
  })

  test('of the journal is named by its moment; a value of a new kind alone is left out', async () => {
    await exec(`
      alter table audit_entries drop constraint audit_entries_detail;
      insert into audit_entries (account, email, action, subject, detail) values
        (gen_random_uuid(), 'ana@exemplu.ro', 'publish', 'prices', '{"rows": {"prices": 2}}');
      insert into audit_entries (account, email, action, subject, detail, at) values
        (gen_random_uuid(), 'dan@exemplu.ro', 'publish', 'prices', '[]', '2026-03-02T10:00:00Z');`)
    await everythingOpens()
    const words = await page('/admin/audit')
    expect(words).toContain('ana@exemplu.ro')
    expect(words).toMatch(/Lipsesc de aici.*2 martie 2026/)
  })

  test('of a request’s history is told as what cannot be read', async () => {
    await exec(`
      alter table contact_request_steps drop constraint contact_request_steps_action;
      insert into contact_request_steps (request, email, action, account)
        select id, 'eu@exemplu.ro', 'delegat', gen_random_uuid() from contact_requests;`)
    await everythingOpens()
    expect(await page(`/admin/requests?ref=${reference}`)).toContain('Un pas care nu se mai poate citi')
  })

  test('of a person is held, shown as what cannot be read, and given out whole', async () => {
    await exec(`
      alter table newsletter_subscribers drop constraint newsletter_subscribers_status;
      insert into newsletter_subscribers (email, locale, status) values ('ana@exemplu.ro', 'ro', 'pauză');`)
    await everythingOpens()
    const ask = (intent: string) => here.admin.post('/admin/people', { who: 'ana@exemplu.ro', intent })
    const found = await ask('search')
    expect([found.status, wordsOf(await found.text())]).toEqual([
      200,
      expect.stringContaining('Ceva care nu se mai poate citi aici'),
    ])
    expect(await (await ask('download')).text()).toContain('pauză')
  })

  test.skipIf(!modules.stories || builtStories.length === 0)(
    'of the consents holds for nothing, is named at its story, and gives way to a new one',
    async () => {
      const [{ story = '' } = {}] = await rowsOf<{ story: string }>(
        here.site.db,
        'select story from story_consents order by id limit 1',
      )
      await exec(`
        alter table story_consents drop constraint story_consents_scope;
        insert into story_consents (story, person, reference, agreed_on, covers, scope, recorded_by_email)
          values ('${story}', 'Ana Pop', 'A-1', current_date, '{text}', 'podcast', 'eu@exemplu.ro');`)
      await everythingOpens()
      expect(await page('/admin/stories')).toContain('acordul nu se mai poate citi')
      const words = await page(`/admin/stories/${story}`)
      expect(words).toContain('acordul nu se mai poate citi')
      const withdrawn = await here.admin.post(`/admin/stories/${story}`, {
        version: '0',
        intent: 'withdraw',
        sure: 'yes',
      })
      expect(location(withdrawn)).toMatch(/flash=withdrawn/)
    },
  )
})
