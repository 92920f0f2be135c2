import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'

export const words = {
  menu: 'Conturi',
  metaTitle: titled('Conturi și sesiuni', `administrare ${clinic.name}`),
  title: 'Conturi',
  lead: 'Sunteți în contul {email}.',
  errorPrefix: 'Eroare:',
  password: {
    title: 'Schimbă parola',
    current: { label: 'Parola de acum' },
    next: {
      label: 'Parola nouă',
      hint: 'Cel puțin 12 caractere. Pe celelalte dispozitive veți intra din nou.',
    },
    again: { label: 'Parola nouă, încă o dată' },
    show: 'Arată parolele',
    submit: 'Schimbă parola',
    errors: {
      credentials: 'Parola de acum nu se potrivește.',
    },
    changed: 'Parola este schimbată. Celelalte sesiuni s-au încheiat.',
  },
  sessions: {
    title: 'Sesiunile dumneavoastră',
    lead: 'Câte una pentru fiecare browser în care ați intrat. Încheiați-o pe cea pe care nu o recunoașteți, apoi schimbați parola.',
    session: '{device}: din {since}, folosită ultima dată {used}',
    device: '{browser} pe {system}',
    unknownDevice: 'Alt browser sau alt dispozitiv',
    current: 'dispozitivul acesta',
    end: 'Încheie',
    endOthers: 'Încheie toate celelalte',
    ended: 'Sesiunea s-a încheiat.',
  },
  admins: {
    title: 'Cine are acces',
    lead: 'Toți cei de mai jos pot schimba prețuri, citi cereri și invita pe alții.',
    you: 'dumneavoastră',
    since: 'din {date}',
    signedIn: 'ultima intrare {date}',
    notYet: 'nu a intrat încă',
    invite: {
      title: 'Invită pe cineva',
      field: { label: 'E-mailul colegului', hint: 'Primește un link cu care își alege parola.' },
      submit: 'Trimite invitația',
      error: 'Adresa de e-mail nu pare completă.',
    },
    remove: {
      title: 'Retrage accesul',
      lead: '{email} nu mai poate intra și iese imediat de peste tot. Ce a făcut rămâne în jurnal; îl puteți invita din nou.',
      submit: 'Retrage definitiv',
    },
    notices: {
      invited: 'Invitația este trimisă.',
      known: 'Adresa aceasta are deja acces.',
      atOnce:
        'Adresa a primit un cont chiar în clipa aceasta, de obicei pentru că a fost invitată de două ori. Deschideți din nou „Conturi”: dacă adresa nu este în listă, invitați-o încă o dată.',
      removed: 'Accesul este retras.',
      last: 'Nu se poate: nu ar mai rămâne nimeni care să poată intra. Invitați întâi pe altcineva și așteptați să intre.',
      missing: 'Contul nu mai este în listă.',
      unsent:
        'Accesul este dat, dar e-mailul nu a plecat. Peste un sfert de oră colegul poate cere un link din „Am uitat parola”.',
    },
  },
  /** A code from a phone, asked for after the password. */
  factor: {
    title: 'Cod de pe telefon la intrare',
    off: 'Pe lângă parolă, la intrare se cere un cod de șase cifre dintr-o aplicație de pe telefon (Google Authenticator, Microsoft Authenticator, Aegis sau alta). Cine află parola nu poate intra fără telefon.',
    begin: 'Pornește codul',
    setUp: {
      scan: 'Deschideți aplicația de coduri pe telefon, adăugați un cont și îndreptați camera spre desen.',
      picture: 'Desen cu cheia contului, pentru camera telefonului',
      type: 'Dacă nu merge camera, alegeți „introducere manuală” și scrieți cheia de mai jos, pe bază de timp:',
      confirm: {
        label: 'Codul pe care îl arată aplicația',
        hint: 'Șase cifre. Codul pornește abia după ce îl scrieți aici.',
      },
      submit: 'Confirmă și pornește',
      cancel: 'Renunță',
    },
    on: 'Codul este pornit. La intrare se cere parola, apoi codul de pe telefon.',
    back: 'Dacă pierdeți telefonul, alt coleg cu acces vă scoate codul din „Cine are acces”, iar dumneavoastră intrați doar cu parola și îl porniți din nou. Dacă sunteți singurul cont, cine întreține site-ul îl scoate cu comanda npm run admin:factor.',
    end: {
      title: 'Oprește codul',
      code: { label: 'Codul de acum', hint: 'Șase cifre, din aplicația de pe telefon.' },
      submit: 'Oprește codul',
    },
    has: 'cu cod de pe telefon',
    hasNot: 'doar cu parolă',
    remove: {
      title: 'Scoate codul de pe telefon',
      lead: '{email} iese de peste tot și intră apoi doar cu parola. Faceți-o numai dacă v-a cerut-o personal: un e-mail poate fi al altcuiva.',
      submit: 'Scoate codul',
    },
    notices: {
      begun: 'Mai este un pas: scrieți mai jos codul pe care îl arată aplicația.',
      on: 'Codul este pornit. Celelalte sesiuni ale dumneavoastră s-au încheiat.',
      off: 'Codul este oprit. Intrați doar cu parola.',
      removed: 'Codul este scos. Colegul intră doar cu parola.',
      none: 'Contul acesta nu are cod de pe telefon.',
      own: 'Codul propriu se oprește cu un cod de pe telefon, mai sus.',
      missing: 'Contul nu mai este în listă.',
    },
    errors: {
      form: 'Codul are șase cifre. Scrieți-l așa cum îl arată aplicația.',
      wrong:
        'Codul nu se potrivește. Așteptați-l pe următorul și scrieți-l imediat; ora telefonului trebuie să fie cea reglată automat.',
      used: 'Codul a mai fost folosit. Așteptați-l pe următorul.',
      rate: 'Prea multe încercări. Așteptați un minut și încercați din nou.',
      unavailable: 'Nu se poate acum. Încercați din nou peste câteva minute.',
    },
  },
}

export type AccountWords = Shape<typeof words>
