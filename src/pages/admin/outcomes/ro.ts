import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'
import type { outcomeFields } from '../../../features/outcomes/outcomes.server.ts'
import type { ErrorTextsOf, LabelsOf } from '../../../features/publishing/fields.ts'

const how = {
  label: 'Cum s-a numărat',
  hint: 'Între 20 și 600 de caractere: ce intră la socoteală, ce nu și din ce registru.',
}
const writeHow = 'Scrieți cum s-a numărat, între 20 și 600 de caractere, cu ș și ț cu virgulă.'

/** What each year of the clinic came to. */
export const words = {
  menu: 'Rezultate',
  name: 'Rezultatele pe ani',
  metaTitle: titled('Rezultatele pe ani, ciornă', `administrare ${clinic.name}`),
  title: 'Rezultatele pe ani',
  lead: 'O dată pe an, câteva cifre numărate de dumneavoastră. Fiecare an publicat are pagina lui, legată de pe prima pagină și de la echipă. Cât timp nu publicați niciunul, site-ul nu are o asemenea pagină.',
  draft: 'Ciorna rezultatelor',
  changes: {
    one: '{count} modificare a rezultatelor, nepublicată',
    few: '{count} modificări ale rezultatelor, nepublicate',
    other: '{count} de modificări ale rezultatelor, nepublicate',
  },
  more: {
    one: '{count} modificare a rezultatelor',
    few: '{count} modificări ale rezultatelor',
    other: '{count} de modificări ale rezultatelor',
  },
  noDraft: 'Nu există încă o ciornă: vedeți rezultatele publicate.',
  same: 'Nimic de publicat: rezultatele din ciornă sunt cele de pe site.',
  list: { title: 'Anii din ciornă', add: 'Adaugă un an', none: 'Niciun an: site-ul nu are pagina aceasta.' },
  one: {
    metaTitle: 'Anul {name}, ciornă – administrare',
    added: 'Un an nou',
    back: 'Înapoi la ani și la publicare',
    groups: {
      bills: 'Nota de plată și devizul',
      treatments: 'Complicații',
      complaints: 'Reclamații',
      waiting_requests: 'Zile de așteptare',
    },
    save: 'Salvează în ciornă',
    remove: 'Scoate anul',
    removeLead: 'Anul dispare din ciornă, iar pagina lui de pe site abia când publicați. Puteți anula pasul.',
    missing: 'Anul nu mai este în ciornă. Alegeți altul din listă.',
  },
  fields: {
    year: { label: 'Anul', hint: 'Un an încheiat, cu patru cifre. După salvare nu se mai schimbă.' },
    introduction: { label: 'Cuvânt înainte', hint: 'Cel mult 600 de caractere. Poate lipsi.' },
    bills: {
      label: 'Note de plată',
      hint: 'Ale planurilor încheiate în acel an. Lăsați gol tot grupul dacă nu ați numărat.',
    },
    bills_equal: { label: 'Din ele, egale cu devizul' },
    bills_how: how,
    treatments: { label: 'Tratamente făcute' },
    complications: { label: 'Din ele, cu o complicație' },
    complications_how: how,
    complaints: { label: 'Reclamații primite', hint: 'Scrieți 0 dacă nu a fost niciuna.' },
    complaints_settled: { label: 'Din ele, încheiate împreună cu pacientul' },
    complaints_how: {
      label: 'Cum s-a numărat și cum s-au încheiat',
      hint: 'Între 20 și 600 de caractere, fără nimic după care s-ar recunoaște un pacient.',
    },
    waiting_requests: { label: 'Cereri numărate' },
    waiting_days: {
      label: 'În câte zile a avut prima vizită jumătate dintre ele',
      hint: 'Mediana, nu media: cu zilele puse în ordine, cea din mijloc.',
    },
    waiting_how: how,
  } satisfies LabelsOf<typeof outcomeFields>,
  errors: {
    year: 'Scrieți un an încheiat, cu patru cifre, care nu are încă o pagină.',
    introduction: 'Scrieți cel mult 600 de caractere, cu ș și ț cu virgulă.',
    bills:
      'Scrieți câte note de plată au fost, un număr întreg peste zero. Un an are cel puțin un grup de cifre.',
    bills_equal: 'Scrieți un număr întreg, cel mult cât numărul notelor de plată.',
    bills_how: writeHow,
    treatments: 'Scrieți câte tratamente s-au făcut, un număr întreg peste zero.',
    complications: 'Scrieți un număr întreg, cel mult cât numărul tratamentelor.',
    complications_how: writeHow,
    complaints: 'Scrieți un număr întreg; 0 dacă nu a fost nicio reclamație.',
    complaints_settled: 'Scrieți un număr întreg, cel mult cât numărul reclamațiilor.',
    complaints_how: writeHow,
    waiting_requests: 'Scrieți câte cereri ați numărat, un număr întreg peste zero.',
    waiting_days: 'Scrieți un număr întreg de zile, cel mult 366.',
    waiting_how: writeHow,
  } satisfies ErrorTextsOf<typeof outcomeFields>,
  notices: {
    saved: 'Modificarea este în ciornă.',
    merged: 'Modificarea este în ciornă, împreună cu ce a salvat altcineva între timp.',
    added: 'Anul este în ciornă.',
    moved: 'Ordinea este schimbată în ciornă.',
    removed: 'Anul este scos din ciornă.',
    gone: 'Între timp, cineva a scos anul din ciornă. Ce ați scris este mai jos: dacă salvați, se adaugă din nou.',
  },
  published: 'Rezultatele sunt publicate. Pagina anului este pe site.',
  problems: { running: 'Un an se publică după ce s-a încheiat.' },
  conflict: 'Altcineva a schimbat între timp aceleași cifre',
  publish: 'Publică rezultatele',
  publishLead: 'Pagina apare imediat pe site, în amândouă limbile. Nota rămâne în istoric.',
}

export type OutcomesAdminWords = Shape<typeof words>
