import type { Shape } from '../../../content/text-shape.ts'
import { forEachLanguage } from '../../../format/languages.ts'

/** What pages say that write and publish a draft, whatever is drafted. */
export const words = {
  article: 'Articolul {slug}',
  /** The label of a text that is written in every language. */
  inLanguage: forEachLanguage('ro', (language) => `{field} în ${language}`),
  draft: 'Ciorna {version}, salvată de {email}, {date}, ora {time}',
  notices: {
    saved: 'Ciorna este salvată.',
    merged: 'Ciorna este salvată. Între timp altcineva schimbase altceva, iar acele modificări s-au păstrat.',
    undone: 'Ultimul dumneavoastră pas a fost anulat.',
    redone: 'Pasul anulat este refăcut.',
    discarded: 'Modificările nepublicate au ieșit din ciornă. Puteți anula.',
    rolledBack: 'Varianta aleasă este publicată din nou.',
    nothing: 'Nu este nimic de publicat: vizitatorii văd deja ce este în ciornă.',
    unreadGone: 'Ce nu se mai putea citi a fost eliminat.',
  },
  /** What an earlier version of the site has stored and this one does not know. */
  unread: {
    title: 'Site-ul nu mai poate citi tot ce s-a salvat aici',
    drafted:
      'Din ciornă nu se mai poate citi: {names}. Pagina arată restul, iar ciorna nu se publică până nu eliminați ce nu se poate citi.',
    published:
      'Publicat, dar nu se mai poate citi: {names}. Vizitatorii nu îl mai văd, iar publicarea următoare îl elimină.',
    /** For a list of which nothing has been published. */
    rows: 'Lipsesc de aici, fiindcă nu se mai pot citi: {names}. Le-a salvat altă versiune a site-ului. Nu s-au șters: sunt în copia tuturor datelor, din „Jurnal”.',
    /** In place of names, where no part can be read by itself. */
    everything: 'întregul conținut',
    submit: 'Elimină ce nu se poate citi',
    count: {
      one: '{count} lucru din ciornă nu se mai poate citi',
      few: '{count} lucruri din ciornă nu se mai pot citi',
      other: '{count} de lucruri din ciornă nu se mai pot citi',
    },
    show: 'Arată',
    refused: 'Nu s-a publicat nimic: întâi eliminați din ciornă ce nu se mai poate citi: {names}.',
    /** Why an earlier publication cannot be brought back. */
    earlier: 'Varianta nu poate reveni: site-ul nu mai poate citi din ea {names}.',
    /** The note of the publication that takes it away. */
    note: 'Eliminat ce nu se mai putea citi',
  },
  problems: {
    summary: 'Modificările nu au fost salvate',
    stale: 'Ciorna s-a schimbat între timp. Uitați-vă la ea și încercați din nou.',
    undone:
      'Altcineva a schimbat între timp același lucru, așa că pasul nu se mai poate anula sau reface. Schimbați rândul direct.',
    note: 'Scrieți o notă de cel puțin 3 și cel mult 300 de caractere.',
  },
  errorPrefix: 'Eroare:',
  conflict: {
    title: 'Altcineva a schimbat aceleași rânduri',
    lead: 'Varianta cealaltă a salvat-o {email} la ora {time}. Formularul de mai jos ține varianta dumneavoastră; dacă îl salvați, ea rămâne.',
    row: 'Rând',
    mine: 'Varianta dumneavoastră',
    theirs: 'Varianta salvată',
    removed: 'șters',
    kept: 'păstrat',
    takeTheirs: 'Păstrează varianta salvată',
    /** At a field that somebody else has changed too. */
    field: 'Altcineva a salvat aici: {value}.',
  },
  diff: {
    title: 'Ce se schimbă',
    row: 'Rând',
    before: 'Publicat',
    after: 'Ciornă',
    added: 'nou',
    removed: 'eliminat',
    counts: {
      changed: {
        one: '{count} rând schimbat',
        few: '{count} rânduri schimbate',
        other: '{count} de rânduri schimbate',
      },
      added: { one: '{count} rând nou', few: '{count} rânduri noi', other: '{count} de rânduri noi' },
      removed: {
        one: '{count} rând eliminat',
        few: '{count} rânduri eliminate',
        other: '{count} de rânduri eliminate',
      },
      order: {
        one: 'ordinea schimbată în {count} loc',
        few: 'ordinea schimbată în {count} locuri',
        other: 'ordinea schimbată în {count} de locuri',
      },
    },
    empty: '–',
    yes: 'da',
    no: 'nu',
  },
  publish: {
    title: 'Publicare',
    note: { label: 'Notă', hint: 'Pe scurt, de ce. O vedeți numai aici, nu și vizitatorii.' },
    undo: 'Anulează: {step}, {email}, {time}',
    undoLast: 'Anulează ultimul pas',
    redo: 'Refă: {step}, {time}',
    discard: 'Renunță la ciornă',
    refused:
      'Baza de date nu a primit modificările: nu s-a publicat nimic, iar ciorna și nota sunt neschimbate.',
    refusals: 'Nu se poate publica încă',
    /** Values that are allowed but unusual, and need a confirmation. */
    check: {
      title: 'De verificat',
      confirm: 'Am verificat: așa trebuie să fie.',
      needed: 'Verificați rândurile de mai sus și bifați căsuța, sau corectați-le.',
    },
  },
  /** What an announced reduction requires: nothing is published that breaks it. */
  offer: {
    missing:
      'Oferta la „{title}” ține până la {to} și nu ar mai avea ce preț să reducă din {date}. Lăsați rândul vizibil, cu prețul lui.',
    low: 'Oferta la „{title}” scade {reduction} până la {to}, iar {price} nu este mai mult de atât.',
    above:
      'Oferta la „{title}” anunță o reducere de {reduction} până la {to}. Cel mai mic preț din cele 30 de zile dinaintea ei a fost {reference}: cu {price} din {date}, anunțul nu ar mai fi adevărat. Puneți prețul nou să înceapă la {after} sau mai târziu.',
  },
}

export type DraftWords = Shape<typeof words>
