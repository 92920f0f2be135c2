import { isOffered } from '../../../content/offered-treatments.ts'
import type { MemberText } from '../../../content/schema.ts'
import { fill } from '../../../format/fill.ts'
import { locales } from '../../../locale.ts'
import { type Change, changesBetween, isSame } from '../../publishing/changes.ts'
import type { Pending } from '../../publishing/pending.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import type { TeamMember } from '../../team/members.ts'
import type { TeamContent } from '../../team/team-subject.server.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import { describePhoto } from '../pictures/describe-photo.server.ts'
import type { DiffRow } from '../publications/draft-diff.tsx'
import type { Warnings } from '../publications/publish-warnings.tsx'
import { readVouched, vouchesForSomething } from '../team/leaving.server.ts'

/** Who is shown no more, vouches for something on the site, and has nobody who takes it over. */
export type KnownOfTeam = { vouching: readonly string[] }
export async function knownOfTeam(
  database: AdminDatabase,
  read: Promise<Record<'published' | 'content', TeamContent>>,
): Promise<KnownOfTeam> {
  const { published, content } = await read
  const vouching: string[] = []
  for (const leaver of leaversOf(published, content))
    if (vouchesForSomething(await readVouched(database, leaver, content))) vouching.push(leaver.id)
  return { vouching }
}

/** Who came, who went, what differs about the others, and another order. */
export function teamChanges(before: TeamContent, after: TeamContent, texts: AdminTexts): DiffRow[] {
  const { locale, adminTeam } = texts
  const kept = (list: readonly TeamMember[], others: readonly TeamMember[]) =>
    list.map(({ id }) => id).filter((id) => others.some((other) => other.id === id))
  const isMoved = !isSame(kept(before.members, after.members), kept(after.members, before.members))
  return [
    ...changesBetween(before.members, after.members, ({ id }) => id).map((change) => ({
      key: (change.after ?? change.before)?.id ?? '',
      title: (change.after ?? change.before)?.[locale].nume ?? '',
      kind: kindOf(change),
      line: null,
      changes: factsOf(change, texts),
    })),
    ...(isMoved
      ? [
          {
            key: 'order',
            title: adminTeam.order,
            kind: 'order' as const,
            line: namesOf(after, texts),
            changes: [],
          },
        ]
      : []),
  ]
}

export function teamWarnings(
  { published, content, vouching }: Pending<TeamContent, KnownOfTeam>,
  { locale, adminTeam, treatmentTexts }: AdminTexts,
): Warnings {
  const { nobody, left, undone } = adminTeam.problems
  const shown = content.members.filter(({ hidden }) => !hidden)
  const before = published.members.filter(({ hidden }) => !hidden)
  const alone = new Set(before.flatMap(({ treatments }) => treatments))
  for (const { treatments } of shown) for (const key of treatments) alone.delete(key)
  const without = [...alone].filter(isOffered).map((key) => treatmentTexts[key].title)
  return {
    refusals: shown.some(({ kind }) => kind === 'doctor') ? [] : [nobody],
    questions: [
      ...before
        .filter(({ id }) => vouching.includes(id))
        .map((member) => fill(left, { name: member[locale].nume })),
      ...(without.length > 0 ? [fill(undone, { treatments: without.join(', ') })] : []),
    ],
  }
}

/** Who was shown, and neither is shown any more nor has somebody who takes over. */
function leaversOf(published: TeamContent, content: TeamContent): TeamMember[] {
  const shown = content.members.filter(({ hidden }) => !hidden)
  const isThere = (id: string) =>
    shown.some((member) => member.id === id || member.takes_over.some(({ of }) => of === id))
  return published.members.filter(({ id, hidden }) => !hidden && !isThere(id))
}

function namesOf({ members }: TeamContent, { locale }: AdminTexts): string {
  return members.map((member) => member[locale].nume).join(', ')
}

function kindOf({ before, after }: Change<TeamMember>): DiffRow['kind'] {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

/** Whoever came or went is a line of its own; of the others every field that differs. */
function factsOf({ before, after }: Change<TeamMember>, texts: AdminTexts): DiffRow['changes'] {
  if (before === null || after === null) return []
  const { adminDrafts, adminTeam, teamPage, treatmentTexts } = texts
  const { fields } = adminTeam
  const { empty, yes, no } = adminDrafts.diff
  const said = (name: string, say: (member: TeamMember) => string) => ({
    name,
    before: say(before) || empty,
    after: say(after) || empty,
  })
  const inWords = (name: keyof MemberText, label: string) =>
    locales.map((locale) =>
      said(fill(adminTeam.inLanguage[locale], { field: label }), (member) => {
        const value = member[locale][name]
        return typeof value === 'string' ? value : value.map(({ year, text }) => `${year} ${text}`).join('; ')
      }),
    )
  return [
    ...inWords('nume', fields.nume.label),
    ...inWords('functie', fields.functie.label),
    ...inWords('descriere', fields.descriere.label),
    ...inWords('experienta', fields.experienta.label),
    ...inWords('courses', fields.cursuri.label),
    said(fields.fel.label, ({ kind }) => teamPage.kinds[kind]),
    said(fields.din.label, ({ since }) => String(since)),
    said(fields.limbi.label, ({ languages }) => languages.map((each) => teamPage.languages[each]).join(', ')),
    said(fields.filtre.label, ({ filters }) => filters.map((each) => teamPage.filters[each]).join(', ')),
    said(fields.tratamente.label, ({ treatments }) =>
      treatments.map((key) => treatmentTexts[key].title).join(', '),
    ),
    said(fields.preluat.label, ({ takes_over }) => takes_over.map(({ of, on }) => `${of} ${on}`).join(', ')),
    said(fields.ascuns.label, ({ hidden }) => (hidden ? yes : no)),
    said(adminTeam.photo.title, ({ photo }) => describePhoto(photo, texts)),
  ].filter((fact) => fact.before !== fact.after)
}
