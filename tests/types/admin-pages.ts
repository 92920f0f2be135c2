import type { ErrorTextsOf, Fields, LabelsOf } from '../../src/features/publishing/fields.ts'
import type { TeamMember } from '../../src/features/team/members.ts'
import type { RedirectWords } from '../../src/pages/admin/redirects/ro.ts'
import type { AdminPage, FrameProps } from '../../src/pages/admin-page.ts'
import type { OpenPage } from '../../src/pages/open-page.ts'

// Compiled by `npm run check`, never run: each line below an expect-error must not compile.

const fields = {
  job: { key: 'functie', kind: 'text', perLanguage: true },
  since: { key: 'since', kind: 'year' },
  hidden: { key: 'hidden', kind: 'flag' },
} as const satisfies Fields<TeamMember>

export const unknown = {
  // @ts-expect-error nobody of the team has such a thing
  salary: { key: 'salary', kind: 'text' },
} as const satisfies Fields<TeamMember>

const label = { label: 'x' }
// @ts-expect-error a field without a label
export const unlabelled = { job: label, since: label } satisfies LabelsOf<typeof fields>
// @ts-expect-error a field that can be wrong, and nothing that says what to write
export const unexplained = { job: 'x' } satisfies ErrorTextsOf<typeof fields>
export const explained = { job: 'x', since: 'x' } satisfies ErrorTextsOf<typeof fields>

type Words = Pick<RedirectWords, 'title' | 'more'>
export const words = { title: 'x', more: { one: '{count}', other: '{count}' } } satisfies Words
// @ts-expect-error words that the Romanian file has and another language lacks
export const wordless = { title: 'x' } satisfies Words

type Of = { props: FrameProps & { rows: string[] }; flash: 'gone' }
const title = () => 'x'
const flashes = { gone: () => ({ text: 'x', wrong: false }) }
const load = () => ({ rows: [] })
export const page = { id: 'admin/audit', title, flashes, load } satisfies AdminPage<Of>
export const nonsense = {
  id: 'admin/audit',
  title,
  flashes,
  // @ts-expect-error anything but the props of the page
  load: () => ({ nonsense: true }),
} satisfies AdminPage<Of>
export const silent = {
  id: 'admin/audit',
  title,
  load,
  flashes,
  // @ts-expect-error a flash message that the page has not
  actions: { keep: () => ({ outcome: 'done', flash: 'kept' }) },
} satisfies AdminPage<Of>

type OpenOf = {
  props: { rows: string[] }
  words: { title: string }
  view: { typed: string }
  flash: never
  action: 'ask'
}
const open = { id: 'admin/reset', title, flashes: {}, load, largestForm: 1 } as const
export const asks = {
  ...open,
  actions: { ask: () => ({ outcome: 'shown', view: { typed: 'x' } }) },
} satisfies OpenPage<OpenOf>
export const reads = {
  ...open,
  actions: asks.actions,
  // @ts-expect-error who has not signed in has no account, and no connection of one
  load: ({ account }) => ({ rows: [account.email] }),
} satisfies OpenPage<OpenOf>
export const publishes = {
  ...open,
  // @ts-expect-error nothing is published by who has not signed in
  actions: { ask: () => ({ outcome: 'published' }) },
} satisfies OpenPage<OpenOf>
