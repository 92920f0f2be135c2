import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'
import type { ErrorTextsOf, LabelsOf } from '../../../features/publishing/fields.ts'
import type { memberFields } from '../../../features/team/members.ts'
import { forEachLanguage } from '../../../format/languages.ts'

/** Who works at the clinic. */
export const words = {
  menu: 'Echipa',
  metaTitle: titled('Echipa, ciornă', `administrare ${clinic.name}`),
  title: 'Echipa',
  lead: 'Medicii și colegii apar pe pagina echipei, la tratamente, pe prima pagină și în formularul de contact, în ordinea de aici.',
  draft: 'Ciorna echipei',
  changes: {
    one: '{count} modificare a echipei, nepublicată',
    few: '{count} modificări ale echipei, nepublicate',
    other: '{count} de modificări ale echipei, nepublicate',
  },
  more: {
    one: '{count} modificare a echipei',
    few: '{count} modificări ale echipei',
    other: '{count} de modificări ale echipei',
  },
  order: 'Ordinea echipei',
  noDraft: 'Nu există încă o ciornă: vedeți echipa publicată.',
  same: 'Nimic de publicat: echipa din ciornă este cea de pe site.',
  list: {
    title: 'Cine apare',
    add: 'Adaugă un coleg',
    hidden: 'ascuns',
    up: 'Mută mai sus: {name}',
    down: 'Mută mai jos: {name}',
  },
  one: {
    metaTitle: '{name}, ciornă – administrare',
    added: 'Un coleg nou',
    back: 'Înapoi la echipă și la publicare',
    languages: forEachLanguage('ro', (language) => `Textele în ${language}`),
    career: forEachLanguage('ro', (language) => `Experiența și cursurile în ${language}`),
    choices: 'Limbi vorbite, specialități, tratamente',
    facts: 'Celelalte date',
    save: 'Salvează în ciornă',
    remove: 'Scoate din echipă',
    removeLead:
      'Persoana dispare din ciornă, iar de pe site abia când publicați. Puteți anula pasul. Dacă lipsește doar o vreme, bifați mai bine „Ascuns”.',
    leaving: {
      lead: 'Pe site, {name} răspunde acum de:',
      reviews: {
        one: '{count} text medical verificat, cu data verificării',
        few: '{count} texte medicale verificate, cu data verificării',
        other: '{count} de texte medicale verificate, cu data verificării',
      },
      articles: {
        one: '{count} articol verificat',
        few: '{count} articole verificate',
        other: '{count} de articole verificate',
      },
      stories: {
        one: '{count} poveste a unui pacient: rămâne, fără nume de medic',
        few: '{count} povești ale pacienților: rămân, fără nume de medic',
        other: '{count} de povești ale pacienților: rămân, fără nume de medic',
      },
      treatments: 'tratamente pe care nu le mai face altcineva: {treatments}. Le primește cine preia',
      heir: {
        label: 'Cine preia',
        hint: 'Pe paginile lor apare numele celui care preia, cu data de azi. Dacă nu preia nimeni, paginile spun că urmează o nouă verificare.',
      },
      choose: 'Alegeți cine preia',
      nobody: 'Nimeni, deocamdată',
      read: 'Cine preia a citit textele lăsate de {name} și răspunde de ele de azi',
      errors: {
        heir: 'Alegeți cine preia sau „Nimeni, deocamdată”.',
        read: 'Bifați după ce cel ales a citit textele. Altfel alegeți „Nimeni, deocamdată”.',
      },
    },
    photoLater: 'Fotografia se adaugă după ce salvați persoana.',
    missing: 'Persoana nu mai este în ciornă. Alegeți alta din listă.',
  },
  fields: {
    nume: { label: 'Numele', hint: 'Cu titlul, de exemplu Dr. Ana Pop.' },
    functie: { label: 'Funcția', hint: 'Specialitatea sau rolul în clinică.' },
    introduction: {
      label: 'Pe scurt',
      hint: 'O frază, cel mult 160 de caractere: apare în liste și sub nume. Poate lipsi.',
    },
    descriere: { label: 'Descrierea', hint: 'Între 80 și 600 de caractere: ce face și cum lucrează.' },
    for_whom: {
      label: 'Pentru cine',
      hint: 'Câte un fel de pacienți pe rând, cel mult șase: copii, cine a amânat mult. Poate lipsi.',
    },
    experienta: { label: 'Experiența', hint: 'Între 120 și 1600 de caractere.' },
    courses: {
      label: 'Cursurile',
      hint: 'Câte unul pe rând, cu anul în față: 2019 Curs de endodonție, Iași.',
    },
    kind: { label: 'Felul' },
    own_page: {
      label: 'Pagină proprie',
      hint: 'Medicii au întotdeauna o pagină; bifați pentru un coleg care nu este medic.',
    },
    register: {
      label: 'Numărul din registrul profesional',
      hint: 'La medici, numărul de la Colegiul Medicilor Stomatologi. Poate lipsi.',
    },
    since: { label: 'Primul an de practică', hint: 'Anii de experiență se numără de aici.' },
    languages: { label: 'Limbi vorbite' },
    filters: { label: 'Specialități', hint: 'După ele caută vizitatorii pe pagina echipei.' },
    treatments: { label: 'Tratamente' },
    takes_over: { label: 'Preia de la' },
    hidden: { label: 'Ascuns', hint: 'Nu apare pe site, dar rămâne aici.' },
    photo: { label: 'Fotografia' },
  } satisfies LabelsOf<typeof memberFields>,
  errors: {
    nume: 'Scrieți numele, între 5 și 60 de caractere.',
    functie: 'Scrieți funcția, între 5 și 120 de caractere.',
    introduction: 'Scrieți o frază de cel mult 160 de caractere, cu ș și ț cu virgulă.',
    for_whom: 'Scrieți cel mult șase rânduri, fiecare între 3 și 120 de caractere.',
    descriere: 'Scrieți descrierea, între 80 și 600 de caractere, cu ș și ț cu virgulă.',
    experienta: 'Scrieți experiența, între 120 și 1600 de caractere, cu ș și ț cu virgulă.',
    courses: 'Scrieți fiecare curs pe un rând, cu anul în față, cel mult opt, niciunul din viitor.',
    kind: 'Alegeți medic, asistent sau recepție.',
    register: 'Scrieți numărul în cel mult 40 de caractere.',
    since: 'Scrieți anul cu patru cifre, cel târziu anul acesta.',
    languages: 'Alegeți cel puțin o limbă.',
    filters: 'Alegeți dintre specialitățile din listă.',
    treatments: 'Alegeți dintre tratamentele din listă.',
  } satisfies ErrorTextsOf<typeof memberFields>,
  notices: {
    saved: 'Modificarea este în ciornă.',
    merged: 'Modificarea este în ciornă, împreună cu ce a salvat altcineva între timp.',
    added: 'Persoana este în ciornă. Puteți adăuga fotografia.',
    moved: 'Ordinea este schimbată în ciornă.',
    removed: 'Persoana este scoasă din ciornă.',
    gone: 'Între timp, cineva a scos persoana din ciornă. Ce ați scris este mai jos: dacă salvați, se adaugă din nou, la sfârșit și fără fotografie.',
    photo: 'Fotografia este în ciornă.',
    photoRemoved: 'Fotografia este scoasă din ciornă.',
  },
  published: 'Echipa este publicată. Apare pe site.',
  problems: {
    nobody: 'Cel puțin un medic trebuie să apară pe site.',
    left: '{name} nu mai apare și nimeni nu a preluat: unde a verificat un text, pagina va spune că urmează o nouă verificare; articolele și poveștile nu îi mai poartă numele',
    undone: 'Pe site nu mai apare niciun medic pentru: {treatments}',
  },
  conflict: 'Altcineva a schimbat între timp aceleași date',
  publish: 'Publică echipa',
  publishLead: 'Echipa apare imediat pe site. Nota rămâne în istoric.',
}

export type TeamWords = Shape<typeof words>
