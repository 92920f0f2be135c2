import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'
import { forEachLanguage } from '../../../format/languages.ts'

const unpublished = {
  one: '{count} articol cu modificări nepublicate',
  few: '{count} articole cu modificări nepublicate',
  other: '{count} de articole cu modificări nepublicate',
}

/** Articles: their list, and writing one. */
export const words = {
  menu: 'Noutăți',
  metaTitle: titled('Noutăți, articole', `administrare ${clinic.name}`),
  title: 'Noutăți',
  lead: 'Fiecare articol are ciorna lui: îl scrieți, îl vedeți, îl publicați acum sau la o dată. Celelalte rămân cum sunt.',
  draft: 'Ciornele articolelor',
  changes: unpublished,
  more: unpublished,
  languages: forEachLanguage('ro'),
  states: { draft: 'Ciornă', scheduled: 'Programat', live: 'Public', withdrawn: 'Retras' },
  when: {
    draft: 'salvată de {email}, {date}, ora {time}',
    scheduled: 'apare {date}, ora {time}',
    live: 'din {date}',
    withdrawn: 'nu mai este pe site',
  },
  list: {
    title: 'Toate articolele',
    article: 'Articol',
    state: 'Stare',
    written: 'Limbi',
    none: 'Nu este încă niciun articol. Scrieți-l pe primul mai sus.',
    unread: 'Lista articolelor nu se poate citi acum. Încercați din nou peste câteva minute.',
    untitled: 'Fără titlu',
    changed: 'modificări nepublicate',
  },
  write: { title: 'Articol nou', submit: 'Începe articolul' },
  fields: {
    title: { label: 'Titlu', hint: 'Între {min} și {max} de caractere.' },
    description: {
      label: 'Rezumat',
      hint: 'Între {min} și {max} de caractere. Apare în liste și la Google.',
    },
    keywords: { label: 'Cuvinte de căutare', hint: 'Între {min} și {max}, despărțite prin virgulă.' },
    body: {
      label: 'Text',
      hint: 'Între {min} și {max} de caractere.',
    },
    newTitle: { label: 'Titlul noului articol' },
    category: { label: 'Subiect' },
    reviewer: { label: 'Verificat de', hint: 'Un articol medical este verificat de un medic.' },
    noReviewer: 'Alegeți cine l-a verificat',
    date: {
      label: 'Data publicării',
      hint: 'Goală: articolul apare de îndată ce publicați; unul pe care vizitatorii îl au deja își păstrează ziua.',
    },
    time: {
      label: 'Ora',
      hint: 'Ora clinicii, de exemplu 09:00, a zilei de mai sus. Goală: de la miezul nopții.',
    },
    treatments: { label: 'Tratamente despre care este', hint: 'Cel mult patru.' },
    address: {
      label: 'Adresa articolului',
      hint: 'Litere mici, cifre și cratime, cel mult 120 de caractere. Goală: se face din titlu. După prima publicare nu se mai schimbă.',
    },
    language: 'Articolul apare în {language}',
  },
  noTreatments: 'Niciunul bifat; cel mult patru.',
  count: '{count} din {min}–{max} de caractere',
  claims: {
    title: 'De reformulat:',
    advice: 'O clinică nu promite rezultate, nu se laudă și nu se compară cu alții.',
  },
  pictures: {
    title: 'Fotografii în text',
    alt: {
      label: 'Textul alternativ',
      hint: 'Ce se vede, pentru cine nu vede imaginea: între 8 și 200 de caractere.',
    },
    caption: { label: 'Legenda', hint: 'Opțională: apare sub fotografie.' },
    add: 'Adaugă fotografia în text',
    sending: 'Fotografia se pregătește...',
    inserted: 'Fotografia este în text, unde era cursorul.',
    added: 'Fotografia este la sfârșitul textului, iar ciorna este salvată. O mutați cu tot rândul ei.',
    list: 'Fotografiile articolului',
    lead: 'Fotografia apare unde îi stă rândul în text. Ștergeți rândul și nu mai apare; fișierul se șterge singur când nu mai este nici în istoric.',
    line: 'Rândul în {language}',
    absent: 'În {language} nu este încă. Rândul de pus, cu textul alternativ între parantezele drepte',
    insert: 'Pune la cursor, în {language}',
  },
  live: { title: 'Așa arată', none: 'Scrieți în stânga și textul apare aici.' },
  errors: {
    title: 'Scrieți un titlu de cel puțin trei litere.',
    address: 'Folosiți numai litere mici, cifre și cratime, de exemplu prima-vizita.',
    taken: 'Există deja un articol la adresa {slug}. Alegeți alta.',
    languages: 'Bifați cel puțin o limbă.',
    date: 'Scrieți o zi care există, între anii 2000 și 2099.',
    time: 'Scrieți ora ca 09:00.',
    treatments: 'Bifați cel mult patru tratamente.',
    caption: 'Scrieți legenda în cel mult 200 de caractere.',
    long: 'Textul este prea lung ca să fie păstrat: cel mult {max} de caractere.',
  },
  refusals: {
    languages: 'Articolul nu apare în nicio limbă: bifați cel puțin una.',
    length: '{field} în {language}: are {count}, trebuie între {min} și {max} de caractere',
    keywords: '{field} în {language}: {count}, trebuie între {min} și {max}',
    keyword: 'Fiecare cuvânt de căutare în {language} are între {min} și {max} de caractere',
    reviewer: 'Alegeți cine a verificat articolul',
    doctor: 'Un articol medical este verificat de un medic, iar {name} nu este medic',
    day: 'Data publicării nu este o zi',
    foreign:
      'În {language} este o imagine care nu apare, {address}: încărcați-o la „Fotografii în text” și ștergeți rândul acesta',
    alt: 'În {language} o fotografie nu are text alternativ: scrieți-l între parantezele drepte, între 8 și 200 de caractere',
    gone: 'În {language} este o fotografie care nu mai este păstrată: încărcați-o din nou la „Fotografii în text”',
  },
  check: {
    claims:
      'În {language} apar: {words}. Reformulați, sau confirmați că nu promit rezultate și nu sunt laude.',
    lines:
      'În {language} sunt rânduri care pe site se lipesc într-un singur paragraf: între paragrafe lăsați câte un rând gol.',
    past: 'Articolul va avea o dată mai veche decât azi: {date}.',
  },
  facts: {
    facts: 'Despre articol',
    text: 'Articolul în {language}',
    moment: 'Apare',
  },
  conflict: 'Altcineva a schimbat același articol',
  save: 'Salvează ciorna',
  preview: 'Salvează și previzualizează',
  previewOf: 'Previzualizează în {language}',
  seeLive: 'Vezi pe site în {language}',
  history: 'Istoricul articolului',
  back: 'Toate articolele',
  noDraft: 'Nu există încă o ciornă: vedeți articolul publicat.',
  noArticle: 'La această adresă nu mai există nicio ciornă.',
  same: 'Nimic de publicat: articolul din ciornă este cel de pe site.',
  publish: 'Publică articolul',
  note: { label: 'Notă', hint: 'Pe scurt, ce s-a schimbat. O văd numai cei cu acces.' },
  publishLead: 'Apare pe site acum sau la data aleasă. Nota rămâne în istoric.',
  published: 'Articolul este publicat. Vizitatorii îl văd de la data lui.',
  withdraw: {
    title: 'Retrage articolul',
    lead: 'Dispare imediat de pe tot site-ul. Textul rămâne aici și îl puteți publica din nou.',
    note: { label: 'De ce îl retrageți' },
    submit: 'Retrage de pe site',
    wrong: 'Scrieți în câteva cuvinte de ce: între 3 și 300 de caractere.',
  },
  drop: {
    title: 'Adresa și ștergerea ciornei',
    lead: 'Cât timp nu l-a văzut nimeni, articolul își poate schimba adresa sau poate fi șters cu totul.',
    address: 'Schimbă adresa',
    submit: 'Șterge ciorna',
  },
  notices: {
    written: 'Articolul este început. Îl vedeți numai dumneavoastră și colegii cu acces.',
    withdrawn: 'Articolul este retras de pe site. Textul a rămas în ciornă.',
    renamed: 'Adresa articolului este schimbată.',
    sameAddress: 'Articolul are deja această adresă.',
    dropped: 'Ciorna articolului este ștearsă.',
    gone: 'Între timp, cineva a șters articolul sau i-a schimbat adresa. Textul scris de dumneavoastră este mai jos: copiați-l în articolul mutat sau salvați-l din nou, ca articol nou la adresa {slug}.',
  },
}

export type NewsWords = Shape<typeof words>
