import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'
import { forEachLanguage } from '../../../format/languages.ts'

/** What was measured of the site. */
export const words = {
  menu: 'Statistici',
  metaTitle: titled('Statistici ale site-ului', `administrare ${clinic.name}`),
  title: 'Statistici',
  lead: 'Numere despre pagini, fără nimic despre persoane: nici adrese IP, nici identificatori, nici ce s-a scris în formulare.',
  periods: 'Perioada',
  period: { one: 'Ultima {count} zi', few: 'Ultimele {count} zile', other: 'Ultimele {count} de zile' },
  none: 'Nu s-a măsurat încă nimic în această perioadă.',
  unset:
    'Vizitele se numără, dar această pagină nu are încă acces la cifre. Rugați-l pe cel care întreține site-ul să completeze setările INSIGHTS_ACCOUNT_ID și INSIGHTS_API_TOKEN.',
  unread: 'Serviciul de statistici nu răspunde acum. Încercați din nou peste câteva minute.',
  languages: forEachLanguage('ro', (language) => `În ${language}`),
  what: 'Ce s-a întâmplat',
  page: 'Pagina',
  site: 'Site-ul',
  measure: 'Măsura',
  total: 'În total',
  p75: 'La 3 din 4 vizite cel mult',
  rating: 'Cum este',
  measured: 'Măsurări',
  requests: 'Cereri trimise',
  calls: 'Apăsări pe numărul de telefon',
  conversions: {
    title: 'Cereri și apeluri',
    lead: 'Cererile se numără toate; apăsările pe telefon numai la cine a acceptat statisticile.',
  },
  pages: {
    title: 'Pagini deschise, pe limbi',
    lead: 'Tot ce a trimis site-ul, inclusiv roboților; nu cere acord, pentru că nu spune nimic despre cine a cerut.',
  },
  views: { title: 'Pagini văzute', lead: 'Numai vizitatorii care au acceptat statisticile.' },
  referrers: {
    title: 'De unde au venit',
    lead: 'Site-ul din care a început vizita, pentru cine a acceptat statisticile. Cu nume apar motoarele de căutare, rețelele și ghidurile cunoscute; pe celelalte le poate inventa oricine, așa că se numără împreună.',
    others: 'alte site-uri',
  },
  vitals: {
    title: 'Cât de repede merge',
    lead: 'Măsurat în browserele celor care au acceptat statisticile.',
  },
  vitalNames: {
    LCP: 'Conținutul principal apare (LCP)',
    INP: 'Răspunsul la o atingere (INP)',
    CLS: 'Cât se mișcă pagina (CLS)',
    FCP: 'Primul conținut apare (FCP)',
    TTFB: 'Primul octet sosește (TTFB)',
  },
  ratings: { good: 'bine', middle: 'de îmbunătățit', poor: 'slab' },
}

export type StatisticsWords = Shape<typeof words>
