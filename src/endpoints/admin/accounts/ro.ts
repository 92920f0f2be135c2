import type { Shape } from '../../../content/text-shape.ts'

export const words = {
  /** A page could not be shown: nothing was asked to change. */
  read: {
    title: 'Pagina nu s-a deschis',
    body: 'Baza de date răspunde prea greu acum. Nu s-a schimbat nimic pe site și nici în ciorne. Încercați din nou peste câteva secunde.',
  },
  /** A form was sent, and nobody knows whether it was dealt with. */
  sent: {
    title: 'Nu știm dacă s-a salvat',
    body: 'Baza de date nu a răspuns la timp. Ce ați scris este păstrat în această pagină: apăsați „Încearcă din nou” și se trimite încă o dată. Ce s-a salvat deja nu se salvează de două ori.',
  },
  /** The same, of a form that is not kept. */
  done: {
    title: 'Nu știm dacă s-a făcut',
    body: 'Baza de date nu a răspuns la timp. Deschideți pagina și vedeți dacă s-a schimbat ce ați cerut; dacă nu, faceți-o din nou.',
  },
  /** A publication was asked for, and the database says that there is none. */
  notPublished: {
    title: 'Nu s-a publicat',
    body: 'Baza de date nu a răspuns la timp. Vizitatorii văd ce vedeau și înainte, iar ciorna și nota dumneavoastră sunt păstrate. Apăsați „Încearcă din nou” ca să publicați.',
  },
  /** It does not say. */
  unknown: {
    title: 'Nu știm încă dacă s-a publicat',
    body: 'Baza de date nu a răspuns la timp, nici când am întrebat-o din nou. Ciorna și nota dumneavoastră sunt păstrate. Apăsați „Încearcă din nou”: dacă s-a publicat între timp, nu se publică a doua oară.',
  },
  /** The fault is not the database’s. */
  failed: {
    title: 'Nu am putut face ce ați cerut',
    body: 'A apărut o eroare pe server și am notat-o. Încercați din nou; dacă se repetă, spuneți-i celui care întreține site-ul.',
  },
  /** A form was sent before anybody had signed in. */
  waiting: {
    title: 'Trimiteți acest formular?',
    body: 'A fost trimis din acest browser înainte să intrați în cont și nu s-a făcut încă nimic cu el. Dacă l-ați completat dumneavoastră, apăsați „Trimite formularul”.',
  },
  send: 'Trimite formularul',
  what: 'Ce scrie în formular',
  again: 'Încearcă din nou',
  look: 'Vezi pagina, fără să trimiți',
  today: 'Înapoi la Azi',
}

export type OutageWords = Shape<typeof words>
