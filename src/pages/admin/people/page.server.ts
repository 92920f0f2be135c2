import {
  erasureReasons,
  type Person,
  readPerson,
  readRecords,
  readStored,
} from '../../../features/admin/records/person-store.server.ts'
import { readDraft } from '../../../features/publishing/draft-store.server.ts'
import { storiesSubject } from '../../../features/stories/stories-subject.server.ts'
import { fill } from '../../../format/fill.ts'
import { typedLine } from '../../../format/typed.ts'
import type { AdminPage, AdminRequest, OutcomeOf, SentForm } from '../../admin-page.ts'
import { refused } from '../../outcome.ts'
import { erasePersonForGood } from './erase.server.ts'
import { heldData, placesIn } from './held.server.ts'
import type { AdminPeopleProps, Erasure } from './page.tsx'
import type { PeopleWords } from './ro.ts'

export type Of = {
  props: AdminPeopleProps
  words: PeopleWords
  view: { typed: string; typedError: string; person: Person; erasure: Erasure }
}

const nothingChosen: Erasure = { reason: '', reasonError: null, confirmed: false, confirmedError: null }

/**
 * What is held about a person: found, given out, erased. It is asked for by a form that is posted, so that no address
 * of a patient stands in the browser's history or in a log.
 */
export default {
  id: 'admin/people',
  title: ({ words }) => words.metaTitle,
  actions: { search: about(search), download: about(takeAway), erase: about(erase) },

  async load(request, { typed = '', typedError = null, person, erasure = nothingChosen }) {
    const { texts } = request
    const { words } = texts
    return {
      texts: { ...words, lead: fill(words.lead, { held: placesIn(words.held, () => true) }) },
      errorPrefix: texts.adminDrafts.errorPrefix,
      typed,
      typedError,
      reasons: erasureReasons.map((value) => ({ value, text: texts.adminRecords.reasons[value] })),
      erasure,
      held: person === undefined ? null : await held(person, request),
    }
  },
} satisfies AdminPage<Of>

type Request = AdminRequest<PeopleWords>
type Sought = { typed: string; person: Person; form: URLSearchParams }
type Result = OutcomeOf<Of> | Promise<OutcomeOf<Of>>

/** An action about whom the form names. */
function about(act: (sought: Sought, request: Request) => Result) {
  return ({ form }: SentForm, request: Request): Result => {
    const { errors } = request.texts.words
    const typed = typedLine(form.get('who') ?? '').slice(0, 254)
    const person = readPerson(typed)
    if (person === null) return refused({ typed, typedError: typed === '' ? errors.empty : errors.unknown })
    return act({ typed, person, form }, request)
  }
}

function search({ typed, person }: Sought): Result {
  return { outcome: 'shown', view: { typed, person } }
}

/** Texts of other people are not handed over. */
async function takeAway({ person }: Sought, { database }: Request): Promise<OutcomeOf<Of>> {
  const { mentions: _, ...own } = await readStored(database, person, 'take')
  return { outcome: 'file', name: `date-${person.kind}.json`, body: JSON.stringify(own, null, 2) }
}

function erase({ typed, person, form }: Sought, request: Request): Result {
  const { errors } = request.texts.words
  const reason = erasureReasons.find((each) => each === form.get('reason'))
  const confirmed = form.get('confirmed') === 'yes'
  if (reason !== undefined && confirmed) return erasePersonForGood(person, reason, request)
  const erasure = {
    reason: reason ?? '',
    reasonError: reason === undefined ? errors.reason : null,
    confirmed,
    confirmedError: confirmed ? null : errors.confirmed,
  }
  return refused({ typed, person, erasure })
}

/** Stories by what the owner calls them: their titles, not their addresses. */
async function held(person: Person, { database, locale, texts }: Request) {
  const records = await readRecords(database, person)
  const drafted = records.stories.length === 0 ? null : await readDraft(database, storiesSubject)
  const titles = new Map(drafted?.content.stories.map((story) => [story.id, story[locale].title]))
  return heldData(person, records, titles, texts)
}
