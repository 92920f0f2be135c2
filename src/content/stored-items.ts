import type { Locale } from '../locale.ts'
import { brand } from './clinic.ts'
import type { OptionalCategory } from './vocabulary.ts'

type StoredItem = {
  /** The name in the browser's storage; a final `*` stands for any ending. */
  name: string
  storage: 'localStorage' | 'cookie' | 'cache' | 'sessionStorage'
  category: 'essential' | OptionalCategory
  audience: 'visitor' | 'staff'
  lifetime: Record<Locale, string>
  purpose: Record<Locale, string>
}

/** Everything the site may leave on a device: the table of the cookie policy, and what a browser is checked against. */
export const storedItems = [
  {
    name: `${brand}.consent`,
    storage: 'localStorage',
    category: 'essential',
    audience: 'visitor',
    lifetime: {
      ro: 'Până o ștergeți din browser; după aproape 23 de luni vă întrebăm din nou',
      en: 'Until you clear it in your browser; after nearly 23 months we ask again',
    },
    purpose: {
      ro: 'Reține alegerea dumneavoastră: categoriile, data și versiunea, ca să nu vă întrebăm la fiecare pagină.',
      en: 'Remembers your choice: the categories, the date and the version, so that we do not ask on every page.',
    },
  },
  {
    name: `${brand}.anon-id`,
    storage: 'localStorage',
    category: 'essential',
    audience: 'visitor',
    lifetime: {
      ro: 'Până îl ștergeți din browser',
      en: 'Until you clear it in your browser',
    },
    purpose: {
      ro: 'Un identificator aleatoriu, creat în clipa alegerii, care leagă alegerea de dovada ei. Nu este folosit la statistici.',
      en: 'A random identifier, created when you choose, that links the choice with its proof. It is not used for statistics.',
    },
  },
  {
    name: `${brand}.consent-outbox`,
    storage: 'localStorage',
    category: 'essential',
    audience: 'visitor',
    lifetime: {
      ro: 'Până când dovada ajunge la server, de obicei câteva clipe',
      en: 'Until the proof reaches the server, usually a few moments',
    },
    purpose: {
      ro: 'Păstrează dovada alegerii cât timp nu a putut fi trimisă, de exemplu fără internet.',
      en: 'Keeps the proof of your choice while it could not be sent, for example without a connection.',
    },
  },
  {
    name: `${brand}-*`,
    storage: 'cache',
    category: 'functional',
    audience: 'visitor',
    lifetime: {
      ro: 'Până la o versiune nouă a site-ului, până retrageți acordul sau până goliți datele site-ului',
      en: 'Until a new version of the site, until you withdraw consent or until you clear the site’s data',
    },
    purpose: {
      ro: 'Copii ale paginilor clinicii (contact, prețuri, ultimele pagini citite), ca să le puteți deschide fără internet.',
      en: 'Copies of the clinic’s pages (contact, prices, the last pages you read), so that they open without a connection.',
    },
  },
  {
    name: '_ga',
    storage: 'cookie',
    category: 'analytics',
    audience: 'visitor',
    lifetime: { ro: '2 ani', en: '2 years' },
    purpose: {
      ro: 'Google, numai dacă eticheta este configurată și ați acceptat „Analiză”: deosebește vizitatorii între ei.',
      en: 'Google, only if the tag is configured and you accepted “Analytics”: tells visitors apart.',
    },
  },
  {
    name: '_ga_*',
    storage: 'cookie',
    category: 'analytics',
    audience: 'visitor',
    lifetime: { ro: '2 ani', en: '2 years' },
    purpose: {
      ro: 'Google, numai dacă eticheta este configurată și ați acceptat „Analiză”: ține starea unei vizite.',
      en: 'Google, only if the tag is configured and you accepted “Analytics”: keeps the state of a visit.',
    },
  },
  {
    name: '_gcl_*',
    storage: 'cookie',
    category: 'marketing',
    audience: 'visitor',
    lifetime: { ro: '90 de zile', en: '90 days' },
    purpose: {
      ro: 'Google, numai dacă eticheta este configurată și ați acceptat „Marketing”: arată dacă o reclamă a adus vizita.',
      en: 'Google, only if the tag is configured and you accepted “Marketing”: shows whether an advertisement led to the visit.',
    },
  },
  {
    name: '__Host-*',
    storage: 'cookie',
    category: 'essential',
    audience: 'staff',
    lifetime: {
      ro: 'Până la ieșirea din cont sau până la expirarea sesiunii; semnul unui dispozitiv cunoscut, 180 de zile',
      en: 'Until signing out or until the session expires; the mark of a known device, 180 days',
    },
    purpose: {
      ro: 'Țin autentificată echipa clinicii în zona de administrare și o lasă să intre când altcineva ghicește parole. Vizitatorii nu le primesc.',
      en: 'Keep the clinic’s team signed in to the administration area, and let it in while somebody else guesses passwords. Visitors never receive them.',
    },
  },
] as const satisfies readonly StoredItem[]
