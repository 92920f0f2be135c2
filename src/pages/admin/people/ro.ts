import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'

/** What is held about a person. */
export const words = {
  menu: 'Date personale',
  metaTitle: titled('Date despre o persoană', `administrare ${clinic.name}`),
  title: 'Date despre o persoană',
  lead: 'Ce păstrează site-ul despre cineva: {held}. Verificați întâi cine vă scrie.',
  held: {
    requests: 'cereri',
    mentions: 'mesajele și notele altor cereri',
    subscriptions: 'abonări la newsletter',
    consents: 'alegeri despre cookie-uri',
    stories: 'acorduri pentru povești',
    team: 'pagina echipei',
  },
  search: {
    label: 'E-mail, telefon, nume întreg sau cod anonim',
    hint: 'Căutați după fiecare pe care îl știți: nu toate datele stau sub nume. Codul anonim este în fereastra de preferințe despre cookie-uri a vizitatorului; numărul documentului deosebește doi pacienți cu același nume.',
  },
  submit: 'Caută',
  errors: {
    empty: 'Scrieți un e-mail, un telefon, un cod anonim sau un nume întreg.',
    unknown:
      'Nu este nici e-mail, nici telefon, nici cod anonim întreg, nici nume cu prenume. Verificați ce ați scris.',
    reason: 'Alegeți de ce se șterg datele.',
    confirmed: 'Bifați că ați verificat cine cere ștergerea.',
  },
  heldAbout: 'Ce păstrăm despre {who}',
  nothing: 'Nu am găsit nimic despre {who}',
  searched: 'Am căutat în: {places}.',
  notSearched: {
    address: 'Nu se pot căuta după e-mail: {places}.',
    number: 'Nu se pot căuta după telefon: {places}.',
    anonymous: 'Nu se pot căuta după codul anonim: {places}.',
    name: 'Nu se pot căuta după nume: {places}. Căutați și după e-mail, telefon sau cod anonim.',
  },
  expired: 'Cererile mai vechi de 90 de zile sunt deja șterse.',
  requests: 'Cereri',
  subscriptions: 'Newsletter',
  consents: 'Alegeri despre cookie-uri',
  stories: 'Acorduri pentru povești',
  team: 'În echipă, pe site',
  mentions: 'Cereri ale altora în care apare',
  mentionsLead:
    'Nu intră în fișier și nu se șterg odată cu restul, fiindcă sunt ale altcuiva: citiți-le și dați sau ștergeți din ele ce o privește.',
  namesakes:
    'Cererile au numere sau adrese diferite: pot fi ale mai multor persoane cu același nume. Ca să dați sau să ștergeți doar ce ține de una, căutați după numărul sau adresa ei.',
  counts: {
    requests: { one: '{count} cerere', few: '{count} cereri', other: '{count} de cereri' },
    subscriptions: { one: '{count} abonare', few: '{count} abonări', other: '{count} de abonări' },
    consents: { one: '{count} dovadă', few: '{count} dovezi', other: '{count} de dovezi' },
    stories: {
      one: '{count} acord pentru o poveste',
      few: '{count} acorduri pentru povești',
      other: '{count} de acorduri pentru povești',
    },
  },
  request: '{reference}, {name}, primită {date}',
  mention: '{reference}, primită {date}',
  member: '{name}, {role}',
  subscription: '{email}: {status}, din {date}',
  statuses: { pending: 'neconfirmată', confirmed: 'confirmată', unsubscribed: 'încheiată' },
  consent: '{date}, {time}: {categories}',
  story: '{person}, povestea „{story}”, documentul {reference}, semnat pe {date}, {state}',
  storyStates: { given: 'neretras', withdrawn: 'retras' },
  essentialOnly: 'doar cele esențiale',
  unread: 'Ceva care nu se mai poate citi aici: este în fișierul descărcat și se șterge odată cu restul.',
  related: 'Aceeași persoană, poate și sub:',
  download: 'Descarcă tot ce păstrăm (JSON)',
  erase: {
    title: 'Șterge aceste date',
    lead: 'Dispar cererile, abonarea și dovezile de mai sus, fără cale înapoi; poveștile la fel: de pe site, din ciornă și din istoric. Echipa se schimbă pe pagina ei. În jurnal rămân numărul lor, motivul și cine a șters.',
    reason: 'Motivul',
    choose: 'Alegeți motivul',
    confirmed: 'Am verificat că cere chiar persoana',
    submit: 'Șterge definitiv',
  },
  erased: 'S-au șters: {requests}, {subscriptions}, {consents}, {stories}. Ștergerea este în jurnal.',
  mentionsLeft: {
    one: 'A rămas {count} cerere a altcuiva în care apare.',
    few: 'Au rămas {count} cereri ale altora în care apare.',
    other: 'Au rămas {count} de cereri ale altora în care apare.',
  },
  erasedBuilt:
    'Povestea nu mai apare pe site. Textul ei a venit însă odată cu site-ul și se află încă în codul lui: rugați-l pe cel care îl întreține să o scoată și de acolo.',
  erasedAlready:
    'Nu mai este nimic de șters despre această persoană. Dacă ați cerut ștergerea și adineauri, ea s-a făcut atunci; în jurnal scrie ce s-a șters.',
}

export type PeopleWords = Shape<typeof words>
