import { wordsOfAll } from '../../../content/offered-words.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'
import { asBeginning } from '../../../format/counted-words.ts'
import { comparesAligners } from './of-the-build.ts'

const hesitations = wordsOfAll([
  ['fațetă sau coroană', 'fatete_dentare', 'coroane_dentare'],
  ['implant sau punte', 'implant_dentar', 'protetica'],
  ...(comparesAligners ? [['aparat fix sau gutiere', 'aparat_dentar'] as const] : []),
])
const named = hesitations.length > 0 ? hesitations.join(', ') : 'două tratamente, rând cu rând'

export const words = {
  meta: {
    title: titled('Comparați două tratamente dentare'),
    description: `${asBeginning(named, 'ro')}: preț, vizite, zile cu sensibilitate, durată și garanție, alături.`,
    keywords: [
      'comparație tratamente dentare',
      'diferența dintre tratamente dentare',
      'ce tratament dentar alegem',
      ...hesitations,
      ...wordsOfAll([['albire sau fațete', 'albire_dinti', 'fatete_dentare']]),
    ],
  },
  title: 'Comparați două tratamente',
  pairTitle: '{a} sau {b}',
  pairMeta: '{a} sau {b}?',
  lead: 'Alegeți două variante și vedeți, rând cu rând, ce presupun: cât stați în scaun, ce simțiți, câte vizite sunt și cât costă. Care vi se potrivește stabiliți împreună cu medicul.',
  first: 'Prima variantă',
  second: 'A doua variantă',
  choose: 'Alegeți',
  button: 'Compară',
  same: 'Alegeți două tratamente diferite.',
  pairs: 'Ezitările cele mai frecvente',
  pair: '{a} sau {b}',
  link: 'Compară: {a} și {b}',
  variants: {
    braces: {
      name: 'Aparat dentar fix',
      text: 'Bracketuri lipite pe dinți și un arc subțire care îi deplasează treptat; le purtați zi și noapte, până la final.',
    },
    bridge: {
      name: 'Punte dentară',
      text: 'Trei coroane unite: cele de la capete stau pe dinții vecini, șlefuiți, iar cea din mijloc ține locul dintelui lipsă.',
    },
    aligners: {
      name: 'Gutiere transparente',
      text: 'Gutiere pe care le schimbați periodic și le scoateți la masă și la periaj; mută dinții treptat, cu forțe mici.',
    },
    extraction: {
      name: 'Extracția dintelui',
      text: 'Dintele se scoate. Locul rămâne liber sau se completează mai târziu cu un implant, o punte ori o proteză.',
    },
  },
  lines: 'Ce veți simți, pe aceeași scară',
  table: '{a} și {b}, rând cu rând',
  rows: {
    what: 'Ce este',
    chair: 'Cea mai lungă vizită',
    numb: 'Amorțit după vizită',
    sore: 'Zile cu sensibilitate',
    visits: 'Vizite',
    done: 'Gata în',
    price: 'Preț în listă',
    total: 'În total',
    success: 'Rată de succes',
    warranty: 'Garanție',
  },
  equal: 'la fel',
  less: 'mai puțin',
  more: 'mai mult',
  none: 'nepublicat',
  measures: {
    tooth: { one: 'un dinte', few: '{count} dinți', other: '{count} de dinți' },
    gap: { one: 'un dinte lipsă', few: '{count} dinți lipsă', other: '{count} de dinți lipsă' },
    arch: { one: 'o arcadă', few: '{count} arcade', other: '{count} de arcade' },
    site: { one: 'o zonă', few: '{count} zone', other: '{count} de zone' },
  },
  case: '{of} ({measure})',
  total: '{name} ({measure}): {price}',
  unlike: 'Rândurile sunt pentru {a}, respectiv {b}: nu spunem unde este mai mult sau mai puțin.',
  unlikeTotals:
    'Totalurile nu se pot compara: unul este pentru {a}, celălalt pentru {b}. Ce cuprinde fiecare scrie în calculul lui.',
  leavesGap: 'Fără înlocuirea dintelui. Ce poate închide locul are calculul lui:',
  noTotal: 'Nu avem un total calculat: depinde de caz și îl aflați în planul scris.',
  print: 'Tipărește comparația',
  note: 'Comparația nu ține loc de consultație: o variantă poate să nu fie posibilă în cazul dumneavoastră.',
}

export type CompareWords = Shape<typeof words>
