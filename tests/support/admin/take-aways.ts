import { clinic } from '../../../src/content/clinic.ts'
import { openingFrom } from '../../../src/features/clinic/opening.ts'
import { openDays } from '../../../src/features/contact/days.ts'
import { isoDateOf } from '../../../src/format/dates.ts'
import { shownStories } from '../samples/examples.ts'
import type { Site } from '../site/site.ts'
import { type Admin, formFields, pressButton, sendFields } from './admin.ts'
import { address as articleAddress, written } from './article-admin.ts'

/** Something that visitors have and an admin takes from them, ready for the press. */
export type TakeAway = {
  press(): Promise<Response>
  /** What visitors still have of it. */
  seen(): Promise<string[]>
  /** How often it is done in the database. */
  done(): Promise<number>
  /** Whether an answer says that it is taken away. */
  saysDone(answer: Response): Promise<boolean>
}

/** What an admin takes from visitors, each by the database function on whose answer it depends. */
export const takeAwayCalls = {
  'consent withdrawn': 'withdraw_story_consent',
  'consent narrowed': 'record_story_consent',
  'article withdrawn': 'withdraw_article',
  'person erased': 'erase_person',
  'day closed': 'publish_draft',
} as const
export type TakeAwayName = keyof typeof takeAwayCalls
export const takeAwayNames = Object.keys(takeAwayCalls).filter(
  (name): name is TakeAwayName => name in takeAwayCalls,
)

const letters = () => crypto.randomUUID().replace(/[^a-f]/g, '')
/** The days that visitors can wish for, from tomorrow on. */
const opening = openingFrom({ week: clinic.hours, days: [] }, new Date())
const days = openDays(opening, new Date()).filter((day) => day > isoDateOf(new Date()))

/** On a busy machine a step may outlast the patience of the admin pages: what is to be taken away has to be there first. */
async function untilDone(step: () => Promise<Response>): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) if ([200, 303].includes((await step()).status)) return
  throw new Error('What is to be taken away could not be made')
}

