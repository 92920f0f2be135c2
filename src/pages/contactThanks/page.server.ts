import { wordsBeside } from '../../content/words-beside.ts'
import { openingFrom } from '../../features/clinic/opening.ts'
import { loadContactTexts } from '../../features/contact/choices.server.ts'
import { callbackText } from '../../features/contact/form-props.server.ts'
import { isLinkToken, linkKey, linkTo } from '../../features/contact/request-link.server.ts'
import { readReference } from '../../features/contact/signed-reference.server.ts'
import { formatWeekdayDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { ContactThanksProps } from './page.tsx'

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'contactThanks',
  cache: 'secret',
  async load({ locale, query, now, data }) {
    const ref = query.get('ref') ?? ''
    const token = query.get(linkKey) ?? ''
    const signed = await readReference(data.forms.signer, ref)
    if (signed === null) return null
    const texts = await loadContactTexts(locale, (await data.team()).members)
    const { wishes, options, callback } = texts.contact
    const words = await wordsIn(locale)
    const { title, lead, reference, referenceHint, page, next, calendar, change, home, prices } = words
    return {
      title,
      lead,
      answer:
        signed.answer === 'email'
          ? callback.email
          : callbackText(texts, openingFrom(await data.hours(), now), now),
      reference: fill(reference, { code: '' }).trim(),
      code: signed.reference,
      referenceHint,
      page: isLinkToken(token) ? { ...page, href: linkTo(locale, token) } : null,
      next,
      wishes: {
        title: wishes.legend,
        days: signed.wishes.map(
          ({ day, part }) => `${formatWeekdayDate(day, locale)}, ${options.parts[part]}`,
        ),
        action: calendar.action,
        hint: calendar.hint,
        href: `${href('contact', locale)}/cerere.ics?ref=${ref}`,
      },
      change,
      home,
      prices,
    }
  },
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await wordsIn(locale)).meta,
} satisfies PageServer<'contactThanks', ContactThanksProps>
