import type { Shape } from '../content/text-shape.ts'

export const words = {
  screen: {
    title: 'Oops! Ceva nu a mers bine',
    body: 'A apărut o eroare neașteptată. Echipa noastră a fost anunțată. Reîncărcați pagina sau reveniți la prima pagină.',
    phone: 'Dacă aveți nevoie de noi acum, sunați la {phone}.',
    reload: 'Reîncarcă pagina',
    home: 'Înapoi acasă',
  },
  server: {
    title: 'Pagina nu poate fi afișată acum',
    body: 'A apărut o eroare pe serverul nostru și am notat-o. Încercați din nou peste câteva minute.',
    phone: 'Pentru o programare sau o urgență, sunați la {phone}.',
    reload: 'Reîncarcă pagina',
    home: 'Înapoi acasă',
  },
  unreachable: {
    title: 'Pagina nu poate fi deschisă acum',
    body: 'Nu putem deschide pagina acum. Încercați din nou peste câteva minute.',
    phone: 'Pentru o programare sau o urgență, sunați la {phone}.',
    reload: 'Reîncarcă pagina',
  },
  badRequest: {
    title: 'Nu am înțeles cererea',
    body: 'Datele primite sunt incomplete sau au fost modificate pe drum. Reveniți la pagina anterioară și încercați din nou.',
    phone: 'Dacă problema se repetă, sunați la {phone}.',
  },
  forbidden: {
    title: 'Cererea nu a fost acceptată',
    body: 'Din motive de siguranță primim numai cereri trimise de pe acest site. Deschideți din nou pagina și încercați încă o dată.',
    phone: 'Dacă problema se repetă, sunați la {phone}.',
  },
  methodNotAllowed: {
    title: 'Acțiunea nu este posibilă aici',
    body: 'Adresa există, dar nu acceptă acest tip de cerere. Deschideți pagina din meniu.',
    phone: 'Vă ajutăm și la telefon: {phone}.',
  },
  uriTooLong: {
    title: 'Adresa este prea lungă',
    body: 'Linkul deschis depășește lungimea acceptată. Poate a fost copiat greșit: deschideți pagina din meniu.',
    phone: 'Vă ajutăm și la telefon: {phone}.',
  },
  tooManyRequests: {
    title: 'Prea multe încercări',
    body: 'Am primit multe cereri într-un timp scurt. Așteptați un minut și încercați din nou.',
    phone: 'Dacă este urgent, sunați la {phone}.',
  },
  offline: {
    title: 'Pagina nu se poate încărca acum',
    body: 'Nu aveți conexiune la internet, sau este prea slabă. Pagina aceasta nu a fost păstrată pe dispozitiv. Paginile de mai jos și ultimele citite pot fi deschise și acum.',
    phone: 'La telefon ne găsiți la {phone}.',
    retry: 'Încearcă din nou',
  },
  home: 'Înapoi acasă',
}

export type ErrorWords = Shape<typeof words>
