import { clinic } from '../../content/clinic.ts'
import { dueOn } from '../../features/admin/requests/due.ts'
import { askedFields, factOf } from '../../features/contact/asked-facts.server.ts'
import { type ContactTexts, loadContactTexts } from '../../features/contact/choices.server.ts'
import { readEstimate } from '../../features/contact/estimate.server.ts'
import type { Field } from '../../features/contact/fields.ts'
import { longestChange, type OwnRequest } from '../../features/contact/own-request.server.ts'
import { formatTime, isoDateOf } from '../../format/dates.ts'
import { formatDate, formatWeekdayDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { formatPhone } from '../../format/phone.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { Data } from '../../sources/data.ts'
import type { NoRequestProps, OwnChange, ShownRequestProps } from './props.ts'
import type { RequestWords } from './ro.ts'
import { wordsIn } from './words.server.ts'

/** Why there is no request to show. `pressed`: the fields of a form that came to nothing, to be sent again. */
export async function noRequest(
  state: NoRequestProps['state'],
  locale: Locale,
  pressed: Record<string, string> | null = null,
): Promise<NoRequestProps> {
  const words = await wordsIn(locale)
  const { title, text } = words[state]
  const again = pressed && { action: href('request', locale), button: words.lost.retry, fields: pressed }
  return { state, title, text, contact: words.contact, home: words.home, again }
}

/** What was typed and refused, and why. */
export type RefusedChange = { typed: string; error: keyof RequestWords['change']['errors'] }

type Shown = { locale: Locale; token: string; refused: RefusedChange | null }

/** A request as its sender sees it. */
export async function shownRequest(
  request: OwnRequest,
  { locale, token, refused }: Shown,
  now: Date,
  data: Data,
): Promise<ShownRequestProps> {
  const [words, hours, { members }] = await Promise.all([wordsIn(locale), data.hours(), data.team()])
  const texts = await loadContactTexts(locale, members)
  const { title, received, states, cancelled, keep, asked, labels, ways, since, bill, visit } = words
  const due = dueOn(new Date(request.created_at), hours)
  const isLate = request.state === 'new' && due < isoDateOf(now)
  const end = request.cancelled_at
  const facts = askedFields.map((field) => ({
    label: labelOf(field, labels, texts),
    text: factOf(field, { ...request, ...nobody }, texts),
  }))
  const way = request.by_phone ? (request.by_email ? 'both' : 'phone') : 'email'
  return {
    state: 'shown',
    title,
    received: fill(received, { code: request.reference, ...momentOf(request.created_at, locale) }),
    lead:
      end === null
        ? fill(states[isLate ? 'late' : request.state], {
            day: formatWeekdayDate(due, locale),
            ...keepsPhone,
          })
        : fill(cancelled.lead, momentOf(end, locale)),
    again: end === null ? null : cancelled.again,
    keep,
    asked: {
      title: asked,
      facts: [...facts.filter(({ text }) => text !== ''), { label: labels.answer, text: ways[way] }],
    },
    since: {
      title: since.title,
      changes: request.changes.map(({ at, note }) => ({ at: fill(since.at, momentOf(at, locale)), note })),
    },
    change: end === null ? changeForm(words.change, { locale, token, refused }) : null,
    bill: request.estimate === null ? null : billOf(request.estimate, request.locale, bill),
    visit,
  }
}

/** The page turns `{phone}` into a link. */
const keepsPhone = { phone: '{phone}' }

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

function changeForm(
  { errors, hint, ...texts }: RequestWords['change'],
  { locale, token, refused }: Shown,
): OwnChange {
  const typed = refused?.typed ?? ''
  const values = { max: longestChange, count: typed.length, phone: formatPhone(clinic.phone) }
  return {
    texts: { ...texts, hint: fill(hint, values) },
    action: href('request', locale),
    token,
    typed,
    error: refused && fill(errors[refused.error], values),
  }
}

function momentOf(at: string, locale: Locale): { date: string; time: string } {
  const moment = new Date(at)
  return { date: formatDate(moment, locale), time: formatTime(moment) }
}
