import type { Context } from 'hono'
import { clinic } from '../../content/clinic.ts'
import { type Opening, openingFrom } from '../../features/clinic/opening.ts'
import { openSpans } from '../../features/contact/days.ts'
import { calendarFile } from '../../features/contact/ics.ts'
import type { ContactWords } from '../../features/contact/ro.ts'
import { readReference, type SignedReference } from '../../features/contact/signed-reference.server.ts'
import { contactWords } from '../../features/contact/words.server.ts'
import { startOfDay } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { formatPhone } from '../../format/phone.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { plainError } from '../../http/error-page.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import type { Signer } from '../../http/signer.ts'
import type { Locale } from '../../locale.ts'
import type { Data } from '../../sources/data.ts'

/** `/contact/cerere.ics?ref=`: the wished days as a calendar, or 404 for a reference this site did not sign. */
export async function respondWithCalendar(
  c: Context<AppEnv>,
  signer: Signer,
  locale: Locale,
  data: Data,
): Promise<Response> {
  const signed = await readReference(signer, c.req.query('ref') ?? '')
  if (signed === null || signed.wishes.length === 0) return plainError(404, locale)
  const now = new Date()
  const opening = openingFrom(await data.hours(), now)
  const { calendar } = await contactWords(locale)
  const events = eventsOf(signed, opening, calendar)
  return new Response(calendarFile(locale, events, now), {
    headers: {
      ...securityHeaders,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${calendar.file}-${signed.reference.toLowerCase()}.ics"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

function eventsOf(
  { reference, wishes }: SignedReference,
  opening: Opening,
  { summary, description }: ContactWords['calendar'],
) {
  const { street, sector, postalCode, city } = clinic.address
  const values = { code: reference, phone: formatPhone(clinic.phone) }
  return wishes.flatMap(({ day, part }, index) => {
    // The whole part, even when it has begun.
    const spans = openSpans(day, part, opening, startOfDay(day))
    const from = spans[0]?.[0]
    const to = spans.at(-1)?.[1]
    if (from === undefined || to === undefined) return []
    return [
      {
        uid: `${reference}-${index + 1}@${new URL(clinic.origin).hostname}`,
        day,
        from,
        to,
        summary,
        description: fill(description, values),
        location: `${street}, ${sector}, ${postalCode} ${city}`,
      },
    ]
  })
}
