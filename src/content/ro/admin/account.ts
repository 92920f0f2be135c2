import { clinic } from '../../clinic.ts'
import type { AdminAccount, AdminReset } from '../../schemas/admin/account.ts'
import { titled } from '../../titled.ts'

const passwordErrors = {
  short: 'Parola are mai puțin de {count} caractere. Câteva cuvinte puse unul după altul sunt o parolă bună.',
  long: 'Parola este prea lungă: cel mult 72 de litere fără diacritice.',
  repeated: 'Cele două parole nu sunt la fel. Scrieți-le din nou.',
  weak: 'Parola nu a fost primită: este ca cea veche sau se află printre cele ușor de ghicit. Alegeți alta.',
}

export const adminAccount = {
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
      ...passwordErrors,
      credentials: 'Parola de acum nu se potrivește.',
      rate: 'Prea multe încercări. Așteptați un minut și încercați din nou.',
      unavailable: 'Parola nu a putut fi schimbată acum. Încercați din nou peste câteva minute.',
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
  mail: {
    invite: {
      subject: `Acces la administrarea site-ului ${clinic.name}`,
      text: 'Ați primit acces la administrarea site-ului clinicii. Alegeți-vă o parolă ca să intrați.',
      action: 'Alege parola',
    },
    reset: {
      subject: `Parolă nouă pentru administrarea ${clinic.name}`,
      text: 'S-a cerut o parolă nouă pentru contul dumneavoastră din administrarea site-ului.',
      action: 'Alege o parolă nouă',
    },
    wrongCodes: {
      subject: `Coduri greșite la administrarea ${clinic.name}`,
      text: 'Cineva a intrat cu parola contului dumneavoastră și a scris de cinci ori un cod greșit. Sesiunea s-a încheiat, nimeni nu a intrat, iar în jurnal este notat.',
      action: 'Alege o parolă nouă',
      own: 'Dacă ați fost dumneavoastră, nu faceți nimic: intrați din nou, cu parola și cu codul de acum. Dacă nu, schimbați parola, pentru că altcineva o știe.',
    },
    link: 'Dacă butonul nu merge, deschideți: {link}',
    expiry: 'Linkul merge o dată și timp de o oră. După aceea cereți altul din „Am uitat parola”.',
    ignore: 'Dacă nu așteptați acest mesaj, nu faceți nimic: parola rămâne cum este.',
  },
} satisfies AdminAccount

export const adminReset = {
  metaTitle: titled('Parolă nouă pentru personal'),
  title: 'Am uitat parola',
  lead: 'Scrieți adresa contului. Primiți un link cu care alegeți altă parolă.',
  email: 'E-mail',
  submit: 'Trimite linkul',
  sent: 'Dacă adresa are cont, linkul este pe drum; dacă ați cerut unul în ultimul sfert de oră, folosiți-l pe acela. Verificați și în „Spam”.',
  set: {
    title: 'Alegeți o parolă nouă',
    lead: 'După ce o salvați, intrați cu ea. Sesiunile deschise până acum se încheie.',
    next: { label: 'Parola nouă', hint: 'Cel puțin 12 caractere, de pildă câteva cuvinte.' },
    again: 'Parola nouă, încă o dată',
    show: 'Arată parolele',
    submit: 'Salvează parola',
  },
  errors: {
    ...passwordErrors,
    email: 'Adresa de e-mail nu pare completă.',
    expired: 'Linkul a expirat sau a fost folosit. Cereți altul mai jos.',
    rate: 'Prea multe încercări. Așteptați un minut și încercați din nou.',
    unavailable: 'Parola nu a putut fi schimbată acum. Încercați din nou peste câteva minute.',
  },
  errorPrefix: 'Eroare:',
  back: 'Înapoi la autentificare',
} satisfies AdminReset
