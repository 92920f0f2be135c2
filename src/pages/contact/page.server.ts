import { contact as textsEn } from '../../content/en/contact.ts'
import { contact as textsRo } from '../../content/ro/contact.ts'
import { contactTexts } from '../../features/contact/choices.server.ts'
import { freshForm } from '../../features/contact/form-props.server.ts'
import { prefilled } from '../../features/contact/prefill.server.ts'
import { clinicId } from '../../features/seo/json-ld-clinic.server.ts'
import type { PageServer } from '../page-server.ts'
import type { ContactProps } from './page.tsx'
import { contactPageProps } from './props.server.ts'

const texts = { ro: textsRo, en: textsEn }

export default {
  id: 'contact',
  // The form carries the time at which it was shown, and its days are those of today.
  cache: 'visit',
  async load({ locale, query, now, data }) {
    return contactPageProps(await freshForm(locale, prefilled(query), now, data), locale, now, data)
  },
  meta({ form }, { locale }) {
    const { meta, errorPrefix } = contactTexts[locale]
    const isRefused = form.problem !== null || Object.keys(form.errors).length > 0
    return isRefused ? { ...meta, title: `${errorPrefix} ${meta.title}` } : meta
  },
  jsonLd: ({ title }) => ({ name: title, type: 'ContactPage', page: { about: { '@id': clinicId } } }),
  picture: ({ locale }) => ({ title: texts[locale].title, illustration: 'map' }),
} satisfies PageServer<'contact', ContactProps>
