import { paysVat } from '../../content/kind-of-clinic.ts'
import { city } from '../../content/ro/city.ts'
import { urgentAdvice } from '../../content/ro/urgent-advice.ts'
import type { Shape } from '../../content/text-shape.ts'

export const words = {
  priced: [`{title} în ${city}, {price}`, '{title}, {price}'],
  onThisPage: 'Pe această pagină',
  contents: {
    about: 'Despre',
    details: 'Detalii',
    lasting: 'Garanție',
    fit: 'Potrivire',
    steps: 'Pași',
    pain: 'Durere',
    healing: 'Vindecare',
    risks: 'Riscuri',
    urgent: 'Când sunați',
    alternatives: 'Alternative',
    price: 'Preț',
    dentists: 'Medici',
    questions: 'Întrebări',
    stories: 'Povești',
  },
  headings: {
    full_description: 'Despre tratament',
    duration: 'Durată',
    success_rate: 'Rată de succes',
    warranty: 'Garanție',
    features: 'Caracteristici',
    benefits: 'Beneficii',
    technologies: 'Tehnologii',
    price: 'Preț',
    fit: 'Cui i se potrivește și cui nu',
    lasting: 'Durată, rată de succes, garanție',
    details: 'Caracteristici, beneficii, tehnologii',
    suits: 'Cui i se potrivește',
    not_suits: 'Cui nu i se potrivește',
    steps: 'Pașii tratamentului',
    pain: 'Durere',
    healing: 'Vindecare',
    risks: 'Riscuri',
    alternatives: 'Alternative',
    urgent: 'Când să sunați imediat',
    dentists: 'Medicii care fac acest tratament',
    stories: 'Povești ale pacienților',
    questions: 'Întrebări și răspunsuri',
    articles: 'De citit despre acest tratament',
  },
  alternativesLead: 'Nu este potrivit? Vedeți variantele de mai jos.',
  /** Of an alternative that the clinic does not offer. */
  elsewhere: 'Nu se face la clinica noastră.',
  urgentCall: `Sunați-ne la {phone}. Când este închis nu răspundem la telefon: pentru o sângerare care nu se oprește, o umflătură care crește sau febră mergeți la camera de gardă. ${urgentAdvice.call112}`,
  price: {
    note: `Prețurile din lista clinicii${paysVat ? ', cu TVA unde se aplică' : ''}. Suma pentru dumneavoastră o aflați din planul scris, după consultație.`,
    none: 'Prețul acestui tratament se stabilește la consultația gratuită, în planul scris.',
    estimate: 'Fă un deviz orientativ',
    instalments: 'Plata în rate, cu costul total',
    whole: 'În total, pe etape',
  },
  stories: 'Toate poveștile',
  films: 'Poveștile cu film',
  doctorsLead:
    'Planul îl scrie medicul care vă examinează și îl confirmă cel care vă tratează. O consultație de specialitate după prima vizită se plătește conform listei.',
  /** Those who are folded below the first ones. */
  moreDentists: { one: 'Încă {count} medic', few: 'Încă {count} medici', other: 'Încă {count} de medici' },
  book: 'Cere o programare',
  bookTitle: 'Vorbiți cu un medic despre acest tratament',
  bookLead: 'Prima consultație este gratuită și include un plan scris. Radiografiile nu sunt incluse.',
}

export type TreatmentWords = Shape<typeof words>
