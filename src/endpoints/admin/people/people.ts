import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import {
  erasePerson,
  erasureReasons,
  type Person,
  type PersonRecords,
  type RecordCounts,
  readPerson,
  readRecords,
} from '../../../features/admin/records/person-store.server.ts'
import { formatDate, formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { formatPhone } from '../../../format/phone.ts'
import { plural } from '../../../format/plurals.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { readBody } from '../../../http/request-guards.ts'
import adminPeoplePage from '../../../pages/admin/people/page.server.ts'
import type { AdminPeopleProps, HeldData } from '../../../pages/admin/people/page.tsx'
import { answerPage } from '../../../rendering/answer-page.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { jsonFile } from '../prices/file-answer.ts'
import { sharedBar } from '../shared-bar.ts'

type Shown = Partial<Pick<AdminPeopleProps, 'notice' | 'typed' | 'typedError' | 'erasure'>> & {
  person?: Person
}

/**
 * What is held about a person: found, given out, erased. It is asked for by a form that is posted, so that no address
 * of a patient stands in the browser's history or in a log.
 */
export function peopleEndpoint({ data }: AdminServices) {
  return {
    show: (c: AdminContext, session: AdminSession) => answer(c, session, {}, 200),
    receive,
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale, texts } = session
    const { errors } = texts.adminPeople
    const form = new URLSearchParams((await readBody(c.req.raw, bodyLimits.adminForm)) ?? '')
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
        const erased = counted(await erasePerson(database, person, reason), texts)
        const notice = { text: fill(texts.adminPeople.erased, erased), wrong: false }
        return answer(c, session, { notice }, 200)
      }
      default:
        return plainError(400, locale)
    }
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
    const { counts: _, statuses: __, errors: ___, erased: ____, ...names } = texts.adminPeople
    const props: AdminPeopleProps = {
      bar,
      texts: names,
      notice: null,
      typed: '',
      typedError: null,
      reasons: erasureReasons.map((value) => ({ value, text: names.erase.reasons[value] })),
      erasure: { reason: '', reasonError: null, confirmed: false, confirmedError: null },
      held: person === undefined || records === null ? null : heldData(person, records, texts),
      ...shown,
    }
    return answerPage(c, adminPeoplePage, { locale, params: {}, props, status }, data)
  }
}

function counted(counts: RecordCounts, { locale, adminPeople }: AdminTexts) {
  const { requests, subscriptions, consents } = adminPeople.counts
  return {
    requests: plural(counts.requests, requests, locale),
    subscriptions: plural(counts.subscriptions, subscriptions, locale),
    consents: plural(counts.consents, consents, locale),
  }
}

function heldData(person: Person, records: PersonRecords, texts: AdminTexts): HeldData {
  const { locale, adminPeople } = texts
  const { requests, subscriptions, consents } = records
  const who = person.kind === 'number' ? formatPhone(person.value) : person.value
  const day = (text: string) => formatDate(new Date(text), locale)
  const isEmpty = requests.length + subscriptions.length + consents.length === 0
  const others = requests.flatMap(({ email, phone }) => [email?.toLowerCase() ?? '', phone ?? ''])
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
            isGiven && name !== 'essential' ? [name] : [],
          )
          return fill(adminPeople.consent, {
            date: day(created_at),
            time: formatTime(new Date(created_at)),
            categories: granted.length === 0 ? adminPeople.essentialOnly : granted.join(', '),
          })
        }),
      },
    ].filter(({ items }) => items.length > 0),
    related: [...new Set(others)].filter((other) => other !== '' && other !== person.value),
  }
}
