import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import {
  type ErasureReason,
  erasePerson,
  erasureReasons,
  type Person,
  type PersonRecords,
  type RecordCounts,
  readPerson,
  readRecords,
} from '../../../features/admin/records/person-store.server.ts'
import { adminStoriesSubject } from '../../../features/admin/subjects/admin-stories.server.ts'
import { isBuiltStory, storiesSubject } from '../../../features/stories/stories-subject.server.ts'
import { formatDate, formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { formatPhone } from '../../../format/phone.ts'
import { plural } from '../../../format/plurals.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { readForm } from '../../../http/request-guards.ts'
import adminPeoplePage from '../../../pages/admin/people/page.server.ts'
import type { AdminPeopleProps, HeldData } from '../../../pages/admin/people/page.tsx'
import { answerPage } from '../../../rendering/answer-page.ts'
import { hasPage } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { jsonFile } from '../file-answer.ts'
import { orFindOut } from '../publishing/ask-again.ts'
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
    const typed = (form.get('cine') ?? '').trim().slice(0, 254)
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
          JSON.stringify(await readRecords(database, person, 'take'), null, 2),
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
    const { erased, erasedBuilt, erasedAlready } = texts.adminPeople
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
      person === undefined ? null : readRecords(database, person, 'look'),
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
      search,
      searchByName,
      ...names
    } = texts.adminPeople
    const props: AdminPeopleProps = {
      bar,
      texts: {
        ...names,
        lead: fill(lead, { held: namedOf(named) }),
        search: hasPage('admin/stories') ? searchByName : search,
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

/** What the site holds, of the parts that the clinic has. */
function namedOf({ requests, subscriptions, consents, stories }: AdminTexts['adminPeople']['held']): string {
  return [
    requests,
    ...(hasPage('admin/subscribers') ? [subscriptions] : []),
    consents,
    ...(hasPage('admin/stories') ? [stories] : []),
  ].join(', ')
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
  const { content } = await adminStoriesSubject.readPending(database)
  return new Map(content.stories.map((story) => [story.id, story[locale].title]))
}

function heldData(
  person: Person,
  records: PersonRecords,
  titles: ReadonlyMap<string, string>,
  texts: AdminTexts,
): HeldData {
  const { locale, adminPeople } = texts
  const { requests, subscriptions, consents, stories } = records
  const categoryNames: Partial<Record<string, { title: string }>> = texts.consent.preferences.categories
  const who = person.kind === 'number' ? formatPhone(person.value) : person.value
  const day = (text: string) => formatDate(new Date(text), locale)
  const isEmpty = requests.length + subscriptions.length + consents.length + stories.length === 0
  const others = requests.flatMap(({ name, email, phone }) => [email?.toLowerCase() ?? '', phone ?? '', name])
  return {
    title: fill(isEmpty ? adminPeople.nothing : adminPeople.heldAbout, { who }),
    isEmpty,
    lists: [
      {
        title: adminPeople.requests,
        items: requests.map(({ reference, name, created_at }) =>
          fill(adminPeople.request, { reference, name, date: day(created_at) }),
        ),
      },
      {
        title: adminPeople.subscriptions,
        items: subscriptions.map(({ email, status, requested_at }) =>
          fill(adminPeople.subscription, {
            email,
            status: adminPeople.statuses[status],
            date: day(requested_at),
          }),
        ),
      },
      {
        title: adminPeople.consents,
        items: consents.map(({ created_at, consent: { categories } }) => {
          const granted = Object.entries(categories).flatMap(([name, isGiven]) =>
            isGiven && name !== 'essential' ? [categoryNames[name]?.title ?? name] : [],
          )
          return fill(adminPeople.consent, {
            date: day(created_at),
            time: formatTime(new Date(created_at)),
            categories: granted.length === 0 ? adminPeople.essentialOnly : granted.join(', '),
          })
        }),
      },
      {
        title: adminPeople.stories,
        items: stories.map(({ person, story, reference, agreed_on, withdrawn_at }) =>
          fill(adminPeople.story, {
            person,
            story: titles.get(story) ?? story,
            reference,
            date: formatDate(agreed_on, locale),
            state: adminPeople.storyStates[withdrawn_at === null ? 'given' : 'withdrawn'],
          }),
        ),
      },
    ].filter(({ items }) => items.length > 0),
    related: [...new Set(others)].filter((other) => readPerson(other) !== null && other !== person.value),
  }
}
