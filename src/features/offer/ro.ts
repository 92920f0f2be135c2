import { clinic } from '../../content/clinic.ts'
import { needs } from '../../content/needs.ts'
import { offeredToAPerson } from '../../content/prices/offer.ts'
import { city } from '../../content/ro/city.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'
import { thingsInWords } from '../../format/counted-words.ts'

const offered = thingsInWords(
  offeredToAPerson,
  { one: '{count} implant', few: '{count} implanturi', other: '{count} de implanturi' },
  'ro',
)

export const words = {
  meta: {
    title: titled('Ofertă implant dentar: preț și condiții'),
    description:
      'Implant dentar din titan la preț redus: din ce zi până în ce zi, ce include oferta, ce nu include și în ce condiții.',
    keywords: [
      'ofertă implant dentar',
      `preț implant dentar ${city}`,
      'implant din titan',
      `implant dentar ${clinic.address.sector}`,
    ],
  },
  running: {
    title: 'Ofertă implant dentar: {price}',
    description:
      'Implant dentar din titan, {price}, până la {to} inclusiv: ce include oferta, ce nu include și în ce condiții.',
  },
  title: 'Ofertă la implantul dentar',
  lead: 'Un preț redus pentru inserarea unui implant din titan, cu aceeași procedură și aceiași medici. Mai jos scrie tot ce intră în preț și tot ce nu.',
  row: 'Acum în ofertă: {reduction} mai puțin, până la {to}',
  period: 'Ofertă valabilă din {from} până la {to} inclusiv',
  price: {
    label: 'Prețul în ofertă',
    unit: 'pentru un implant',
    missing: 'Prețul din ofertă nu poate fi afișat acum. Sunați-ne și vi-l spunem.',
    note: 'Scutit de TVA, ca tratament medical. Este pentru implant, fără bont și coroană; suma exactă este în planul semnat.',
    listed:
      'Cu {reduction} mai puțin decât {amount}, prețul din listă și cel mai mic din cele 30 de zile dinaintea ofertei.',
    lowered:
      'Cu {reduction} mai puțin decât prețul din listă, de {amount}. Cel mai mic preț din cele 30 de zile dinaintea ofertei a fost {reference}.',
    euro: 'Informativ, {amount}, la 1 euro = {rate}, curs din {date}. Plata se face în lei.',
  },
  conditions: {
    title: 'Condițiile ofertei',
    items: [
      'Implantul se inserează în perioada ofertei, după o consultație și un plan semnat.',
      'Medicul confirmă, pe baza tomografiei, că implantul este potrivit pentru dumneavoastră.',
      `Reducerea este aceeași pentru fiecare implant din plan, cel mult ${offered} pentru fiecare persoană. Prețul exact, între cele două sume, depinde de tipul implantului și de cât de dificilă este zona.`,
      'Oferta nu se cumulează cu alte reduceri și nu poate fi schimbată în bani.',
      'Garanția este cea obișnuită: în scris, cu un control și o igienizare pe an, plătite conform listei de prețuri.',
    ],
  },
  included: {
    title: 'Ce este inclus',
    items: [
      'Anestezia locală',
      'Implantul din titan și inserarea lui',
      'Bontul de vindecare',
      'Controlul și scoaterea firelor',
    ],
  },
  notIncluded: {
    title: 'Ce nu este inclus',
    items: [
      'Tomografia CBCT',
      'Bontul protetic și coroana, care se fac după vindecare',
      'Adiția de os sau sinus liftingul, dacă sunt necesare',
      'Sedarea, dacă o doriți',
    ],
  },
  steps: {
    title: 'Cum decurge',
    lead: 'De la prima vizită până la coroană trec, de obicei, câteva luni.',
    items: [
      {
        title: 'Consultația gratuită',
        text: 'Medicul vă examinează și vă spune dacă un implant are sens. Radiografiile nu sunt incluse.',
      },
      {
        title: 'Tomografia și planul',
        text: 'Pe baza tomografiei primiți un plan scris cu toți pașii și costul întreg, inclusiv coroana.',
      },
      {
        title: 'Inserarea',
        text: 'Se face cu anestezie locală. În zilele următoare pot apărea umflătură și disconfort.',
      },
      {
        title: 'Vindecarea',
        text: 'Osul se unește cu implantul în câteva luni, timp în care veniți la controale.',
      },
      {
        title: 'Coroana',
        text: 'După vindecare, medicul montează bontul și coroana, la prețul din lista obișnuită.',
      },
    ],
  },
  questions: {
    title: 'Întrebări despre ofertă',
    items: [
      {
        question: 'De ce prețul nu include și coroana?',
        answer:
          'Coroana se face după vindecare, iar materialul se alege atunci. Costul ei apare în planul scris încă de la început, ca să știți suma întreagă.',
      },
      {
        question: 'Ce se întâmplă dacă am nevoie de adiție de os?',
        answer:
          'Aflați înainte de a începe, din tomografie. Adiția se plătește după lista de prețuri, iar data inserării se stabilește după vindecarea osului.',
      },
      {
        question: 'Dacă vindecarea amână inserarea după încheierea ofertei?',
        answer:
          'Dacă planul a fost semnat în perioada ofertei și medicul amână din motive medicale, prețul rămâne cel din ofertă încă trei luni.',
      },
      ...needs('instalments', {
        question: 'Pot plăti oferta în rate?',
        answer:
          'Da, printr-un credit TBI Bank, sub rezerva aprobării. Costul total al creditului îl vedeți în pagina despre rate, cu un exemplu complet.',
      }),
    ],
  },
  book: 'Cere o programare',
  call: 'Sună la {phone}',
  treatment: 'Tot ce trebuie să știți despre implant',
  upcoming: {
    title: 'Oferta nu a început încă',
    text: 'Începe la {from}. Până atunci sunt valabile prețurile din listă.',
  },
  ended: {
    title: 'Oferta s-a încheiat',
    text: 'Implanturile se fac acum la prețurile din listă, iar prima consultație rămâne gratuită.',
    prices: 'Vezi prețurile la implanturi',
    book: 'Cere o programare',
  },
}

export type OfferWords = Shape<typeof words>