export function openTakeAways(site: Site, admin: () => Admin): Record<TakeAwayName, () => Promise<TakeAway>> {
  const page = async (path: string) => (await site.fetch(path)).text()
  const count = async (rows: string, value: string, what = '*') =>
    (await site.db?.sql.query<{ count: number }>(`select count(${what})::integer as count ${rows}`, [value]))
      ?.rows[0]?.count ?? 0
  const leadsTo = (state: string) => async (answer: Response) =>
    answer.headers.get('location')?.endsWith(`?flash=${state}`) ?? false

  /** A story of its own, with a photograph of its own and a patient who has agreed to both. */
  async function story() {
    const id = `story-${letters()}-${Date.now() % 100_000}`
    const person = `Popa ${letters()}`
    const picture = crypto.randomUUID().replaceAll('-', '')
    const photo = {
      picture,
      width: 640,
      height: 800,
      focus: 'center',
      alt: { ro: 'Dinții, fotografiați', en: 'The teeth, photographed' },
    }
    await site.db?.sql.query('insert into pictures (name, width, height) values ($1, 640, 800)', [picture])
    for (const width of [240, 640, 1280])
      await site.db?.sql.query("insert into local.objects (name, type, body) values ($1, 'image/webp', $2)", [
        `${picture}-${width}.webp`,
        new Uint8Array([1, 2, 3]),
      ])
    await site.db?.sql.query(
      `insert into patient_stories (id, position, category, treatment, doctor, drawing, photo_before, photo_after,
          hidden, texts)
        select $1, 0, category, treatment, doctor, drawing, $2, $2, false, texts
        from patient_stories where id = $3`,
      [id, JSON.stringify(photo), shownStories[0]?.id ?? ''],
    )
    const consent = (covers: readonly string[]) =>
      new URLSearchParams([
        ...Object.entries({ version: '0', intent: 'consent', person, reference: 'AC-17/2026' }),
        ...Object.entries({ agreed_on: '2026-01-15', until: '', scope: 'site' }),
        ...covers.map((part): [string, string] => ['covers', part]),
      ])
    const send = (fields: URLSearchParams) => sendFields(site, `/admin/stories/${id}`, fields, admin().cookie)
    await untilDone(() => send(consent(['text', 'photographs'])))
    const file = `/pictures/${picture}-640.webp`
    async function seen(): Promise<string[]> {
      const [told, photographed] = await Promise.all([page('/povesti-succes'), site.fetch(file)])
      await photographed.arrayBuffer()
      return [
        ...(told.includes(`id="${id}"`) ? ['story'] : []),
        ...(told.includes(picture) ? ['photograph on the page'] : []),
        ...(photographed.status === 200 ? ['photograph'] : []),
      ]
    }
    return { id, person, consent, send, seen }
  }

  return {
    async 'consent withdrawn'() {
      const { id, send, seen } = await story()
      const fields = new URLSearchParams({ version: '0', intent: 'withdraw', sure: 'yes' })
      const done = () => count('from story_consents where story = $1 and withdrawn_at is not null', id)
      return { press: () => send(fields), seen, done, saysDone: leadsTo('withdrawn') }
    },

    async 'consent narrowed'() {
      const { id, send, seen, consent } = await story()
      return {
        press: () => send(consent(['text'])),
        seen: async () => (await seen()).filter((each) => each !== 'story'),
        done: () => count("from story_consents where story = $1 and covers = array['text']", id),
        saysDone: leadsTo('consent'),
      }
    },

    async 'article withdrawn'() {
      const slug = `articol-${letters()}-${Date.now() % 100_000}`
      const path = articleAddress.replace(/[^/]+$/, slug)
      const titled = { ...written, 'title-ro': `Periuța ${slug}` }
      const begun = { title: `Articol ${slug.slice(8)}`, 'locale-ro': 'yes', 'locale-en': 'yes' }
      await untilDone(async () => {
        await admin().post('/admin/news', begun)
        return admin().get(path)
      })
      await untilDone(() => pressButton(site, admin(), path, 'save', titled))
      await untilDone(() => pressButton(site, admin(), path, 'publish', { publication_note: 'Articol nou' }))
      const fields = { version: '0', intent: 'withdraw', reason: 'Se rescrie' }
      return {
        press: () => admin().post(path, fields),
        async seen() {
          const [list, own] = await Promise.all([page('/noutati'), site.fetch(`/noutati/${slug}`)])
          await own.text()
          return [
            ...(list.includes(`href="/noutati/${slug}"`) ? ['in the list'] : []),
            ...(own.status === 200 ? ['page'] : []),
          ]
        },
        done: () => count('from news_articles where slug = $1 and not published', slug),
        saysDone: leadsTo('withdrawn'),
      }
    },

    async 'person erased'() {
      const { id, person, seen } = await story()
      const fields = { who: person, intent: 'erase', reason: 'asked', confirmed: 'yes' }
      return {
        press: () => admin().post('/admin/people', fields),
        seen,
        done: async () => 1 - (await count('from patient_stories where id = $1', id)),
        saysDone: async (answer) =>
          answer.status === 200 && /S-au șters: .*1 |Nu mai este nimic de șters/.test(await answer.text()),
      }
    },

    async 'day closed'() {
      const day = days.shift()
      if (day === undefined) throw new Error('No open day is left to be closed')
      const open = async () => {
        const form = formFields(await (await admin().get('/admin/hours')).text(), 'close')
        form.set('closed', day)
        return form
      }
      const first = await open()
      let isPressed = false
      return {
        async press() {
          const form = isPressed ? await open() : first
          isPressed = true
          return sendFields(site, '/admin/hours', form, admin().cookie)
        },
        seen: async () => ((await page('/contact')).includes(`value="${day}"`) ? ['open day'] : []),
        done: () =>
          count(
            "from publications where subject = 'hours' and kind = 'publish' and content::text like $1",
            `%${day}%`,
            'distinct true',
          ),
        saysDone: leadsTo('published'),
      }
    },
  }
}
