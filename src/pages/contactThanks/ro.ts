import { clinic } from '../../content/clinic.ts'
import { called } from '../../content/ro/called.ts'
import { city } from '../../content/ro/city.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled('Am primit cererea', called),
    description: `Cererea de programare a ajuns la Clinica ${clinic.name}. Aici găsiți codul ei și ce urmează până la consultație.`,
    keywords: ['cerere programare', `clinică dentară ${city}`, 'confirmare primire cerere'],
  },
  title: 'Am primit cererea dumneavoastră',
  lead: 'Vă mulțumim. Nu este încă o programare: vă contactăm ca să stabilim ora.',
  reference: 'Codul cererii: {code}',
  referenceHint: 'Păstrați codul. Dacă ne sunați, găsim cererea după el.',
  page: {
    title: 'Cererea are pagina ei',
    text: 'Vedeți acolo ce ați cerut, când vă răspundem, devizul și ce să aduceți; de acolo o puteți schimba sau anula. Păstrați adresa ei și nu o dați mai departe: este secretă.',
    action: 'Deschide pagina cererii',
  },
  next: {
    title: 'Ce urmează',
    items: [
      { title: 'Vă contactăm', text: 'Recepția vă sună sau vă scrie, în cel mult o zi lucrătoare.' },
      { title: 'Stabilim ora', text: 'Alegem împreună ziua și medicul, apoi vă confirmăm programarea.' },
      {
        title: 'Vă pregătiți',
        text: 'Aduceți actul de identitate, lista medicamentelor și radiografiile din ultimul an.',
      },
    ],
  },
  calendar: {
    action: 'Adaugă în calendar ziua dorită',
    hint: 'Este un memento al zilei cerute, nu o programare confirmată.',
  },
  change: 'Doriți să schimbați ceva? Sunați la {phone} și spuneți codul.',
  home: 'Înapoi acasă',
  prices: 'Vezi prețurile',
}

export type ContactThanksWords = Shape<typeof words>
