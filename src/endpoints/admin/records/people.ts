import { orFindOut } from '../../../database/or-find-out.ts'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import {
  type ErasureReason,
  erasePerson,
  erasureReasons,
  filedUnder,
  type Person,
  type PersonRecords,
  type RecordCounts,
  readPerson,
  readRecords,
  readStored,
} from '../../../features/admin/records/person-store.server.ts'
import { adminStoriesSubject } from '../../../features/admin/subjects/admin-stories.server.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import { isBuiltStory, storiesSubject } from '../../../features/stories/stories-subject.server.ts'
import { formatDate, formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { formatPhone } from '../../../format/phone.ts'
import { plural } from '../../../format/plurals.ts'
import { comparable, typedLine } from '../../../format/typed.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { readForm } from '../../../http/request-guards.ts'
import type { Locale } from '../../../locale.ts'
import adminPeoplePage from '../../../pages/admin/people/page.server.ts'
import type { AdminPeopleProps, HeldData } from '../../../pages/admin/people/page.tsx'
import { answerPage } from '../../../rendering/answer-page.ts'
import { hasPage, href } from '../../../routes.ts'
import { partsOf } from '../../../ui/isolated.tsx'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { jsonFile } from '../file-answer.ts'

import { changeForVisitors } from '../publishing/show-change.ts'
import { sharedBar } from '../shared-bar.ts'

type Shown = Partial<Pick<AdminPeopleProps, 'notice' | 'typed' | 'typedError' | 'erasure'>> & {
  person?: Person
}

/**
 * What is held about a person: found, given out, erased. It is asked for by a form that is posted, so that no address
 * of a patient stands in the browser's history or in a log.
 */
export function peopleEndpoint(services: AdminServices) {
  return {
    show: (c: AdminContext, session: AdminSession) => answer(c, session, {}, 200),
    receive,
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale, texts } = session
    const { errors } = texts.adminPeople
    const form = (await readForm(c.req.raw, bodyLimits.adminForm)) ?? new URLSearchParams()
    const typed = typedLine(form.get('cine') ?? '').slice(0, 254)
    const person = readPerson(typed)
    if (person === null) {
      const typedError = typed === '' ? errors.empty : errors.unknown
      return answer(c, session, { typed, typedError }, 422)
    }
    switch (form.get('actiune')) {
      case 'cauta':
        return answer(c, session, { typed, person }, 200)
      case 'descarca':
        return jsonFile(
          JSON.stringify(await ownRecords(database, person), null, 2),
          `date-${person.kind}.json`,
        )
      case 'sterge': {
        const reason = erasureReasons.find((each) => each === form.get('motiv'))
        const confirmed = form.get('verificat') === 'da'
        if (reason === undefined || !confirmed) {
          const erasure = {
            reason: reason ?? '',
            reasonError: reason === undefined ? errors.reason : null,
            confirmed,
            confirmedError: confirmed ? null : errors.confirmed,
          }
          return answer(c, session, { typed, person, erasure }, 422)
        }
        return erase(c, session, person, reason)
      }
      default:
        return plainError(400, locale)
    }
  }

  /** Visitors have the stories of a name no more from this moment on. */
  async function erase(c: AdminContext, session: AdminSession, person: Person, reason: ErasureReason) {
    const { database, texts } = session
    const { erased, erasedBuilt, erasedAlready, mentionsLeft } = texts.adminPeople
    const ask = () => erasePerson(database, person, reason)
    const eraseTwice = () => orFindOut(ask, ask)
    const told = person.kind === 'name' ? await storyIds(session) : []
    const counts =
      person.kind === 'name'
        ? await changeForVisitors(c, adminStoriesSubject, services, {
            event: 'withdrawn',
            ask: eraseTwice,
            changed: ({ story_ids }) => story_ids.length > 0,
          })
        : await eraseTwice()
    // Whose first answer was lost is told nothing of it by the second one: only that nothing is left.
    const isNothing = counts.requests + counts.subscriptions + counts.consents + counts.stories === 0
    const said = [isNothing ? erasedAlready : fill(erased, counted(counts, texts))]
    if (counts.mentions > 0) said.push(plural(counts.mentions, mentionsLeft, texts.locale))
    const left = person.kind === 'name' ? await storyIds(session) : []
    if (told.some((id) => isBuiltStory(id) && !left.includes(id))) said.push(erasedBuilt)
    return answer(c, session, { notice: { text: said.join(' '), wrong: false } }, 200)
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    { person, ...shown }: Shown,
    status: 200 | 422,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const [bar, records] = await Promise.all([
      sharedBar(session),
      person === undefined ? null : readRecords(database, person),
    ])
    const {
      counts: _,
      statuses: __,
      errors: ___,
      erased: ____,
      erasedBuilt: _____,
      erasedAlready: ______,
      lead,
      held: named,
      ...names
    } = texts.adminPeople
    const props: AdminPeopleProps = {
      bar,
      texts: {
        ...names,
        lead: fill(lead, { held: placesIn(named, () => true) }),
      },
      notice: null,
      typed: '',
      typedError: null,
      reasons: erasureReasons.map((value) => ({ value, text: names.erase.reasons[value] })),
      erasure: { reason: '', reasonError: null, confirmed: false, confirmedError: null },
      held:
        person === undefined || records === null
          ? null
          : heldData(person, records, await storyTitles(session, records), texts),
      ...shown,
    }
    return answerPage(c, adminPeoplePage, { locale, params: {}, props, status }, services.data)
  }
}

