import { clinic } from '../../content/clinic.ts'
import { paysVat } from '../../content/kind-of-clinic.ts'
import { offeredWords } from '../../content/offered-words.ts'
import { city } from '../../content/ro/city.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled(`Prețuri tratamente dentare ${city}`),
    description: `Lista de prețuri a clinicii ${clinic.name}, în lei: ce include fiecare preț, ce nu include și de când este valabil. Deviz orientativ.`,
    keywords: [
      `prețuri stomatologie ${city}`,
      ...offeredWords([
        ['preț implant dentar', 'implant_dentar', 'fast_fixed'],
        ['preț fațete', 'fatete_dentare'],
      ]),
      'tarife dentist',
      'deviz dentar',
    ],
  },
  title: 'Prețuri',
  lead: `În lei${paysVat ? ', cu TVA unde se aplică' : ''}. Deschideți un rând ca să vedeți ce include și ce nu.`,
  category: {
    meta: {
      title: '{category}: prețuri',
      priced: '{category}: {count}, {from}',
      by: clinic.name,
      description: `{category}: prețurile clinicii ${clinic.name} din ${city}, în lei, cu ce include fiecare și de când este valabil.`,
      about: `{category}, la clinica ${clinic.name} din ${city}: {count}, {from}, cu ce include fiecare și de când este valabil.`,
      keywords: [`prețuri stomatologie ${city}`, 'tarife dentist', 'listă de prețuri clinică dentară'],
    },
    open: 'Vezi prețurile: {category}',
    back: 'Toate prețurile',
    count: { one: '{count} preț', few: '{count} prețuri', other: '{count} de prețuri' },
  },
  columns: {
    title: 'Tratament',
    unit: 'Unitate',
    price: 'Preț',
    vat: 'TVA',
    validFrom: 'Valabil din',
    euro: 'În euro',
    estimate: 'Deviz',
  },
  units: {
    visit: { name: 'vizită', per: '/ vizită' },
    tooth: { name: 'dinte', per: '/ dinte' },
    arch: { name: 'arcadă', per: '/ arcadă' },
    session: { name: 'ședință', per: '/ ședință' },
    procedure: { name: 'procedură', per: '/ procedură' },
    implant: { name: 'implant', per: '/ implant' },
    canal: { name: 'canal', per: '/ canal' },
    month: { name: 'lună', per: '/ lună' },
    treatment: { name: 'tratament', per: '/ tratament' },
  },
  kinds: { fixed: 'preț fix', from: 'preț de pornire', range: 'interval de preț' },
  amounts: { free: 'gratuit', from: 'de la {amount}', euro: 'circa {amount}' },
  vat: {
    exempt: {
      label: 'scutit de TVA',
      text: `${paysVat ? 'Tratamentele medicale sunt scutite de TVA' : 'Clinica nu este plătitoare de TVA'}. Suma afișată este cea pe care o plătiți.`,
    },
    included: {
      label: 'TVA inclus',
      text: 'Serviciilor cu scop estetic li se aplică TVA, inclus deja în suma afișată.',
    },
  },
  included: 'Include',
  notIncluded: 'Nu include',
  validFrom: 'Valabil din {date}',
  next: 'din {date}: {price}',
  publishedOn: 'Listă publicată la {date}',
  lastKnown: 'Nu am putut verifica acum lista. Vedeți prețurile publicate la {date}.',
  final: paysVat
    ? 'Prețurile includ TVA, unde se aplică; suma exactă este în planul semnat.'
    : 'Suma exactă este în planul semnat.',
  euro: 'Sumele în euro sunt informative: 1 euro = {rate}, curs din {date}. Plata se face în lei.',
  sort: {
    label: 'Ordonează după',
    listed: 'Ordinea din listă',
    title: 'Denumire',
    ascending: 'Preț crescător',
    descending: 'Preț descrescător',
  },
  rowLink: 'Link direct la prețul pentru {title}',
  print: 'Tipărește prețurile',
  none: 'În această categorie nu este publicat acum niciun preț.',
  search: {
    label: 'Ce preț căutați?',
    placeholder: 'plombă, implant, albire',
    button: 'Caută',
    all: 'Arată toate prețurile',
    nothing:
      'Niciun preț găsit. Încercați alt cuvânt sau deschideți o categorie. În program, sunați la {phone}.',
    treatments: 'Caută în tratamente',
  },
  /** Words of a question about a price that tell nothing about what is looked for. */
  ignored: 'preț prețuri costă cost costuri tarif tarife bani lei',
  /** Of a category, in its folded heading. */
  span: { free: 'gratuit sau {span}', open: '{span} și peste' },
  instalments: {
    text: 'Puteți plăti în rate printr-un credit TBI Bank, sub rezerva aprobării.',
    action: 'Vezi costul total al ratelor',
  },
  estimate: {
    title: 'Deviz orientativ',
    lead: 'Bifați ce vă interesează și vedeți totalul. Devizul stă în adresa paginii: clinica îl primește numai dacă îl trimiteți.',
    addLabel: 'Adaugă în deviz: {title}',
    added: 'Adăugat în deviz: {title}',
    remove: 'Scoate',
    removeLabel: 'Scoate din deviz: {title}',
    removed: 'Scos din deviz: {title}',
    or: 'sau',
    choose: 'Alege: {title}',
    quantity: 'Câte: {title}',
    fewer: 'Mai puține',
    more: 'Mai multe',
    total: 'Total',
    empty: 'Devizul este gol. Bifați un preț din listă ca să vedeți totalul.',
    open: 'Vezi devizul',
    clear: 'Golește devizul',
    print: 'Tipărește devizul',
    printedOn: 'Întocmit la {date}, valabil orientativ până la {until}',
    address: 'Devizul la zi:',
    carry: 'Trimite cu cererea de programare',
    copy: 'Copiază linkul devizului',
    copied: 'Linkul a fost copiat.',
    changed: 'Unele prețuri nu mai sunt în listă și au fost scoase din deviz.',
    note: 'Devizul nu este o ofertă fermă. Planul scris, de după consultație, stabilește ce este necesar și cât costă.',
  },
}

export type PricesWords = Shape<typeof words>
