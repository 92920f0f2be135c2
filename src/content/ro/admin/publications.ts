import { forEachLanguage } from '../../../format/languages.ts'
import { clinic } from '../../clinic.ts'
import type { AdminPreview, AdminPublications } from '../../schemas/admin/publications.ts'
import { titled } from '../../titled.ts'

export const adminPublications = {
  metaTitle: titled('Istoricul publicărilor', `administrare ${clinic.name}`),
  title: 'Istoricul publicărilor',
  lead: 'Fiecare variantă publicată, cu cine, când și ce s-a schimbat. La oricare vă puteți întoarce.',
  none: 'Nu s-a publicat încă nimic de aici.',
  subjects: {
    prices: 'Prețuri',
    offers: 'Oferta',
    hours: 'Program',
    redirects: 'Redirecționări',
    news: 'Noutăți',
    team: 'Echipa',
    stories: 'Poveștile pacienților',
  },
  article: 'Articolul {slug}',
  subject: 'Istoricul pentru',
  kinds: {
    start: 'Varianta de la început',
    publish: 'Publicare',
    rollback: 'Revenire la varianta {source}',
    other: 'Alt pas',
  },
  by: '{email}, {date}, ora {time}',
  until: 'Valabilă până la {date}, ora {time}',
  diff: {
    title: 'Ce s-a schimbat',
    none: 'Nimic: era deja așa.',
    row: 'Rând',
    before: 'Înainte',
    after: 'După',
  },
  going: {
    title: 'Ce ar schimba revenirea',
    none: 'Nimic: vizitatorii văd deja această variantă.',
    row: 'Rând',
    before: 'Publicat acum',
    after: 'După revenire',
    draftLost: {
      one: 'Ciorna are {count} modificare nepublicată, care iese din ciornă. O puteți aduce înapoi cu „Anulează”.',
      few: 'Ciorna are {count} modificări nepublicate, care ies din ciornă. Le puteți aduce înapoi cu „Anulează”.',
      other:
        'Ciorna are {count} de modificări nepublicate, care ies din ciornă. Le puteți aduce înapoi cu „Anulează”.',
    },
  },
  changed: {
    one: '{count} rând schimbat',
    few: '{count} rânduri schimbate',
    other: '{count} de rânduri schimbate',
  },
  show: 'Vezi ce s-a schimbat',
  current: 'Se vede acum pe site',
  back: 'Tot istoricul',
  rollback: {
    title: 'Revenire la această variantă',
    lead: 'Varianta se publică din nou, imediat, iar ciorna devine la fel cu ea.',
    prices: 'Prețurile care se schimbă sunt valabile din ziua revenirii.',
    note: { label: 'De ce' },
    submit: 'Publică din nou varianta',
  },
} satisfies AdminPublications

export const adminPreview = {
  metaTitle: titled('Ciorna, așa cum se va vedea', `administrare ${clinic.name}`),
  inLanguage: forEachLanguage('ro', (language) => `Pagina în ${language}`),
  notice: 'Previzualizare, cu tot ce este în ciorne. Vizitatorii văd încă ce este publicat.',
  edit: 'Înapoi la ciornă',
  refreshed: 'Previzualizarea este la zi.',
  touched: {
    one: '{count} pagină se schimbă la publicare',
    few: '{count} pagini se schimbă la publicare',
    other: '{count} de pagini se schimbă la publicare',
  },
  all: 'Lista de prețuri întreagă',
  alone: 'Deschide pagina singură',
  phone: '{page}, la lățimea unui telefon',
  desktop: '{page}, la lățimea unui calculator',
} satisfies AdminPreview
