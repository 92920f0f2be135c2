import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'
import { forEachLanguage } from '../../../format/languages.ts'

/** Who gets the newsletter. */
export const words = {
  menu: 'Abonați',
  metaTitle: titled('Abonații la newsletter', `administrare ${clinic.name}`),
  title: 'Abonați la newsletter',
  lead: 'Cine primește noutăți, în ce limbă și de când. O adresă neconfirmată se șterge după 7 zile (după 30, dacă mesajul nostru s-a întors sau a fost raportat ca nedorit), dovada celor care s-au dezabonat după 24 de luni.',
  filter: 'Ce adrese se văd',
  filters: { confirmed: 'Abonați', pending: 'Neconfirmați', unsubscribed: 'Dezabonați' },
  counts: { one: '{count} adresă', few: '{count} adrese', other: '{count} de adrese' },
  since: { confirmed: 'din {date}', pending: 'cerută {date}', unsubscribed: 'plecată {date}' },
  languages: forEachLanguage('ro'),
  sheet: { email: 'E-mail', language: 'Limba', state: 'Starea', since: 'De când' },
  none: 'Nu este nicio adresă aici.',
  export: 'Descarcă abonații în CSV',
  remove: 'Căutați o adresă anume sau ștergeți una din „Date personale”.',
  newer: 'Mai noi',
  older: 'Mai vechi',
}

export type SubscribersWords = Shape<typeof words>
