import { dueOn } from '../../features/admin/requests/due.ts'
import { askedFields, factOf } from '../../features/contact/asked-facts.server.ts'
import { type ContactTexts, loadContactTexts } from '../../features/contact/choices.server.ts'
import { readEstimate } from '../../features/contact/estimate.server.ts'
import type { Field } from '../../features/contact/fields.ts'
import type { OwnRequest } from '../../features/contact/own-request.server.ts'
import { formatDate, formatTime, formatWeekdayDate, isoDateOf } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import type { Locale } from '../../locale.ts'
import type { Data } from '../../sources/data.ts'
import type { NoRequestProps, ShownRequestProps } from './props.ts'
import type { RequestWords } from './ro.ts'
import { wordsIn } from './words.server.ts'

/** Why there is no request to show. */
export async function noRequest(state: NoRequestProps['state'], locale: Locale): Promise<NoRequestProps> {
  const { contact, home, [state]: texts } = await wordsIn(locale)
  return { state, ...texts, contact, home }
}

/** A request as its sender sees it. */
export async function shownRequest(
  request: OwnRequest,
  locale: Locale,
  now: Date,
  data: Data,
): Promise<ShownRequestProps> {
  const [words, hours, { members }] = await Promise.all([wordsIn(locale), data.hours(), data.team()])
  const texts = await loadContactTexts(locale, members)
  const { title, received, states, keep, asked, labels, ways, bill, visit } = words
  const at = new Date(request.created_at)
  const due = dueOn(at, hours)
  const isLate = request.state === 'new' && due < isoDateOf(now)
  const facts = askedFields.map((field) => ({
    label: labelOf(field, labels, texts),
    text: factOf(field, { ...request, ...nobody }, texts),
  }))
  const way = request.by_phone ? (request.by_email ? 'both' : 'phone') : 'email'
  return {
    state: 'shown',
    title,
    received: fill(received, {
      code: request.reference,
      date: formatDate(at, locale),
      time: formatTime(at),
    }),
    lead: fill(states[isLate ? 'late' : request.state], {
      day: formatWeekdayDate(due, locale),
      phone: '{phone}',
    }),
    keep,
    asked: {
      title: asked,
      facts: [...facts.filter(({ text }) => text !== ''), { label: labels.answer, text: ways[way] }],
    },
    bill: request.estimate === null ? null : billOf(request.estimate, request.locale, bill),
    visit,
  }
}

/** The page says nothing of who asked: a link that was passed on names nobody. */
const nobody = { name: '', phone: null, email: null }

function labelOf(field: Field, labels: RequestWords['labels'], { contact }: ContactTexts): string {
  if (field.control === 'wishes') return labels.wishes
  const own: Partial<Record<string, string>> = labels
  return own[field.name] ?? contact.fields[field.name].label
}

function billOf(text: string, lang: Locale, texts: RequestWords['bill']): ShownRequestProps['bill'] {
  return { texts, estimate: readEstimate(text), lang }
}
