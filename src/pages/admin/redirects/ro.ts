import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'

/** The owner's redirects: old addresses, and where they lead. */
export const words = {
  menu: 'Redirecționări',
  metaTitle: titled('Redirecționări', `administrare ${clinic.name}`),
  title: 'Redirecționări',
  lead: 'Adresele vechi duc la paginile de azi, fără ca vizitatorii să vadă o eroare. O redirecționare are efect imediat, în orice limbă.',
  draft: 'Ciorna redirecționărilor',
  changes: {
    one: '{count} redirecționare nepublicată',
    few: '{count} redirecționări nepublicate',
    other: '{count} de redirecționări nepublicate',
  },
  more: {
    one: '{count} redirecționare',
    few: '{count} redirecționări',
    other: '{count} de redirecționări',
  },
  fields: {
    from: {
      label: 'Adresa veche',
      hint: 'Lipiți-o cum este, și cu domeniu: https://www.exemplu.ro/promotii. Limba și parametrii de campanie (utm_source, gclid) nu contează. Ce urmează altfel după „?”, ca ?p=123 sau ?id=5, deosebește adresele între ele.',
    },
    to: { label: 'Pagina la care duce', hint: 'O pagină de pe acest site, de exemplu /preturi.' },
    note: { label: 'De ce (opțional)' },
  },
  problems: {
    from: 'Scrieți o adresă veche de pe acest site, de exemplu /promotii. Cele care încep cu /admin, /api sau /assets și fișierele site-ului, ca /robots.txt, nu se pot folosi.',
    query: 'După „?” scrieți parametri simpli, de exemplu ?p=123 sau ?id=5&view=article, fără alte semne.',
    pageQuery:
      'Pagina de azi folosește ea însăși ce ați scris după „?”: redirecționarea ar ascunde-o. Lăsați doar ce avea adresa veche.',
    replaces: 'Această adresă duce acum la {to}. Bifați ca să o înlocuiți.',
    elsewhere:
      'Aceasta este o adresă de pe alt site. O redirecționare duce numai la o pagină de pe acest site.',
    targetPart: 'O redirecționare duce la o pagină întreagă: ștergeți ce urmează după „?” sau „#”.',
    to: 'Scrieți pagina la care duce, de exemplu /preturi.',
    target:
      'La această adresă nu este nicio pagină publică. Scrieți „/” și alegeți din lista care se deschide.',
    page: 'Aici este o pagină de azi: redirecționarea ar ascunde-o.',
    table: 'Această adresă are deja o redirecționare în site, făcută la construirea lui.',
    chain: 'Această pagină este și ea redirecționată. Trimiteți direct la pagina finală.',
    note: 'Scrieți cel mult 300 de caractere.',
  },
  add: {
    title: 'Adaugă o redirecționare',
    submit: 'Adaugă și publică',
    replace: 'Înlocuiesc redirecționarea de până acum',
    note: 'Redirecționare {from} → {to}',
  },
  tried: {
    title: 'Încearcă o adresă',
    address: { label: 'Adresa de încercat', hint: 'Arată ce primește un vizitator, cu tot cu ciorna.' },
    submit: 'Încearcă',
    results: {
      page: '{path} este o pagină: se deschide fără redirecționare.',
      own: '{path} duce la {to}, prin lista dumneavoastră.',
      built: '{path} duce la {to}, prin regulile site-ului.',
      none: '{path} nu duce nicăieri: vizitatorul vede „pagina nu există”.',
      broken: 'Aceasta nu este o adresă.',
    },
  },
  list: {
    title: 'Redirecționările dumneavoastră',
    none: 'Nu ați adăugat încă nicio redirecționare.',
    hits: 'Folosită în ultimele 30 de zile',
    times: { one: '{count} dată', few: 'de {count} ori', other: 'de {count} de ori' },
    unknown: 'necunoscut',
    action: 'Acțiune',
    remove: 'Scoate',
    removeThis: 'Scoate redirecționarea de la {from}',
    note: 'Fără redirecționarea de la {from}',
  },
  missing: {
    title: 'Adrese căutate care nu există',
    lead: 'Ce s-a cerut în ultimele 30 de zile și s-a încheiat cu „pagina nu există”. Sunt numărate numai adrese care nu pot conține date personale.',
    none: 'Nimeni nu a nimerit pe o pagină care nu există.',
    unread:
      'Lista nu poate fi arătată acum: această pagină nu are acces la statistici sau serviciul lor nu răspunde. Dacă rămâne așa, spuneți-i celui care întreține site-ul.',
    add: 'Redirecționează {path}',
  },
  waits:
    'Modificarea este în ciornă. Acolo așteaptă și altele, așa că verificați-le și publicați-le împreună.',
  published: 'Redirecționările sunt publicate și au efect acum.',
  publish: 'Publică redirecționările',
  publishLead: 'Au efect imediat, în orice limbă. Nota rămâne în istoric.',
}

export type RedirectWords = Shape<typeof words>
