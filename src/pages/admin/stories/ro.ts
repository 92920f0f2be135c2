import { clinic } from '../../../content/clinic.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { titled } from '../../../content/titled.ts'
import type { caseDrawings } from '../../../content/vocabulary.ts'
import type {
  ConsentPart,
  ConsentScope,
  ConsentState,
  consentFields,
} from '../../../features/admin/stories/consent-store.server.ts'
import type { ErrorTextsOf, LabelsOf } from '../../../features/publishing/fields.ts'
import type { storyFields } from '../../../features/stories/stories.ts'
import { forEachLanguage } from '../../../format/languages.ts'

/** Patients' stories, and their consent. */
export const words = {
  menu: 'Povești',
  name: 'Poveștile pacienților',
  metaTitle: titled('Poveștile pacienților', `administrare ${clinic.name}`),
  title: 'Poveștile pacienților',
  lead: 'Poveștile apar pe pagina lor, pe prima pagină și la tratamente, în ordinea de aici. O poveste se vede numai cât timp pacientul are un acord valabil.',
  draft: 'Ciorna poveștilor',
  changes: {
    one: '{count} modificare a poveștilor, nepublicată',
    few: '{count} modificări ale poveștilor, nepublicate',
    other: '{count} de modificări ale poveștilor, nepublicate',
  },
  more: {
    one: '{count} modificare a poveștilor',
    few: '{count} modificări ale poveștilor',
    other: '{count} de modificări ale poveștilor',
  },
  order: 'Ordinea poveștilor',
  noDraft: 'Nu există încă o ciornă: vedeți poveștile publicate.',
  same: 'Nimic de publicat: poveștile din ciornă sunt cele de pe site.',
  list: {
    title: 'Poveștile din ciornă',
    add: 'Adaugă o poveste',
    none: 'Nu este încă nicio poveste. Adăugați una după ce pacientul a semnat acordul.',
    hidden: 'ascunsă',
    up: 'Mută mai sus: {name}',
    down: 'Mută mai jos: {name}',
  },
  one: {
    metaTitle: '{name}, ciornă – administrare',
    added: 'O poveste nouă',
    back: 'Înapoi la povești și la publicare',
    languages: forEachLanguage('ro', (language) => `Textele în ${language}`),
    facts: 'Celelalte date',
    empty: {
      one: '{count} câmp de completat',
      few: '{count} câmpuri de completat',
      other: '{count} de câmpuri de completat',
    },
    wrong: {
      one: '{count} câmp de corectat',
      few: '{count} câmpuri de corectat',
      other: '{count} de câmpuri de corectat',
    },
    save: 'Salvează în ciornă',
    remove: 'Șterge povestea',
    removeLead:
      'Povestea dispare din ciornă, iar de pe site abia când publicați. Puteți anula pasul. Dacă pacientul își retrage acordul, folosiți „Retrage acordul”: atunci dispare imediat.',
    later: 'Acordul și fotografiile se adaugă după ce salvați povestea.',
    missing: 'Povestea nu mai este în ciornă. Alegeți alta din listă.',
  },
  fields: {
    title: { label: 'Titlul', hint: 'Între 10 și 90 de caractere.' },
    name: {
      label: 'Numele afișat',
      hint: 'Prenumele și inițiala, de exemplu Mihaela D. Se vede numai dacă acordul cuprinde prenumele.',
    },
    work: { label: 'Tratamentul, pe scurt', hint: 'De exemplu: Implant dentar și coroană pe implant.' },
    duration: { label: 'Durata', hint: 'De exemplu: 5 luni, de la consultație la coroană.' },
    before_after: { label: 'Ce era și ce s-a făcut', hint: 'Între 8 și 320 de caractere, fără promisiuni.' },
    before_alt: { label: 'Imaginea dinainte, în cuvinte', hint: 'Pentru cine nu vede desenul.' },
    after_alt: { label: 'Imaginea de după, în cuvinte', hint: 'Pentru cine nu vede desenul.' },
    testimonial: { label: 'Cu vorbele pacientului', hint: 'Între 60 și 700 de caractere.' },
    results: { label: 'Rezultatele', hint: 'Între două și cinci, câte unul pe rând.' },
    category: { label: 'Tipul cazului', hint: 'După el caută vizitatorii pe pagina poveștilor.' },
    treatment: { label: 'Pagina tratamentului', hint: 'Povestea trimite la ea și apare pe ea.' },
    doctor: { label: 'Medicul' },
    drawing: { label: 'Desenele', hint: 'Apar cât timp nu sunt amândouă fotografiile.' },
    photo_before: { label: 'Fotografia dinainte' },
    photo_after: { label: 'Fotografia de după' },
    hidden: { label: 'Ascunsă', hint: 'Nu apare pe site, dar rămâne aici. Nu are nevoie de acord.' },
  } satisfies LabelsOf<typeof storyFields>,
  errors: {
    title: 'Scrieți titlul, între 10 și 90 de caractere, cu ș și ț cu virgulă.',
    name: 'Scrieți numai prenumele și inițiala cu punct, de exemplu Mihaela D.',
    work: 'Scrieți tratamentul în cel mult 120 de caractere.',
    duration: 'Scrieți durata în cel mult 120 de caractere.',
    before_after: 'Scrieți ce era și ce s-a făcut, între 8 și 320 de caractere, cu ș și ț cu virgulă.',
    before_alt: 'Scrieți ce se vede înainte, între 8 și 320 de caractere.',
    after_alt: 'Scrieți ce se vede după, între 8 și 320 de caractere.',
    testimonial: 'Scrieți vorbele pacientului, între 60 și 700 de caractere, cu ș și ț cu virgulă.',
    results: 'Scrieți între două și cinci rezultate, câte unul pe rând, de cel puțin 8 caractere.',
    category: 'Alegeți tipul cazului din listă.',
    treatment: 'Alegeți tratamentul din listă.',
    doctor: 'Alegeți medicul din listă.',
    drawing: 'Alegeți desenele din listă.',
  } satisfies ErrorTextsOf<typeof storyFields>,
  drawings: {
    implant: 'Un dinte din față, implant',
    implant_2: 'O măsea, implant',
    arch: 'Arcadă fixă pe implanturi',
    veneers: 'Fațete pe dinți uzați',
    veneers_2: 'Fațete pe dinți distanțați',
    orthodontics: 'Dinți înghesuiți',
    orthodontics_2: 'Dinți cu spații',
    aesthetics: 'Albire',
    aesthetics_2: 'Coroane în față',
  } satisfies Record<(typeof caseDrawings)[number], string>,
  photos: {
    title: 'Fotografiile',
    lead: 'Apar numai împreună, înainte și după, și numai dacă acordul cuprinde fotografiile. Până atunci apar desenele.',
    none: 'Fără fotografie: apare desenul.',
    alt: {
      label: 'Textul alternativ',
      hint: 'Pentru cine nu vede imaginea: ce se vede, între 8 și 200 de caractere. Fără nume.',
    },
  },
  consent: {
    title: 'Acordul pacientului',
    lead: 'Îl vedeți numai dumneavoastră, administratorii. Pe site apar data și locurile în care se poate publica, niciodată numele întreg sau documentul.',
    labels: {
      person: 'Cine a semnat',
      reference: 'Documentul semnat',
      agreed_on: 'Semnat la',
      until: 'Valabil până la',
      covers: 'Cuprinde',
      scope: 'Unde se poate publica',
      inregistrat: 'Înregistrat',
    } satisfies Record<keyof typeof consentFields | 'inregistrat', string>,
    unlimited: 'fără termen',
    parts: {
      text: 'textul',
      photographs: 'fotografiile',
      first_name: 'prenumele și inițiala',
    } satisfies Record<ConsentPart, string>,
    scopes: {
      site: 'numai pe site',
      'site-and-social': 'pe site și pe rețelele sociale ale clinicii',
    } satisfies Record<ConsentScope, string>,
    by: 'de {email}, la {date}',
    states: {
      valid: 'acord din {date}',
      limited: 'acord din {date}, până la {until}',
      ended: 'acordul s-a încheiat la {until}',
      withdrawn: 'acord retras la {date}',
      missing: 'fără acord',
      unread: 'acordul nu se mai poate citi: treceți-l din nou după hârtie sau retrageți-l',
    } satisfies Record<ConsentState, string>,
    record: 'Înregistrează acordul',
    again: 'Înregistrează alt acord',
    againLead:
      'Acordul nou îl înlocuiește pe cel de mai sus, de exemplu când îl corectați sau pacientul îl prelungește. Cel vechi rămâne ca dovadă.',
    fields: {
      person: {
        label: 'Cine a semnat',
        hint: 'Numele pacientului sau numărul fișei lui. Nu apare niciodată pe site.',
      },
      reference: {
        label: 'Documentul semnat',
        hint: 'Numărul sau locul lui, ca să îl puteți arăta: C-2026-014.',
      },
      agreed_on: { label: 'Data semnării' },
      until: { label: 'Valabil până la', hint: 'Ultima zi. Lăsați gol dacă acordul nu are termen.' },
      covers: { label: 'Ce cuprinde', hint: 'Numai ce este scris în document.' },
      scope: { label: 'Unde se poate publica' },
    } satisfies LabelsOf<typeof consentFields>,
    errors: {
      person: 'Scrieți cine a semnat, între 2 și 120 de caractere.',
      reference: 'Scrieți numărul sau locul documentului, între 2 și 80 de caractere.',
      agreed_on: 'Alegeți data semnării; nu poate fi în viitor.',
      until:
        'Alegeți ultima zi, de azi înainte, sau lăsați gol. Dacă acordul s-a încheiat, retrageți povestea.',
      covers: 'Bifați textul: fără acord pentru text povestea nu se poate publica.',
      scope: 'Alegeți unde se poate publica.',
      sure: 'Bifați că doriți să retrageți acordul.',
    } satisfies ErrorTextsOf<typeof consentFields> & { sure: string },
    submit: 'Salvează acordul',
    withdraw: {
      title: 'Pacientul își retrage acordul',
      lead: 'Povestea și fotografiile dispar imediat de pe tot site-ul. Fotografiile se șterg la noapte, textele după 30 de zile. Dovada acordului rămâne trei ani.',
      sure: 'Da, retrag acordul acestui pacient',
      submit: 'Retrage acordul',
    },
  },
  notices: {
    saved: 'Modificarea este în ciornă.',
    merged: 'Modificarea este în ciornă, împreună cu ce a salvat altcineva între timp.',
    added: 'Povestea este în ciornă. Înregistrați acordul și, dacă le aveți, fotografiile.',
    moved: 'Ordinea este schimbată în ciornă.',
    removed: 'Povestea este scoasă din ciornă. Dispare de pe site când publicați.',
    gone: 'Între timp, cineva a scos povestea din ciornă. Ce ați scris este mai jos: dacă salvați, se adaugă ca poveste nouă, cu alt acord și fără fotografii.',
    photo: 'Fotografia este în ciornă.',
    photoRemoved: 'Fotografia este scoasă din ciornă.',
    consent: 'Acordul este înregistrat. Povestea se poate publica.',
    withdrawn: 'Acordul este retras. Povestea nu mai este pe site, în nicio limbă.',
    withdrawnBuilt:
      'Acordul este retras, iar povestea nu mai este pe site. Ea a venit odată cu site-ul: cereți să fie scoasă și din src/content/stories/stories.ts, ca să nu apară nici când baza de date nu răspunde.',
    nothingToWithdraw: 'Nu este niciun acord de retras.',
  },
  published: 'Poveștile sunt publicate. Apar pe site.',
  problems: {
    consent:
      '„{title}” nu are un acord valabil. Înregistrați acordul pe pagina poveștii sau bifați „Ascunsă”',
    photographs: 'Acordul pentru „{title}” nu cuprinde fotografiile. Scoateți-le sau înregistrați alt acord',
    onePhoto: '„{title}” are o singură fotografie: până o adăugați pe cealaltă, apar desenele',
    start: 'Varianta aceasta a venit cu site-ul și nu are acorduri înregistrate: publicați din ciornă.',
  },
  conflict: 'Altcineva a schimbat între timp aceeași poveste',
  publish: 'Publică poveștile',
  publishLead: 'Poveștile apar imediat pe site. Nota rămâne în istoric.',
}

export type StoriesWords = Shape<typeof words>
