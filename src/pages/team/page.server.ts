import type { PersonLeaf } from 'schema-dts'
import { isOffered } from '../../content/offered.ts'
import type { Footnotes, Member } from '../../content/schema.ts'
import { type MemberId, team } from '../../content/team.ts'
import { loadTexts, type Texts } from '../../content/texts.ts'
import { specialtyFilters } from '../../content/vocabulary.ts'
import { personThing } from '../../features/seo/json-ld-people.server.ts'
import { experienceNote } from '../../features/team/experience-footnote.server.ts'
import { personCardData } from '../../features/team/person-card-data.server.ts'
import { treatmentHref } from '../../features/treatments/treatment-card-data.server.ts'
import { isoDateOf } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { plural } from '../../format/plurals.ts'
import { languageTag, perLocale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { Person, TeamProps } from './props.ts'

type PageTexts = Texts<'teamPage' | 'teamTexts' | 'treatmentTexts'>

export default {
  id: 'team',
  async load({ locale, query, now }) {
    const pageTexts = await loadTexts(locale, 'teamPage', 'teamTexts', 'treatmentTexts')
    const page = pageTexts.teamPage
    const year = Number(isoDateOf(now).slice(0, 4))
    const asked = query.get('filtru')
    return {
      texts: {
        title: page.title,
        lead: page.lead,
        filter: page.filter,
        count: page.count,
        groups: page.groups,
        languagesLabel: page.languagesLabel,
        experience: page.experience,
        treatments: page.treatments,
        help: page.help,
      },
      filters: (['toate', ...specialtyFilters] as const).map((key) => ({ key, name: page.filters[key] })),
      filter: specialtyFilters.find((filter) => filter === asked) ?? 'toate',
      people: team.map((member) => describePerson(pageTexts, member, year)),
      notes: collectNotes(pageTexts, year),
    }
  },
  inDocument: ({ people, ...props }) => ({
    ...props,
    people: people.map(({ id, kind, filters }) => ({ id, kind, filters })),
  }),
  meta: async (_, { locale }) => (await loadTexts(locale, 'teamPage')).teamPage.meta,
  async jsonLd({ texts, people }, { locale }) {
    const names = await loadTexts(locale, 'teamTexts')
    const things = team.map(({ id, languages }): PersonLeaf & { '@id': string } => ({
      ...personThing(names, id),
      knowsLanguage: languages,
    }))
    return {
      name: texts.title,
      type: 'AboutPage',
      page: { mentions: things.map((person) => ({ '@id': person['@id'] })) },
      things: people.length > 0 ? things : [],
    }
  },
  picture: async ({ locale }) => ({
    title: (await loadTexts(locale, 'teamPage')).teamPage.title,
    illustration: 'clinic',
  }),
} satisfies PageServer<'team', TeamProps>

const lists = perLocale((locale) => new Intl.ListFormat(languageTag(locale)))

function describePerson(texts: PageTexts, member: Member & { id: MemberId }, year: number): Person {
  const { locale, teamPage: page, treatmentTexts } = texts
  const { nume, descriere, experienta, courses } = texts.teamTexts[member.id]
  const isDoctor = member.kind === 'doctor'
  const { id, ...card } = personCardData(texts, member.id)
  const about = {
    ...card,
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
          label: fill(page.book, { name: nume.replace(' ', '\u00a0') }),
          href: `${href('contact', locale)}?medic=${member.id}`,
        }
      : null,
  }
  return { id, kind: member.kind, filters: member.filters, about }
}

/** The footnotes of the lead and of each person's years, computed for the current year. */
function collectNotes(texts: Texts<'teamPage'>, year: number): Footnotes {
  const { yearsNote } = texts.teamPage
  const years = team.map(({ id, since }) => [
    id,
    { ...yearsNote, period: fill(yearsNote.period, { since, today: year }) },
  ])
  return { ...experienceNote(texts), ...Object.fromEntries(years) }
}
