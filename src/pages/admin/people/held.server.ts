import {
  filedUnder,
  type Person,
  type PersonRecords,
  readPerson,
} from '../../../features/admin/records/person-store.server.ts'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import { formatTime } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { formatPhone } from '../../../format/phone.ts'
import { comparable } from '../../../format/typed.ts'
import type { Locale } from '../../../locale.ts'
import { hasPage, href } from '../../../routes.ts'
import { partsOf } from '../../../ui/isolated.tsx'
import type { HeldData } from './page.tsx'
import type { PeopleWords } from './ro.ts'

type Place = keyof PersonRecords

/** What the site holds, of the parts that the clinic has. */
export function placesIn(named: PeopleWords['held'], isAsked: (place: Place) => boolean): string {
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

export function heldData(
  person: Person,
  records: PersonRecords,
  titles: ReadonlyMap<string, string>,
  texts: PlaceTexts<PeopleWords>,
): HeldData {
  const { locale, words } = texts
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
  const unread: HeldItem = { parts: [words.unread] }
  const isNew = (other: string) =>
    readPerson(other) !== null && comparable(other) !== comparable(person.value)
  return {
    title: partsOf(isNothing ? words.nothing : words.heldAbout, { who }),
    searched: [
      fill(words.searched, { places: placesIn(words.held, (place) => places.includes(place)) }),
      fill(words.notSearched[person.kind], {
        places: placesIn(words.held, (place) => !places.includes(place)),
      }),
      words.expired,
    ].join(' '),
    namesakes: person.kind === 'name' && areSeveral(requests) ? words.namesakes : null,
    isEmpty: own === 0,
    lists: [
      {
        title: words.requests,
        items: itemsOf(requests, unread, ({ reference, name, created_at }) => ({
          parts: partsOf(words.request, { reference, name, date: day(created_at) }),
          href: requestHref(reference, locale),
        })),
      },
      {
        title: words.subscriptions,
        items: itemsOf(subscriptions, unread, ({ email, status, requested_at }) => ({
          parts: partsOf(words.subscription, {
            email,
            status: words.statuses[status],
            date: day(requested_at),
          }),
        })),
      },
      {
        title: words.consents,
        items: itemsOf(consents, unread, ({ created_at, consent: { categories } }) => {
          const granted = Object.entries(categories).flatMap(([name, isGiven]) =>
            isGiven && name !== 'essential' ? [categoryNames[name]?.title ?? name] : [],
          )
          return {
            parts: partsOf(words.consent, {
              date: day(created_at),
              time: formatTime(new Date(created_at)),
              categories: granted.length === 0 ? words.essentialOnly : granted.join(', '),
            }),
          }
        }),
      },
      {
        title: words.stories,
        items: itemsOf(stories, unread, ({ person, story, reference, agreed_on, withdrawn_at }) => ({
          parts: partsOf(words.story, {
            person,
            story: titles.get(story) ?? story,
            reference,
            date: formatDate(agreed_on, locale),
            state: words.storyStates[withdrawn_at === null ? 'given' : 'withdrawn'],
          }),
        })),
      },
      {
        title: words.team,
        items: itemsOf(
          team,
          unread,
          ({
            texts: {
              [locale]: { nume, functie },
            },
          }) => ({
            parts: partsOf(words.member, { name: nume, role: functie }),
          }),
        ),
      },
      {
        title: words.mentions,
        lead: words.mentionsLead,
        items: itemsOf(mentions, unread, ({ reference, created_at }) => ({
          parts: partsOf(words.mention, { reference, date: day(created_at) }),
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
  const read = readable(requests)
  const differ = (values: (string | null)[]) => new Set(values.filter((value) => value !== null)).size > 1
  return (
    differ(read.map(({ phone }) => phone)) || differ(read.map(({ email }) => email?.toLowerCase() ?? null))
  )
}