async function storyIds({ database }: AdminSession): Promise<string[]> {
  return (await storiesSubject.readPublished(database)).stories.map(({ id }) => id)
}

/** What others wrote is theirs: of that nothing is given out. */
async function ownRecords(database: AdminSession['database'], person: Person) {
  const { mentions: _, ...own } = await readStored(database, person, 'take')
  return own
}

type Place = keyof PersonRecords

/** What the site holds, of the parts that the clinic has. */
function placesIn(named: AdminTexts['adminPeople']['held'], isAsked: (place: Place) => boolean): string {
  const places = [
    'requests',
    'mentions',
    ...(hasPage('admin/subscribers') ? (['subscriptions'] as const) : []),
    'consents',
    ...(hasPage('admin/stories') ? (['stories'] as const) : []),
    'team',
  ] as const
  return places
    .filter(isAsked)
    .map((place) => named[place])
    .join(', ')
}

function counted(counts: RecordCounts, { locale, adminPeople }: AdminTexts) {
  const { requests, subscriptions, consents, stories } = adminPeople.counts
  return {
    requests: plural(counts.requests, requests, locale),
    subscriptions: plural(counts.subscriptions, subscriptions, locale),
    consents: plural(counts.consents, consents, locale),
    stories: plural(counts.stories, stories, locale),
  }
}

/** What the owner calls the stories: their titles, not their addresses. */
async function storyTitles({ database, locale }: AdminSession, { stories }: PersonRecords) {
  if (stories.length === 0) return new Map<string, string>()
  const { content } = await readPending(adminStoriesSubject, database)
  return new Map(content.stories.map((story) => [story.id, story[locale].title]))
}

