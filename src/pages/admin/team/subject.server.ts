import { isOffered } from '../../../content/offered-treatments.ts'
import { itemForm } from '../../../features/admin/fields/item-form.server.ts'
import { describePhoto } from '../../../features/admin/pictures/describe-photo.server.ts'
import { itemChanges, orderChanges } from '../../../features/admin/publications/field-changes.server.ts'
import type { Warnings } from '../../../features/admin/publications/publish-warnings.tsx'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import type { Pending } from '../../../features/publishing/pending.server.ts'
import { memberFields, type TeamMember, teamMember } from '../../../features/team/members.ts'
import { type TeamContent, teamSubject } from '../../../features/team/team-subject.server.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import type { ItemList } from '../../item-actions.server.ts'
import type { SiteSubject } from '../../site-subject.ts'
import { readVouched, vouchesForSomething } from './leaving.server.ts'
import type { TeamWords } from './ro.ts'

export const memberForm = itemForm(teamMember, memberFields, 6000)

export const memberList: ItemList<TeamContent, TeamMember, typeof memberFields> = {
  subject: teamSubject,
  of: ({ members }) => members,
  with: (members) => ({ members }),
  form: memberForm,
  unsaid: { photo: null },
  newComes: 'last',
  page: 'admin/team',
  itemPage: 'admin/team/member',
}

/** Who is shown no more, vouches for something on the site, and has nobody who takes it over. */
type RelatedToTeam = { vouching: readonly string[] }
export type TeamTexts = PlaceTexts<TeamWords>

export const subject: SiteSubject<TeamContent, RelatedToTeam, TeamWords> = {
  subject: teamSubject,
  page: 'admin/team',
  source: 'team',
  shows: (content) => content,
  async related(database, read) {
    const { published, content } = await read
    const vouching: string[] = []
    for (const leaver of leaversOf(published, content))
      if (vouchesForSomething(await readVouched(database, leaver, content))) vouching.push(leaver.id)
    return { vouching }
  },
  changes: ({ members: before }, { members: after }, _, texts) => {
    const titleOf = (member: TeamMember) => member[texts.locale].nume
    return [
      ...itemChanges(
        before,
        after,
        {
          fields: memberFields,
          labels: texts.words.fields,
          say: sayings(texts, new Map([...before, ...after].map((each) => [each.id, titleOf(each)]))),
          keyOf: ({ id }) => id,
          titleOf,
        },
        texts,
      ),
      ...orderChanges(before, after, { title: texts.words.order, titleOf }),
    ]
  },
  warnings,
  explain: ({ rule }, _, { words }) => (rule === 'team_members_shown' ? words.problems.nobody : null),
}

/** Names by id, also of who leaves with this draft. */
function sayings(texts: TeamTexts, names: ReadonlyMap<string, string>) {
  const { teamPage, treatmentTexts } = texts
  return {
    kind: ({ kind }: TeamMember) => teamPage.kinds[kind],
    languages: ({ languages }: TeamMember) => languages.map((each) => teamPage.languages[each]).join(', '),
    filters: ({ filters }: TeamMember) => filters.map((each) => teamPage.filters[each]).join(', '),
    treatments: ({ treatments }: TeamMember) => treatments.map((key) => treatmentTexts[key].title).join(', '),
    takes_over: ({ takes_over }: TeamMember) =>
      takes_over.map(({ of, on }) => `${names.get(of) ?? of}, ${formatDate(on, texts.locale)}`).join('; '),
    photo: ({ photo }: TeamMember) => describePhoto(photo, texts),
  }
}

function warnings(
  { published, content, vouching }: Pending<TeamContent, RelatedToTeam>,
  { locale, words, treatmentTexts }: TeamTexts,
): Warnings {
  const { nobody, left, undone } = words.problems
  const visible = content.members.filter(({ hidden }) => !hidden)
  const before = published.members.filter(({ hidden }) => !hidden)
  const alone = new Set(before.flatMap(({ treatments }) => treatments))
  for (const { treatments } of visible) for (const key of treatments) alone.delete(key)
  const without = [...alone].filter(isOffered).map((key) => treatmentTexts[key].title)
  return {
    refusals: visible.some(({ kind }) => kind === 'doctor') ? [] : [nobody],
    questions: [
      ...before
        .filter(({ id }) => vouching.includes(id))
        .map((member) => fill(left, { name: member[locale].nume })),
      ...(without.length > 0 ? [fill(undone, { treatments: without.join(', ') })] : []),
    ],
  }
}

/** Members who were visible, no longer are, and have no heir. */
function leaversOf(published: TeamContent, content: TeamContent): TeamMember[] {
  const visible = content.members.filter(({ hidden }) => !hidden)
  const isThere = (id: string) =>
    visible.some((member) => member.id === id || member.takes_over.some(({ of }) => of === id))
  return published.members.filter(({ id, hidden }) => !hidden && !isThere(id))
}
