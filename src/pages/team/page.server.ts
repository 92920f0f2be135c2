import type { PersonLeaf } from 'schema-dts'
import { isOffered } from '../../content/offered-treatments.ts'
import type { Footnotes } from '../../content/schema.ts'
import { loadTexts, loadTextsWith, type Texts } from '../../content/texts.ts'
import { specialtyFilters } from '../../content/vocabulary.ts'
import { personThing } from '../../features/seo/json-ld-people.server.ts'
import { reference } from '../../features/seo/reference.server.ts'
import { personCardData } from '../../features/team/person-card-data.server.ts'
import { type ShownMember, shownTeam } from '../../features/team/shown-team.server.ts'
import { countedOn, experienceNote, teamInWords } from '../../features/team/team-in-words.server.ts'
import { type TeamPageTexts, teamPageWords } from '../../features/team/words.server.ts'
import { treatmentHref } from '../../features/treatments/treatment-card-data.server.ts'
import { isoDateOf } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { plural } from '../../format/plurals.ts'
import { languageTag, perLocale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { Person, TeamProps } from './props.ts'

type PageTexts = Texts<'teamTexts' | 'treatmentTexts'> & TeamPageTexts

export default {
  id: 'team',
  async load({ locale, query, now, data }) {
    const pageTexts = await loadTextsWith(locale, { teamPage: teamPageWords }, 'teamTexts', 'treatmentTexts')
    const page = pageTexts.teamPage
    const { members } = await data.team()
    const people = shownTeam(pageTexts, members)
    const day = countedOn(members, now)
    const year = Number(isoDateOf(now).slice(0, 4))
    const filters = specialtyFilters.filter((key) => people.some((member) => member.filters.includes(key)))
    const requested = query.get('filtru')
    return {
      texts: {
        title: page.title,
        lead: fill(page.lead, teamInWords(pageTexts, people, day)),
        allSpeak: allSpeak(pageTexts, people),
        filter: page.filter,
        count: page.count,
        groups: page.groups,
        languagesLabel: page.languagesLabel,
        experience: page.experience,
        treatments: page.treatments,
        help: page.help,
      },
      filters: (['toate', ...filters] as const).map((key) => ({ key, name: page.filters[key] })),
      filter: filters.find((filter) => filter === requested) ?? 'toate',
      people: people.map((member) => describePerson(pageTexts, member, year)),
      notes: { ...experienceNote(pageTexts, people, day), ...notesOfYears(pageTexts, people, year) },
    }
  },
  inDocument: ({ people, ...props }) => ({
    ...props,
    people: people.map(({ id, kind, filters }) => ({ id, kind, filters })),
  }),
  meta: async (_, { locale }) => (await teamPageWords(locale)).meta,
  async jsonLd({ texts, people }, { locale, data }) {
    const visible = shownTeam(await loadTexts(locale, 'teamTexts'), (await data.team()).members)
    const things = visible.map((person): PersonLeaf & { '@id': string } => ({
      ...personThing(locale, person),
      knowsLanguage: person.languages,
    }))
    return {
      name: texts.title,
      type: 'AboutPage',
      page: { mentions: things.map((person) => reference(person['@id'])) },
      things: people.length > 0 ? things : [],
    }
  },
  picture: async ({ locale }) => ({
    title: (await teamPageWords(locale)).title,
    illustration: 'clinic',
  }),
} satisfies PageServer<'team', TeamProps>

const lists = perLocale((locale) => new Intl.ListFormat(languageTag(locale)))

/** The languages that everybody speaks, where they are more than one: what a visitor from abroad asks first. */
function allSpeak({ locale, teamPage }: PageTexts, people: readonly ShownMember[]): string {
  const [first, ...others] = people
  const shared = first?.languages.filter((each) => others.every(({ languages }) => languages.includes(each)))
  if (shared === undefined || shared.length < 2) return ''
  const languages = lists(locale).format(shared.map((language) => teamPage.languages[language]))
  return fill(teamPage.allSpeak, { languages })
}

function describePerson(texts: PageTexts, member: ShownMember, year: number): Person {
  const { locale, teamPage: page, treatmentTexts } = texts
  const { nume, descriere, experienta, courses } = member
  const isDoctor = member.kind === 'doctor'
  const { id, ...card } = personCardData(locale, member)
  const about = {
    ...card,
    image: member.photoAt(640),
    years: `${plural(year - member.since, page.years, locale)}[^${member.id}]`,
    descriere,
    experienta,
    courses: courses.toReversed(),
    coursesLabel: plural(courses.length, page.courses, locale),
    languages: lists(locale).format(member.languages.map((language) => page.languages[language])),
    treatments: member.treatments.filter(isOffered).map((key) => ({
      title: treatmentTexts[key].title,
      href: treatmentHref(locale, key),
    })),
    book: isDoctor
      ? {
          label: fill(page.book, { name: nume.replaceAll(' ', '\u00a0') }),
          href: `${href('contact', locale)}?medic=${member.id}`,
        }
      : null,
  }
  return { id, kind: member.kind, filters: member.filters, about }
}

/** The footnotes of each person's years, computed for the current year. */
function notesOfYears(
  { teamPage: { yearsNote } }: TeamPageTexts,
  people: readonly ShownMember[],
  today: number,
): Footnotes {
  const years = people.map(({ id, since }) => [
    id,
    { ...yearsNote, period: fill(yearsNote.period, { since, today }) },
  ])
  return Object.fromEntries(years)
}