function heldData(
  person: Person,
  records: PersonRecords,
  titles: ReadonlyMap<string, string>,
  texts: AdminTexts,
): HeldData {
  const { locale, adminPeople } = texts
  const { requests, subscriptions, consents, stories, team, mentions } = records
  const categoryNames: Partial<Record<string, { title: string }>> = texts.consent.preferences.categories
  const who = person.kind === 'number' ? formatPhone(person.value) : person.value
  const day = (text: string) => formatDate(new Date(text), locale)
  const places: readonly Place[] = filedUnder[person.kind]
  const own = requests.length + subscriptions.length + consents.length + stories.length
  const isNothing = own + team.length + mentions.length === 0
  const others = readable(requests).flatMap(({ name, email, phone }) => [
    email?.toLowerCase() ?? '',
    phone ?? '',
    name,
  ])
  const unread: HeldItem = { parts: [adminPeople.unread] }
  const isNew = (other: string) =>
    readPerson(other) !== null && comparable(other) !== comparable(person.value)
  return {
    title: partsOf(isNothing ? adminPeople.nothing : adminPeople.heldAbout, { who }),
    searched: [
      fill(adminPeople.searched, { places: placesIn(adminPeople.held, (place) => places.includes(place)) }),
      fill(adminPeople.notSearched[person.kind], {
        places: placesIn(adminPeople.held, (place) => !places.includes(place)),
      }),
      adminPeople.expired,
    ].join(' '),
    namesakes: person.kind === 'name' && areSeveral(requests) ? adminPeople.namesakes : null,
    isEmpty: own === 0,
    lists: [
      {
        title: adminPeople.requests,
        items: itemsOf(requests, unread, ({ reference, name, created_at }) => ({
          parts: partsOf(adminPeople.request, { reference, name, date: day(created_at) }),
          href: requestHref(reference, locale),
        })),
      },
      {
        title: adminPeople.subscriptions,
        items: itemsOf(subscriptions, unread, ({ email, status, requested_at }) => ({
          parts: partsOf(adminPeople.subscription, {
            email,
            status: adminPeople.statuses[status],
            date: day(requested_at),
          }),
        })),
      },
      {
        title: adminPeople.consents,
        items: itemsOf(consents, unread, ({ created_at, consent: { categories } }) => {
          const granted = Object.entries(categories).flatMap(([name, isGiven]) =>
            isGiven && name !== 'essential' ? [categoryNames[name]?.title ?? name] : [],
          )
          return {
            parts: partsOf(adminPeople.consent, {
              date: day(created_at),
              time: formatTime(new Date(created_at)),
              categories: granted.length === 0 ? adminPeople.essentialOnly : granted.join(', '),
            }),
          }
        }),
      },
      {
        title: adminPeople.stories,
        items: itemsOf(stories, unread, ({ person, story, reference, agreed_on, withdrawn_at }) => ({
          parts: partsOf(adminPeople.story, {
            person,
            story: titles.get(story) ?? story,
            reference,
            date: formatDate(agreed_on, locale),
            state: adminPeople.storyStates[withdrawn_at === null ? 'given' : 'withdrawn'],
          }),
        })),
      },
      {
        title: adminPeople.team,
        items: itemsOf(team, unread, (member) => {
          const { nume, functie } = member[`text_${locale}`]
          return { parts: partsOf(adminPeople.member, { name: nume, role: functie }) }
        }),
      },
      {
        title: adminPeople.mentions,
        lead: adminPeople.mentionsLead,
        items: itemsOf(mentions, unread, ({ reference, created_at }) => ({
          parts: partsOf(adminPeople.mention, { reference, date: day(created_at) }),
          href: requestHref(reference, locale),
        })),
      },
    ].filter(({ items }) => items.length > 0),
    related: [...new Set(others)].filter(isNew),
  }
}

type HeldItem = HeldData['lists'][number]['items'][number]

function itemsOf<Row>(
  rows: readonly (Row | null)[],
  unread: HeldItem,
  item: (row: Row) => HeldItem,
): HeldItem[] {
  return rows.map((row) => (row === null ? unread : item(row)))
}

function readable<Row>(rows: readonly (Row | null)[]): Row[] {
  return rows.filter((row) => row !== null)
}

function requestHref(reference: string, locale: Locale): string {
  return `${href('admin/requests', locale)}?ref=${reference}`
}

/** Whether the requests of one name have more than one number or address. */
function areSeveral(requests: PersonRecords['requests']): boolean {
  const known = readable(requests)
  const differ = (values: (string | null)[]) => new Set(values.filter((value) => value !== null)).size > 1
  return (
    differ(known.map(({ phone }) => phone)) || differ(known.map(({ email }) => email?.toLowerCase() ?? null))
  )
}
