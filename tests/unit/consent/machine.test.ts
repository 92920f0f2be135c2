import { describe, expect, test } from 'vitest'
import {
  type ConsentAction,
  type ConsentState,
  nextState,
  unknownState,
} from '../../../src/features/consent/machine.ts'
import { allOrEssential, createRecord } from '../../../src/features/consent/record.ts'
import { signalsOf } from '../../../src/features/consent/signals.ts'

const granted = createRecord(allOrEssential(true))
const refused = createRecord(allOrEssential(false))
const after = (...actions: ConsentAction[]) => actions.reduce(nextState, unknownState)
const opened = { type: 'opened' } as const
const closed = { type: 'closed' } as const
const toggled = (category: 'analytics' | 'marketing' | 'functional') =>
  ({ type: 'toggled', category }) as const

const table: [string, ConsentAction[], Partial<ConsentState>][] = [
  ['no record: the banner shows', [{ type: 'read', record: null }], { banner: 'shown', record: null }],
  [
    'a record: it is used and the banner stays away',
    [{ type: 'read', record: granted }],
    { banner: 'hidden', record: granted, interacted: false },
  ],
  [
    'opening without a choice begins with the essential',
    [{ type: 'read', record: null }, opened],
    { draft: allOrEssential(false), banner: 'shown' },
  ],
  [
    'opening after a choice shows it',
    [{ type: 'read', record: granted }, opened],
    { draft: allOrEssential(true) },
  ],
  [
    'a switch changes the draft alone',
    [{ type: 'read', record: granted }, opened, toggled('marketing')],
    { draft: { ...allOrEssential(true), marketing: false }, record: granted },
  ],
  [
    'twice is back',
    [{ type: 'read', record: granted }, opened, toggled('marketing'), toggled('marketing')],
    { draft: allOrEssential(true) },
  ],
  [
    'without open preferences there is no switch',
    [{ type: 'read', record: granted }, toggled('marketing')],
    { draft: null, record: granted },
  ],
  [
    'closing drops the draft',
    [{ type: 'read', record: refused }, opened, toggled('marketing'), closed],
    { draft: null, record: refused },
  ],
  [
    'and the next opening shows what is kept',
    [{ type: 'read', record: refused }, opened, toggled('marketing'), closed, opened],
    { draft: allOrEssential(false) },
  ],
  [
    'a choice closes everything and counts as interaction',
    [{ type: 'read', record: null }, opened, { type: 'chosen', record: granted, surface: 'preferences' }],
    { banner: 'hidden', draft: null, interacted: true, news: 'saved', record: granted },
  ],
  [
    'a choice in the banner needs no news of saving',
    [
      { type: 'read', record: null },
      { type: 'chosen', record: granted, surface: 'banner' },
    ],
    { news: null, interacted: true },
  ],
  [
    'taking back what was allowed is news of its own',
    [
      { type: 'read', record: granted },
      { type: 'chosen', record: refused, surface: 'preferences' },
    ],
    { news: 'withdrawn', record: refused },
  ],
  [
    'a second refusal takes nothing back',
    [{ type: 'read', record: refused }, opened, { type: 'chosen', record: refused, surface: 'preferences' }],
    { news: 'saved' },
  ],
  [
    'a choice of another tab closes the banner and no dialog',
    [{ type: 'read', record: null }, opened, { type: 'read', record: granted }],
    { banner: 'hidden', draft: allOrEssential(false), interacted: false },
  ],
  [
    'a reset clears state and draft and asks',
    [{ type: 'chosen', record: granted, surface: 'banner' }, opened, { type: 'reset', ask: true }],
    { ...unknownState, banner: 'shown' },
  ],
  [
    'or does not ask',
    [
      { type: 'chosen', record: granted, surface: 'banner' },
      { type: 'reset', ask: false },
    ],
    unknownState,
  ],
]

test.each(table)('%s', (_, actions, expected) => {
  expect(after(...actions)).toMatchObject(expected)
})

test('essential is never switched off, whatever is handed in', () => {
  for (const category of ['essential', 'toString', '__proto__', 'profiling']) {
    const state = after({ type: 'read', record: granted }, opened)
    // @ts-expect-error: only a script that does not know the types can ask for this
    expect(nextState(state, { type: 'toggled', category })).toBe(state)
  }
})

describe('the signals', () => {
  const bits = [false, true]
  const combinations = bits.flatMap((analytics) =>
    bits.flatMap((marketing) => bits.map((functional) => ({ analytics, marketing, functional }))),
  )
  test.each(combinations)('of %j', ({ analytics, marketing, functional }) => {
    const said = (granted: boolean) => (granted ? 'granted' : 'denied')
    expect(signalsOf({ ...allOrEssential(false), analytics, marketing, functional })).toEqual({
      security_storage: 'granted',
      analytics_storage: said(analytics),
      ad_storage: said(marketing),
      ad_user_data: said(marketing),
      ad_personalization: said(marketing),
      functionality_storage: said(functional),
      personalization_storage: said(functional),
    })
  })
})
