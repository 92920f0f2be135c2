import { loadTexts, loadTextsWith, type Texts } from '../../content/texts.ts'
import { specialtyFilters } from '../../content/vocabulary.ts'
import { outcomesLink } from '../../features/outcomes/outcomes-link.server.ts'
import { shownRatings } from '../../features/ratings/shown-ratings.server.ts'
import { teamRooms } from '../../features/rooms/rooms-data.server.ts'
import { memberThing } from '../../features/seo/json-ld-team.server.ts'
import { reference } from '../../features/seo/reference.server.ts'
import { hasOwnPage, placeOf } from '../../features/team/own-page.ts'
import { type ShownMember, shownTeam } from '../../features/team/shown-team.server.ts'
import { countedOn, experienceNote, teamInWords } from '../../features/team/team-in-words.server.ts'
import { type TeamPageTexts, teamPageWords } from '../../features/team/words.server.ts'
import { fill } from '../../format/fill.ts'
import { listInWords } from '../../format/list.ts'
import type { PageServer } from '../page-server.ts'
import type { ListedMember, TeamProps } from './props.ts'

type PageTexts = Texts<'teamTexts'> & TeamPageTexts

export default {
  id: 'team',
  async load({ locale, query, now, data }) {
    const pageTexts = await loadTextsWith(locale, { teamPage: teamPageWords }, 'teamTexts')
    const page = pageTexts.teamPage
    const [{ members }, { places }, outcomes] = await Promise.all([
      data.team(),
      data.ratings(),
      data.outcomes(),
    ])
    const team = shownTeam(pageTexts, members)
    const day = countedOn(members, now)
    const filters = specialtyFilters.filter((key) => team.some((member) => member.filters.includes(key)))
    const requested = query.get('filtru')
    return {
      texts: {
        title: page.title,
        lead: fill(page.lead, teamInWords(pageTexts, team, day)),
        allSpeak: allSpeak(pageTexts, team),
        filter: page.filter,
        count: page.count,
        groups: page.groups,
      },
      filters: (['toate', ...filters] as const).map((key) => ({ key, name: page.filters[key] })),
      filter: filters.find((filter) => filter === requested) ?? 'toate',
      team: team.map((member) => describeMember(pageTexts, member)),
      end: {
        help: page.help,
        rooms: await teamRooms(locale, await data.rooms()),
        ratings: await shownRatings(locale, places, await outcomesLink(locale, outcomes)),
      },
      notes: experienceNote(pageTexts, team, day),
    }
  },
  inDocument: ({ team, end: _, ...props }) => ({
    ...props,
    team: team.map(({ id, kind, filters }) => ({ id, kind, filters })),
  }),
  meta: async (_, { locale }) => (await teamPageWords(locale)).meta,
  async jsonLd({ texts, team }, { locale, data }) {
    const visible = shownTeam(await loadTexts(locale, 'teamTexts'), (await data.team()).members)
    const things = visible.map((member) => memberThing(locale, member))
    return {
      name: texts.title,
      type: 'AboutPage',
      page: { mentions: things.map((member) => reference(member['@id'])) },
      things: team.length > 0 ? things : [],
    }
  },
  picture: async ({ locale }) => ({
    title: (await teamPageWords(locale)).title,
    illustration: 'clinic',
  }),
} satisfies PageServer<'team', TeamProps>

/** The languages that everybody speaks, where they are more than one: what a visitor from abroad asks first. */
function allSpeak({ locale, teamPage }: PageTexts, team: readonly ShownMember[]): string {
  const [first, ...others] = team
  const shared = first?.languages.filter((each) => others.every(({ languages }) => languages.includes(each)))
  if (shared === undefined || shared.length < 2) return ''
  const languages = listInWords(
    shared.map((language) => teamPage.languages[language]),
    locale,
  )
  return fill(teamPage.allSpeak, { languages })
}

function describeMember({ locale, teamPage }: PageTexts, member: ShownMember): ListedMember {
  const { id, kind, filters, nume, functie, introduction, descriere, experienta, courses } = member
  const isPaged = hasOwnPage(member)
  const about = {
    ...{ nume, functie, introduction },
    image: member.photoAt(240),
    href: isPaged ? placeOf(locale, member) : null,
    more: isPaged
      ? null
      : {
          label: fill(teamPage.more, { name: nume.replaceAll(' ', '\u00a0') }),
          paragraphs: [descriere, experienta],
          courses: courses.toReversed(),
        },
  }
  return { id, kind, filters, about }
}
