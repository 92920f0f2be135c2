import type { AdminSecondFactor } from '../../schemas/admin/account.ts'

export const adminSecondFactor = {
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
} satisfies AdminSecondFactor
