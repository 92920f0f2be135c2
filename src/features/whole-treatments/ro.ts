import { offeredWords } from '../../content/offered-words.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

const named = offeredWords([
  ['implant cu coroană', 'implant_dentar'],
  ['fațete', 'fatete_dentare'],
  ['aparat', 'aparat_dentar'],
  ['punte', 'protetica'],
])

export const words = {
  meta: {
    title: titled('Cât costă un tratament dentar în total'),
    description: `${['Tratamente întregi, adunate din lista de prețuri', named.join(', ')].filter(Boolean).join(': ')}. Fiecare cu etapele și cu ce se plătește la fiecare.`,
    keywords: [
      'cost total tratament dentar',
      'etape de plată dentist',
      'preț tratament dentar în total',
      ...offeredWords([
        ['cât costă un implant în total', 'implant_dentar'],
        ['preț total implant cu coroană', 'implant_dentar'],
        ['cost total aparat dentar', 'aparat_dentar'],
        ['preț șase fațete', 'fatete_dentare'],
        ['cost tratament de canal cu coroană', 'tratamente_endodontice'],
      ]),
    ],
  },
  title: 'Cât costă în total',
  lead: 'Un tratament are mai multe prețuri, plătite în momente diferite. Aici le găsiți adunate, de la prima investigație până la ultima vizită, după lista de prețuri de azi.',
  bill: {
    meta: {
      title: '{name}: cât costă în total',
      priced: '{name}: {price}',
      stages: '{name}: {price}, pe etape',
      about:
        '{name}, în total {price}: fiecare etapă cu prețul ei din listă și când se plătește, de la prima vizită la ultima.',
      description:
        '{name}, de la prima vizită la ultima: fiecare etapă cu prețul ei din listă, când se plătește și cât face totalul, în lei.',
      keywords: ['cost total tratament dentar', 'etape de plată dentist'],
    },
    title: 'Ce plătiți și când',
    caption: '{name}: etapele, cu prețul cel mai mic și cel mai mare, în lei',
    part: 'Ce se plătește',
    low: 'De la',
    high: 'Până la',
    lei: 'lei',
    open: 'în plan',
    openNote:
      '„În plan” înseamnă că lista spune doar de la cât pornește prețul: suma întreagă o aflați din planul scris.',
    total: 'În total',
    due: {
      imaging: 'La investigații',
      plan: 'La plan',
      cleaning: 'La igienizare',
      surgery: 'În ziua intervenției',
      canals: 'La tratamentul de canal',
      preparation: 'La pregătirea dinților',
      mounting: 'La început',
      whitening: 'La albire',
      checkups: 'La fiecare control',
      fitting: 'La lucrarea definitivă',
      end: 'La final',
    },
    after: 'după {period}',
    during: 'timp de {period}',
    share: 'Cât din total se plătește la fiecare etapă: {stages}.',
    stageShare: '{stage}, {amount}',
    without: 'Nu cuprinde',
    offer: 'Oferta, până la {to}',
    book: 'Cere o programare cu acest calcul',
    estimate: 'Deschide ca deviz',
    estimateNote: 'Devizul și cererea au același total; în deviz puteți alege una dintre variante.',
    print: 'Tipărește calculul',
    printed: 'Calcul orientativ din {date}, după lista de prețuri din acea zi.',
    treatment: 'Despre tratament: {treatment}',
    missing:
      'O parte din acest tratament nu are acum un preț publicat, așa că nu putem face totalul. Îl aflați la consultația gratuită, în planul scris.',
    prices: 'Lista de prețuri',
    others: 'Alte tratamente, în total',
  },
  none: 'Acum nu putem aduna niciun tratament: lista de prețuri se schimbă. Prețurile publicate sunt în listă.',
  note: 'Totalul este orientativ, pentru cazul obișnuit. Ce este necesar și cât costă la dumneavoastră scrie în plan, după consultația gratuită.',
  help: {
    title: 'Aflați totalul pentru dumneavoastră',
    text: 'La consultația gratuită primiți planul scris, cu fiecare etapă și prețul ei. Radiografiile nu sunt incluse.',
  },
}

export type TotalsWords = Shape<typeof words>
