import type { PersonLeaf } from 'schema-dts'
import { teamTexts as peopleEn } from '../../content/en/team.ts'
import { teamPage as pageEn } from '../../content/en/team-page.ts'
import { treatmentTexts as treatmentsEn } from '../../content/en/treatments.ts'
import { teamTexts as peopleRo } from '../../content/ro/team.ts'
import { teamPage as pageRo } from '../../content/ro/team-page.ts'
import { treatmentTexts as treatmentsRo } from '../../content/ro/treatments.ts'
import type { Footnotes, Member } from '../../content/schema.ts'
import { type MemberId, team } from '../../content/team.ts'
import { specialtyFilters } from '../../content/vocabulary.ts'
import { personThing } from '../../features/seo/json-ld-people.server.ts'
import { experienceNote } from '../../features/team/experience-footnote.server.ts'
import { personCardData } from '../../features/team/person-card-data.server.ts'
import { treatmentHref } from '../../features/treatments/treatment-card-data.server.ts'
import { isoDateOf } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { plural } from '../../format/plurals.ts'
import { type Locale, languageTag, perLocale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { Person, TeamProps } from './props.ts'

const texts = {
  ro: { page: pageRo, people: peopleRo, treatments: treatmentsRo },
  en: { page: pageEn, people: peopleEn, treatments: treatmentsEn },
}

export default {
  id: 'team',
  load({ locale, query, now }) {
    const { page } = texts[locale]
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
      people: team.map((member) => describePerson(locale, member, year)),
      notes: collectNotes(locale, year),
    }
  },
  meta: (_, { locale }) => texts[locale].page.meta,
  jsonLd({ texts, people }, { locale }) {
    const things = team.map(({ id, languages }): PersonLeaf & { '@id': string } => ({
      ...personThing(locale, id),
      knowsLanguage: languages,
    }))
    return {
      name: texts.title,
      type: 'AboutPage',
      page: { mentions: things.map((person) => ({ '@id': person['@id'] })) },
      things: people.length > 0 ? things : [],
    }
  },
  picture: ({ locale }) => ({ title: texts[locale].page.title, illustration: 'clinic' }),
} satisfies PageServer<'team', TeamProps>

const lists = perLocale((locale) => new Intl.ListFormat(languageTag(locale)))

function describePerson(locale: Locale, member: Member & { id: MemberId }, year: number): Person {
  const { page, people, treatments } = texts[locale]
  const { nume, descriere, experienta, courses } = people[member.id]
  const isDoctor = member.kind === 'doctor'
  return {
    ...personCardData(locale, member.id),
    kind: member.kind,
    filters: member.filters,
    years: `${plural(year - member.since, page.years, locale)}[^${member.id}]`,
    descriere,
    experienta,
    courses: courses.toReversed(),
    coursesLabel: plural(courses.length, page.courses, locale),
    languages: lists(locale).format(member.languages.map((language) => page.languages[language])),
    treatments: member.treatments.map((key) => ({
      title: treatments[key].title,
      href: treatmentHref(locale, key),
    })),
    book: isDoctor
      ? {
          label: fill(page.book, { name: nume.replaceAll(' ', '\u00a0') }),
          href: `${href('contact', locale)}?medic=${member.id}`,
        }
      : null,
  }
}

/** The figure in the lead, then the years of each person, counted up to the current one. */
function collectNotes(locale: Locale, year: number): Footnotes {
  const { yearsNote } = texts[locale].page
  const years = team.map(({ id, since }) => [
    id,
    { ...yearsNote, period: fill(yearsNote.period, { since, today: year }) },
  ])
  return { ...experienceNote(locale), ...Object.fromEntries(years) }
}
