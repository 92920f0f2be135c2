import { triageReview } from '../../content/complaints/symptoms.ts'
import { isOffered } from '../../content/offered-treatments.ts'
import { loadTextsWith, type Texts } from '../../content/texts.ts'
import { longestDescription, longestTitle, titled } from '../../content/titled.ts'
import { treatments } from '../../content/treatments.ts'
import { wordsBeside } from '../../content/words-beside.ts'
import { mapDeferred } from '../../deferred.ts'
import { latestNews } from '../../features/news/news-card-data.server.ts'
import { newsPageWords } from '../../features/news/words.server.ts'
import { memberThing } from '../../features/seo/json-ld-team.server.ts'
import { reference } from '../../features/seo/reference.server.ts'
import { shownStories } from '../../features/stories/shown-stories.server.ts'
import { storyCardData } from '../../features/stories/story-card-data.server.ts'
import { storiesPageWords } from '../../features/stories/words.server.ts'
import { hasOwnPage } from '../../features/team/own-page.ts'
import { type ContentReview, standingReview, voucherFor } from '../../features/team/review.server.ts'
import { type ShownMember, shownTeam } from '../../features/team/shown-team.server.ts'
import { teamPageWords } from '../../features/team/words.server.ts'
import { notesOfYears, yearsOf } from '../../features/team/years.server.ts'
import { treatmentHref } from '../../features/treatments/treatment-card-data.server.ts'
import { isoDateOf } from '../../format/dates.ts'
import { formatDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { listInWords } from '../../format/list.ts'
import { plural } from '../../format/plurals.ts'
import type { LayoutWords } from '../../layout/ro.ts'
import { layoutWords } from '../../layout/words.server.ts'
import { hasPage, href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { MemberProps } from './props.ts'
import type { MemberWords } from './ro.ts'

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'member',
  async load({ locale, params: { slug }, now, data }) {
    const found = await data.teamAround(slug)
    if (found === null) return null
    const texts = await loadTextsWith(
      locale,
      {
        layout: layoutWords,
        newsPage: newsPageWords,
        page: wordsIn,
        storiesPage: storiesPageWords,
        teamPage: teamPageWords,
      },
      'storyTexts',
      'teamTexts',
      'treatmentTexts',
    )
    const team = shownTeam(texts, found.members)
    const member = team.find((each) => each.id === slug && hasOwnPage(each))
    if (member === undefined) return null
    const { teamPage } = texts
    const { meta: _, next, checked, ...words } = texts.page
    const { id, kind, nume, functie, introduction, descriere, for_whom, experienta } = member
    const name = nume.replaceAll(' ', '\u00a0')
    const year = Number(isoDateOf(now).slice(0, 4))
    const { stories } = await data.stories()
    return {
      ...{ id, kind, nume, functie, introduction, descriere, for_whom, experienta },
      texts: { ...words, checked: { ...checked, lead: fill(checked.lead, { name }) } },
      next: { title: fill(next.title, { name }), text: next.text },
      trail: [{ label: texts.layout.nav.team, href: href('team', locale) }],
      image: member.photoAt(640),
      years: yearsOf(teamPage, locale, member, year),
      notes: notesOfYears(teamPage, [member], year),
      courses: member.courses.toReversed(),
      coursesLabel: plural(member.courses.length, teamPage.courses, locale),
      treatments: member.treatments.filter(isOffered).map((key) => ({
        title: texts.treatmentTexts[key].title,
        href: treatmentHref(locale, key),
      })),
      facts: [
        { label: words.facts.register, value: member.register },
        { label: words.facts.since, value: String(member.since) },
        {
          label: words.facts.languages,
          value: listInWords(
            member.languages.map((language) => teamPage.languages[language]),
            locale,
          ),
        },
      ].filter(({ value }) => value !== ''),
      fields: member.filters.map((key) => ({
        title: teamPage.filters[key],
        href: `${href('team', locale)}?filtru=${key}`,
      })),
      checked: checkedBy(texts, team, member),
      articles: hasPage('news')
        ? mapDeferred(
            data.news({ category: null, page: 1, reviewedBy: answersFor(team, member) }),
            latestNews(texts, 6),
          )
        : [],
      stories: shownStories(texts, stories, now)
        .filter(({ doctor }) => doctor === id)
        .map((story) => storyCardData(texts, story)),
      book:
        kind === 'doctor'
          ? { label: fill(teamPage.book, { name }), href: `${href('contact', locale)}?medic=${id}` }
          : null,
    }
  },
  inDocument: 'nothing',
  async meta({ kind, nume, functie, treatments }, { locale }) {
    const { by, kinds, descriptions, keywords } = (await wordsIn(locale)).meta
    const texts = descriptions.map((each) => fill(each, { name: nume, role: functie }))
    const name = keywordOf(nume)
    return {
      title: titled([`${nume}, ${functie}`, `${nume}, ${kinds[kind]}`, nume], by),
      description: texts.find(({ length }) => length <= longestDescription) ?? texts.at(-1) ?? '',
      keywords: [name, ...keywords, ...treatments.slice(0, 5).map(({ title }) => keywordOf(title))],
    }
  },
  async jsonLd(props, { locale, data }) {
    const { teamTexts } = await loadTextsWith(locale, {}, 'teamTexts')
    const team = shownTeam({ locale, teamTexts }, (await data.team()).members)
    const member = team.find(({ id }) => id === props.id)
    if (member === undefined) return { name: props.nume, trail: props.trail }
    const thing = memberThing(locale, member)
    return {
      name: props.nume,
      trail: props.trail,
      type: 'ProfilePage',
      page: { mainEntity: reference(thing['@id']) },
      things: [
        {
          ...thing,
          description: props.descriere,
          knowsLanguage: member.languages,
          // A speciality is said of a practice or of a kind of business, never of a person.
          knowsAbout: [...props.fields, ...props.treatments].map(({ title }) => title),
          ...(member.register !== '' && { identifier: member.register }),
        },
      ],
    }
  },
  /** Somebody has the drawing of the first treatment that they do. */
  async picture({ locale, params: { slug }, nav }) {
    const { teamTexts } = await loadTextsWith(locale, {}, 'teamTexts')
    const member = shownTeam({ locale, teamTexts }, []).find(({ id }) => id === slug)
    if (member === undefined) return null
    const [key = 'clinic'] = member.treatments.filter(isOffered)
    return { title: member.nume, section: nav.team, illustration: key }
  },
} satisfies PageServer<'member', MemberProps>

const keywordOf = (text: string) => text.slice(0, longestTitle)

/** Themselves, and those who have left whose texts they have taken over. */
function answersFor(team: readonly ShownMember[], { id, takesOver }: ShownMember): string[] {
  const taken = takesOver.map(({ of }) => of).filter((of) => voucherFor(team, of)?.member.id === id)
  return [id, ...taken]
}

/** The treatments, and what to do in pain, as far as their review stands. */
function checkedBy(
  {
    locale,
    layout,
    page,
    treatmentTexts,
  }: Texts<'treatmentTexts'> & { layout: LayoutWords; page: MemberWords },
  team: readonly ShownMember[],
  { id }: ShownMember,
): MemberProps['checked'] {
  const texts = [
    ...(hasPage('inPain')
      ? [{ title: layout.nav.inPain, href: href('inPain', locale), reviewed: triageReview }]
      : []),
    ...treatments
      .filter(({ key }) => isOffered(key))
      .map(({ key, reviewed }) => ({
        title: treatmentTexts[key].title,
        href: treatmentHref(locale, key),
        reviewed,
      })),
  ] satisfies (MemberProps['treatments'][number] & { reviewed: ContentReview })[]
  return texts.flatMap(({ reviewed, ...link }) => {
    const standing = standingReview(team, reviewed)
    if (standing?.reviewer.id !== id) return []
    const [date, next] = [standing.on, standing.next].map((day) => formatDate(day, locale))
    return [{ ...link, on: fill(page.checked.on, { date: date ?? '', next: next ?? '' }) }]
  })
}
