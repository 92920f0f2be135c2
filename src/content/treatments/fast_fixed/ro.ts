import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled('Fast & Fixed: dinți ficși pe 4–6 implanturi'),
    description:
      'O arcadă întreagă pe 4–6 implanturi, cu lucrare provizorie fixă în câteva zile: cui i se potrivește, câte vizite cere, ce riscuri și ce garanție are.',
    keywords: [
      `Fast and Fixed ${city}`,
      'arcadă completă pe implanturi',
      'dinți ficși pe 4 implanturi',
      'lucrare fixă pe implanturi',
    ],
  },
  search_words: [
    'toți dinții lipsă',
    'fără dinți',
    'nu mai am dinți',
    'edentat',
    'mi-au căzut toți dinții',
    'dinți ficși într-o zi',
    'dinți în aceeași zi',
    'all on four',
    'all on 4',
    'all-on-6',
    'arcadă completă',
    'lucrare fixă completă',
    'scap de proteză mobilă',
    'proteză care se mișcă',
    'proteză fixă pe implanturi',
    'dantură completă',
    'gura întreagă',
    'toți dinții pe implanturi',
    'dantură nouă',
    'refacere totală',
    'dinți mobili toți scoși',
    'implanturi toată gura',
    'dinți rapid',
  ],
  title: 'Fast & Fixed: arcadă completă pe implanturi',
  short_description:
    'O lucrare fixă pentru o arcadă întreagă, sprijinită pe câteva implanturi. Dacă implanturile sunt stabile, primiți dinți provizorii ficși în câteva zile; lucrarea definitivă urmează după vindecare.',
  full_description: [
    'Fast & Fixed se adresează persoanelor care și-au pierdut toți dinții unei arcade sau ai căror dinți nu mai pot fi păstrați. Pe 4–6 implanturi se înșurubează o lucrare fixă, pe care nu o scoateți seara. Ea poate fi demontată numai de medic, pentru curățare și control.',
    'Implanturile din spate se pun deseori înclinat. Astfel folosesc osul existent din fața sinusului maxilar, sus, sau din fața nervului mandibular, jos. La mulți pacienți acest lucru evită o adiție de os, dar nu la toți: tomografia arată dacă planul este potrivit.',
    'Dacă implanturile au stabilitate bună la inserare, lucrarea provizorie se fixează în 24–72 de ore. Ea ține implanturile împreună în timp ce osul se vindecă. Lucrarea definitivă, mai rezistentă, se face după 4–6 luni, când gingia și-a luat forma.',
    'Este un tratament cu etape clare, dar nu unul ușor. Cere o intervenție de câteva ore, hrană moale mai multe săptămâni și o curățare atentă cât timp purtați lucrarea. Vă spunem din prima discuție și când o soluție mai simplă ar fi mai înțeleaptă.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Extracțiile (se plătesc separat) și inserarea implanturilor au loc, de regulă, în aceeași ședință.',
    'Lucrare provizorie fixă, înșurubată, în 24–72 de ore, dacă stabilitatea implanturilor o permite.',
    'Lucrare definitivă pe structură rezistentă, după 4–6 luni de vindecare (se plătește separat).',
    'Probă a formei și a culorii dinților înainte de lucrarea definitivă.',
    'Plan de igienă scris și instrumentele necesare, explicate pas cu pas.',
  ],
  benefits: [
    'Dinți ficși în perioada de vindecare, în locul unei proteze mobile.',
    'Mai puține implanturi decât dinți și, deseori, mai puține etape de refacere a osului.',
    'Cerul gurii rămâne liber, spre deosebire de proteza totală clasică.',
    'Lucrarea se poate demonta în cabinet pentru curățare și reparații.',
  ],
  technologies: [
    'Tomografie CBCT și plan digital al poziției implanturilor.',
    'Ghid chirurgical printat, când anatomia îl cere.',
    'Scanare intraorală și fotografii pentru forma viitorilor dinți.',
    'Structură frezată digital, din titan sau zirconiu, pentru lucrarea definitivă.',
  ],
  duration:
    '5–8 luni în total: 1–2 zile de tratament până la lucrarea provizorie, apoi 4–6 luni de vindecare; 9–12 vizite.',
  success_rate:
    'Peste 90%[^implant-survival] dintre implanturile de acest fel, la mandibulă, sunt în funcție după 10 ani. Reparațiile la lucrare sunt mai frecvente decât pierderea implanturilor.',
  warranty:
    'Garanție scrisă: 10 ani pentru implanturi, 3 ani pentru lucrarea definitivă, 6 luni pentru cea provizorie, cu control și igienizare la 6 luni, plătite conform listei după primul an. Nu acoperă traumatismele. Drepturile legale rămân neatinse.',
  suits: [
    'Nu mai aveți dinți pe o arcadă sau cei rămași sunt mobili și nu pot fi salvați.',
    'Purtați o proteză care se mișcă și doriți o lucrare fixă.',
    'Aveți suficient os în zona din față a arcadei.',
    'Starea generală permite o intervenție de 2–4 ore cu anestezie locală sau sedare.',
    'Acceptați hrană moale 6–8 săptămâni și controale regulate.',
  ],
  not_suits: [
    'Aveți dinți sănătoși care pot fi păstrați: îi păstrăm.',
    'Os foarte redus și în zona din față, fără o etapă de adiție.',
    'Fumat intens, scrâșnit puternic netratat sau igienă care nu poate fi susținută.',
    'Diabet necontrolat, radioterapie la cap și gât, tratament intravenos cu bifosfonați ori denosumab în doze mari.',
    'Sarcină: intervenția se amână.',
  ],
  course: 'O arcadă pe 4–6 implanturi',
  steps: [
    {
      title: 'Consultația și analiza',
      text: 'Examinare, tomografie, scanare și fotografii. Discutăm bolile și medicamentele; cerem analize și, la nevoie, acordul medicului curant.',
    },
    {
      title: 'Planul și proba zâmbetului',
      text: 'Stabilim numărul de implanturi, forma dinților și variantele. Primiți planul scris, cu etape, riscuri și costuri.',
    },
    {
      title: 'Ziua intervenției',
      text: 'Se extrag dinții care nu pot fi păstrați și se inserează 4–6 implanturi. Durează 2–4 ore pentru o arcadă. Se iau amprentele.',
    },
    {
      title: 'Lucrarea provizorie',
      text: 'În 24–72 de ore înșurubăm dinții provizorii. Dacă stabilitatea nu este suficientă, purtați o proteză provizorie până se vindecă osul.',
    },
    {
      title: 'Vindecarea',
      text: 'Control la 7–10 zile pentru fire, apoi la 1 lună și la 3 luni. Hrană moale în primele 6–8 săptămâni.',
    },
    {
      title: 'Lucrarea definitivă',
      text: 'După 4–6 luni: scanare, probă de structură, probă estetică și fixare, în 3–4 vizite.',
    },
    {
      title: 'Întreținerea',
      text: 'Control și igienizare la fiecare 6 luni; după primul an se plătesc conform listei. O dată pe an lucrarea se verifică, se curăță și, la nevoie, se demontează.',
    },
  ],
  pain: 'Intervenția se face cu anestezie locală; la cerere, după evaluare, și cu sedare supravegheată de medicul anestezist (se plătește separat). Simțiți presiune și vibrații. În primele 3–5 zile este normal să aveți durere moderată, umflătură și vânătăi, pentru care primiți o schemă scrisă de medicamente.',
  healing:
    'Umflătura atinge maximul în ziua a doua sau a treia și trece, de regulă, în 7–10 zile. Vă obișnuiți să vorbiți și să mușcați cu dinții noi în 1–2 săptămâni. Mâncați moale 6–8 săptămâni, pentru că implanturile nu trebuie să fie suprasolicitate. Gingia se retrage puțin sub lucrarea provizorie; lucrarea definitivă ține cont de această schimbare.',
  risks: [
    'Pierderea unui implant, mai ales în primele luni; uneori lucrarea se poate păstra pe celelalte, alteori se refac etape.',
    'Fractura sau ciobirea lucrării provizorii, complicație tehnică frecventă, care se repară în cabinet.',
    'Infecție, sângerare, vânătăi extinse după intervenție.',
    'Amorțeală a buzei sau a bărbiei, la mandibulă; de obicei trecătoare.',
    'Peri-implantită la aproximativ 22%[^peri-implantitis] dintre pacienți, pe termen lung, mai des când igiena este dificilă.',
    'Schimbări de vorbire și acumulare de alimente sub lucrare în primele săptămâni.',
  ],
  alternatives: [
    {
      treatment: 'implant_dentar',
      text: 'Când o parte din dinți pot fi păstrați, implanturi numai în locurile libere.',
    },
    {
      treatment: 'protetica',
      text: 'O proteză totală sau o proteză ținută de 2–4 implanturi: se scoate pentru curățare și cere o intervenție mai mică.',
    },
    {
      treatment: 'parodontologie',
      text: 'Când dinții sunt mobili din cauza gingiei, un tratament parodontal îi poate menține uneori mulți ani.',
    },
  ],
  urgent: [
    'Sângerare care nu se oprește după 30 de minute de apăsare.',
    'Febră, puroi sau umflătură care crește după ziua a treia.',
    'Lucrarea se mișcă, s-a fisurat sau simțiți un șurub slăbit: nu mai mestecați pe ea și sunați.',
    'Amorțeală a buzei sau a bărbiei, prezentă și a doua zi.',
  ],
  questions: [
    {
      question: 'Plec acasă cu dinți în aceeași zi?',
      answer:
        'Uneori, dar nu promitem. De obicei lucrarea provizorie este gata în 24–72 de ore. Dacă implanturile nu au stabilitatea necesară, ea se amână și purtați o proteză provizorie. Este o măsură de siguranță pentru implanturi.',
    },
    {
      question: 'Câte implanturi sunt necesare: 4 sau 6?',
      answer:
        'Depinde de os, de forma arcadei și de forța cu care mușcați. La mandibulă sunt deseori suficiente 4. La maxilar, unde osul este mai moale, alegem frecvent 5 sau 6. Decizia o luăm pe tomografie.',
    },
    {
      question: 'Locuiesc în străinătate. Câte drumuri fac?',
      answer:
        'De regulă două: primul de 9–12 zile, pentru intervenție, lucrarea provizorie și scoaterea firelor, al doilea de 7–12 zile, după 4–6 luni, pentru lucrarea definitivă. Prima evaluare pornește de la o tomografie recentă și se confirmă la clinică. Controalele dintre drumuri se pot face la un medic de lângă dumneavoastră, care ne trimite fotografii și radiografii.',
    },
    {
      question: 'Cum se curăță lucrarea?',
      answer:
        'Cu periuță moale de două ori pe zi, ață dentară cu capăt rigid sau periuțe interdentare pe sub lucrare și, la nevoie, irigator bucal. Vă arătăm în cabinet și repetăm la control. Fără această rutină, gingia se inflamează.',
    },
    {
      question: 'Cât ține lucrarea?',
      answer:
        'Cea provizorie este gândită pentru perioada de vindecare. Cea definitivă se uzează în timp și poate avea nevoie de reparații sau de înlocuire, în timp ce implanturile rămân. Controlul la 6 luni ne ajută să vedem uzura devreme.',
    },
  ],
  footnotes: {
    'implant-survival': {
      definition:
        'Implanturi, drepte și înclinate, aflate în funcție sub o arcadă fixă la mandibulă: 93%, cumulat. Un singur centru, cel care a descris metoda; o treime dintre pacienți nu a venit la toate controalele.',
      period: '10–18 ani; studiu publicat în 2019',
      source: sources.malo2019,
    },
    'peri-implantitis': {
      definition:
        'Pacienți cu cel puțin un implant la care inflamația gingiei se însoțește de pierdere de os. Procentul diferă mult între studii.',
      period: 'După studiu; sinteză publicată în 2015',
      source: sources.derks2015,
    },
  },
} satisfies TreatmentText
