import { loadTextsWith } from '../../content/texts.ts'
import { wordsBeside } from '../../content/words-beside.ts'
import { openingFrom } from '../../features/clinic/opening.ts'
import { choicesFor, loadContactTexts } from '../../features/contact/choices.server.ts'
import { type FormState, freshForm } from '../../features/contact/form-props.server.ts'
import { prefilled } from '../../features/contact/prefill.server.ts'
import { wayFromContact } from '../../features/rooms/way-data.server.ts'
import { clinicId, specialHours } from '../../features/seo/json-ld-clinic.server.ts'
import { reference } from '../../features/seo/reference.server.ts'
import { layoutWords } from '../../layout/words.server.ts'
import type { LoadContext, PageServer } from '../page-server.ts'
import type { ContactProps } from './page.tsx'
import { announcedDays, contactPageProps } from './props.server.ts'

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'contact',
  // The form carries the time at which it was shown, and its days start today.
  cache: 'visit',
  async load(context) {
    const { locale, query, now, data } = context
    const [hours, { members }] = await Promise.all([data.hours(), data.team()])
    const texts = await loadContactTexts(locale, members)
    const known = {
      complaints: choicesFor(texts).complaints,
      team: texts.team,
      opening: openingFrom(hours, now),
      now,
    }
    return withForm(await freshForm('contact', locale, prefilled(query, known), now, data), context)
  },
  withForm,
  inDocument: ({ way: _, before: __, ...props }) => props,
  meta: async (_, { locale }) => (await wordsIn(locale)).meta,
  jsonLd: async ({ title }, { now, data }) => ({
    name: title,
    type: 'ContactPage',
    page: { about: reference(clinicId) },
    clinic: specialHours(announcedDays(openingFrom(await data.hours(), now).days, now)),
  }),
  picture: async ({ locale }) => ({
    title: (await wordsIn(locale)).title,
    illustration: 'map',
  }),
} satisfies PageServer<'contact', ContactProps>

async function withForm(
  state: FormState,
  { locale, now, data }: LoadContext<'contact'>,
): Promise<ContactProps> {
  const [hours, { members }] = await Promise.all([data.hours(), data.team()])
  const texts = {
    ...(await loadContactTexts(locale, members)),
    ...(await loadTextsWith(locale, { layout: layoutWords, page: wordsIn })),
  }
  return contactPageProps(
    state,
    texts,
    openingFrom(hours, now),
    now,
    data,
    await wayFromContact(locale, await data.rooms()),
  )
}
