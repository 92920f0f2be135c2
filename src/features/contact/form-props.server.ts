import { type Deferred, mapDeferred } from '../../deferred.ts'
import { formatWeekdayDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { fromEntries } from '../../format/from-entries.ts'
import type { Forms } from '../../http/forms.ts'
import type { Locale } from '../../locale.ts'
import { closedTimes } from '../clinic/closed-times.ts'
import { openNow } from '../clinic/open-state.ts'
import type { Opening } from '../clinic/opening.ts'
import type { PriceList } from '../prices/schema.ts'
import { type ContactTexts, choicesFor, dayChoices } from './choices.server.ts'
import { type BroughtEstimate, buildEstimate } from './estimate.server.ts'
import { type ContactErrors, type ContactValues, type FormId, fieldNames } from './fields.ts'
import type { ContactFormProps } from './form-types.ts'
import { issueTimeToken } from './spam/time-token.server.ts'

/** The data sources the form needs. */
type FormSources = { forms: Forms; prices(): Deferred<PriceList> }

/** The state of a form: input and errors. */
export type FormState = {
  id: FormId
  values: ContactValues
  errors: ContactErrors
  problem: string | null
  token: string
}

/** An empty form, prefilled from the query: treatment, dentist, estimate. */
export async function freshForm(
  id: FormId,
  locale: Locale,
  values: Partial<ContactValues>,
  now: Date,
  data: FormSources,
): Promise<FormState> {
  const token = await issueTimeToken(data.forms.signer, now)
  return {
    id,
    values: { ...emptyValues, answer_locale: locale, ...values },
    errors: {},
    problem: null,
    token,
  }
}

/** The form and, beside it, the estimate, whose prices may come late. */
export function contactForm(
  state: FormState,
  texts: ContactTexts,
  opening: Opening,
  now: Date,
  data: FormSources,
): { form: ContactFormProps; estimate: Deferred<BroughtEstimate | null> } {
  const { complaint, estimate } = state.values
  const choices = choicesFor(texts)
  return {
    form: {
      ...state,
      choices: {
        ...choices,
        complaints: choices.complaints.filter(({ value }) => value === complaint),
        days: dayChoices(texts.locale, opening, now),
      },
      turnstileSiteKey: data.forms.turnstileSiteKey,
      texts: formTexts(texts, opening),
    },
    estimate:
      estimate === ''
        ? null
        : mapDeferred(data.prices(), (list) => buildEstimate([estimate], list, texts, now)),
  }
}

/** When the clinic answers: today while there is an hour left, else after it opens. */
export function callbackText(
  { locale, contact: { callback } }: ContactTexts,
  { week, days }: Opening,
  now: Date,
): string {
  const state = openNow(week, days, new Date(now.getTime() + 3_600_000))
  if (state.status === 'open') return fill(callback.today, { time: state.until })
  if (state.opens === null) return callback.email
  const { date, time } = state.opens
  return fill(callback.on, { day: formatWeekdayDate(date, locale), time })
}

const emptyValues: ContactValues = fromEntries(fieldNames.map((name) => [name, ''] as const))

/** Only the texts the form needs: they are sent with the page. */
function formTexts({ locale, contact }: ContactTexts, { week }: Opening): ContactFormProps['texts'] {
  const { formTitle, stopCard, required, optional, either, fields, wishes, options, left, errorPrefix } =
    contact
  const { summary, errors, privacy, privacyLink, honeypot, submit, sending, notConfirmed, estimate } = contact
  return {
    formTitle,
    stopCard,
    required,
    optional,
    either,
    fields,
    wishes: { ...wishes, hint: fill(wishes.hint, closedTimes(locale, week)) },
    options,
    left,
    errorPrefix,
    summary,
    privacy,
    privacyLink,
    honeypot,
    submit,
    sending,
    notConfirmed,
    estimate,
    tooLong: errors.message.long,
    failed: errors.form.unavailable,
    offline: errors.form.offline,
  }
}
