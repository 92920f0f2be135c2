import { test as anyTest, describe, expect } from 'vitest'
import { openAdmin } from '../../../support/admin/open-admin.ts'
import {
  openTakeAways,
  type TakeAwayName,
  takeAwayCalls,
  takeAwayNames,
} from '../../../support/admin/take-aways.ts'
import { eventually } from '../../../support/eventually.ts'
import { hasNews, isOn, shownStories } from '../../../support/samples/examples.ts'
import { rowsOf, wordsOf } from '../../../support/site/forms.ts'

const here = openAdmin({ freshEachTest: true })
const takeAways = () => openTakeAways(here.site, () => here.admin)

const isOffered = (name: TakeAwayName) =>
  name === 'article withdrawn'
    ? hasNews
    : name === 'day closed' || (shownStories.length > 0 && isOn('/povesti-succes'))

describe.each(takeAwayNames)('%s', (name) => {
  const test = anyTest.skipIf(!isOffered(name))
  const call = `/rest/v1/rpc/${takeAwayCalls[name]}` as const

  async function prepared() {
    const step = await takeAways()[name]()
    expect(await step.seen()).not.toEqual([])
    return step
  }

  test('visitors have it no more, and the owner is told so, however often it is pressed', async () => {
    const { press, seen, saysDone } = await prepared()
    expect(await saysDone(await press())).toBe(true)
    expect(await seen()).toEqual([])
    expect(await saysDone(await press())).toBe(true)
    expect(await seen()).toEqual([])
  })

  test('the answer of the database is lost: it is gone for visitors, and told as done', async () => {
    const { press, seen, saysDone } = await prepared()
    here.site.db?.fault('lost', { path: call, times: 1 })
    expect(await saysDone(await press())).toBe(true)
    expect(await seen()).toEqual([])
  })

  test('every answer is lost: it is gone for visitors, and the press that follows tells the truth', async () => {
    const { press, seen, saysDone } = await prepared()
    const lost = here.site.db?.fault('lost', call)
    const sent = press()
    await lost?.over
    here.site.db?.fault('down')
    const answer = await sent
    expect([answer.status, wordsOf(await answer.text()).includes('Nu știm')]).toEqual([503, true])
    here.site.db?.fault(null)
    // The database is asked again as soon as it may be there.
    await eventually(async () => (await seen()).length === 0, 8)
    expect(await saysDone(await press())).toBe(true)
    expect(await seen()).toEqual([])
  })

  test('it is done after everybody has stopped waiting: seconds later it is gone for visitors', async () => {
    const { press, seen, saysDone } = await prepared()
    const late = here.site.db?.fault('stray:1500', call)
    const sent = press()
    await late?.met
    here.site.db?.fault('down')
    expect((await sent).status).toBe(503)
    here.site.db?.fault(null)
    await late?.over
    await eventually(async () => (await seen()).length === 0, 20)
    expect(await saysDone(await press())).toBe(true)
  })

  test('it is refused: nothing is changed, and it is said', async () => {
    const { press, seen, saysDone } = await prepared()
    const before = await seen()
    here.site.db?.fault('500', call)
    const answer = await press()
    expect([answer.status, /Nu știm|Nu s-a publicat/.test(wordsOf(await answer.text()))]).toEqual([503, true])
    here.site.db?.fault(null)
    await eventually(async () => (await seen()).length === before.length, 5)
    expect(await saysDone(await press())).toBe(true)
    expect(await seen()).toEqual([])
  })
})

anyTest.skipIf(shownStories.length === 0)(
  'a consent whose answer was lost is on record once, and a consent that nobody gave cannot be withdrawn',
  async () => {
    const { press } = await takeAways()['consent narrowed']()
    here.site.db?.fault('lost', { path: '/rest/v1/rpc/record_story_consent', times: 1 })
    await press()
    await press()
    const recorded = await rowsOf<{ count: number }>(
      here.site.db,
      "select count(*)::integer as count from story_consents where covers = array['text'] and id > 0",
    )
    expect(recorded).toEqual([{ count: 1 }])
    const nothing = { version: '0', intent: 'withdraw', sure: 'yes' }
    const answer = await here.admin.post('/admin/stories/nu-este', nothing)
    expect(answer.headers.get('location')).toContain('flash=nothing-to-withdraw')
  },
)
