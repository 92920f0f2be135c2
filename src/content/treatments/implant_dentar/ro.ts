import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Implant dentar în ${city}: etape și durată`),
    description:
      'Cum se pune un implant dentar, câte vizite cere, cât durează vindecarea, cui i se potrivește, ce riscuri are și ce acoperă garanția scrisă.',
    keywords: [
      `implant dentar ${city}`,
      'implant dentar etape',
      'durată implant dentar',
      'riscuri implant dentar',
      'dinte lipsă',
    ],
  },
  search_words: [
    'dinte lipsă',
    'măsea lipsă',
    'îmi lipsește un dinte',
    'mi-a căzut un dinte',
    'mi-am pierdut un dinte',
    'gaură între dinți după extracție',
    'loc gol',
    'înlocuire dinte',
    'pun dinte la loc',
    'dinte fals',
    'dinte fix',
    'dinte artificial',
    'șurub în os',
    'surub titan',
    'implant titan',
    'implant zirconiu',
    'implanturi',
    'implant ieftin',
    'cât ține un implant',
    'respingere implant',
    'implant măsea',
    'implant dinte față',
    'fumător implant',
    'diabet implant',
    'dinte în loc',
  ],
  title: 'Implant dentar',
  short_description:
    'O rădăcină artificială din titan, fixată în os, pe care se sprijină o coroană. Înlocuiește un dinte lipsă fără să fie șlefuiți dinții vecini.',
  full_description: [
    'Implantul dentar este un șurub mic, din titan sau aliaj de titan, așezat în os, în locul rădăcinii pierdute. În câteva luni osul crește pe suprafața lui și îl fixează. Medicii numesc acest proces osteointegrare. Abia apoi implantul poate purta o coroană cu care mestecați.',
    'Lucrarea are trei părți: implantul din os, bontul protetic care trece prin gingie și coroana care se vede. Un implant poate susține o coroană, două implanturi pot susține o punte, iar când lipsesc toți dinții se discută o lucrare pe toată arcada.',
    'După pierderea unui dinte, osul din acel loc se subțiază, mai ales în primul an. De aceea merită să cereți o evaluare devreme, chiar dacă decideți mai târziu. Când osul nu mai este suficient, poate fi nevoie întâi de o adiție de os sau, în zona din spate a maxilarului, de un sinus lifting.',
    'Un implant nu face carii, dar gingia și osul din jurul lui se pot inflama la fel ca în jurul unui dinte. Periajul de două ori pe zi, curățarea dintre dinți și controlul anual fac parte din tratament.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Planificare pe tomografie CBCT, cu măsurarea osului și a distanței până la nerv și sinus.',
    'Intervenție cu anestezie locală, de obicei 40–60 de minute pentru un implant.',
    'Coroană provizorie sau proteză provizorie pentru zonele vizibile, când situația o permite (se plătește separat).',
    'Fișa implantului, cu tipul, dimensiunea și lotul, pe care o păstrați.',
    'Controale la 1 și 6 luni după coroană, incluse în prețul ei; apoi control anual, cu igienizare, care se plătește separat.',
  ],
  benefits: [
    'Dinții vecini rămân neșlefuiți.',
    'Puteți mesteca pe partea respectivă, cu o lucrare fixă.',
    'Osul din jurul implantului este solicitat la masticație și își păstrează mai ușor volumul.',
    'Coroana se poate înlocui în timp fără să fie scos implantul.',
  ],
  technologies: [
    'Tomografie CBCT, cu doză redusă la zona de interes.',
    'Scanare intraorală și ghid chirurgical printat, când planul cere o poziționare dirijată.',
    'Măsurarea stabilității implantului prin frecvență de rezonanță.',
    'Unitate chirurgicală cu irigare sterilă și controlul forței de inserție.',
  ],
  duration:
    '3–7 luni de la intervenție până la coroana definitivă; 6–8 vizite, fără etape suplimentare de os.',
  success_rate:
    'În jur de 96%[^implant-survival] dintre implanturi sunt încă pe arcadă după 10 ani, în studii.',
  warranty:
    'Garanție scrisă: 10 ani pentru implant; pentru coroana de pe el, 3 ani (metalo-ceramică) sau 5 ani (zirconiu), cu un control și o igienizare pe an, plătite conform listei. Nu acoperă traumatismele și lucrările modificate în altă parte. Drepturile legale rămân neatinse.',
  suits: [
    'V-au fost extrași unul sau mai mulți dinți și doriți o lucrare fixă.',
    'Creșterea oaselor s-a încheiat (în general după 18–20 de ani).',
    'Aveți os suficient sau acceptați o etapă de refacere a osului.',
    'Gingiile sunt sănătoase sau boala parodontală a fost tratată și este stabilă.',
    'Puteți păstra o igienă bună și puteți veni la control o dată pe an.',
  ],
  not_suits: [
    'Boală parodontală activă sau carii netratate: se tratează întâi.',
    'Diabet necontrolat, infarct sau accident vascular recent ori imunitate scăzută, până la acordul medicului curant.',
    'Tratament cu bifosfonați sau denosumab ori radioterapie la cap și gât: cer o evaluare separată. În osteoporoză riscul este de obicei mic; nu opriți tratamentul fără medicul care l-a prescris.',
    'Fumat: implanturile se pierd de aproximativ două ori[^smoking] mai des decât la nefumători.',
    'Sarcină: intervenția se amână.',
  ],
  course: 'Un implant, fără refacerea osului',
  steps: [
    {
      title: 'Consultația și planul',
      text: 'Examinăm gura, discutăm bolile și medicamentele dumneavoastră, facem tomografia și primiți un plan scris, cu etape, riscuri și costuri.',
    },
    {
      title: 'Pregătirea',
      text: 'Igienizare, tratarea cariilor și a gingiei. Dintele care nu mai poate fi păstrat se extrage; uneori implantul se pune în aceeași ședință.',
    },
    {
      title: 'Inserarea implantului',
      text: 'Cu anestezie locală, se deschide gingia, se pregătește locul în os și se inserează implantul. Se închide cu fire de sutură.',
    },
    {
      title: 'Scoaterea firelor',
      text: 'La 7–10 zile verificăm vindecarea și scoatem firele. Vă arătăm cum se curăță zona.',
    },
    {
      title: 'Integrarea în os',
      text: 'Așteptăm, de regulă, 2–3 luni la mandibulă și 3–6 luni la maxilar. Apoi măsurăm stabilitatea și modelăm gingia.',
    },
    {
      title: 'Amprenta și coroana',
      text: 'Scanăm, probăm și fixăm coroana, în 2–3 vizite pe parcursul a 2–3 săptămâni. Verificăm mușcătura.',
    },
    {
      title: 'Întreținerea',
      text: 'Control la 1 și 6 luni, apoi anual, cu igienizare și, când este nevoie, o radiografie mică a zonei.',
    },
  ],
  pain: 'În timpul intervenției, anestezia locală oprește durerea, dar simțiți presiune și vibrație. După ce trece anestezia, majoritatea pacienților descriu o jenă ușoară timp de 2–3 zile, ținută sub control cu antiinflamatorul recomandat. Dacă vă este teamă, spuneți-ne: mergem mai încet și putem discuta despre sedare.',
  healing:
    'Umflătura crește până în ziua a doua sau a treia, apoi scade; poate apărea și o vânătaie. În prima săptămână mâncați moale, pe partea cealaltă, și evitați efortul fizic intens. Nu fumați cel puțin opt săptămâni după intervenție și, de preferat, două săptămâni înainte. Gingia se închide în 2–3 săptămâni, iar osul se maturizează în câteva luni, timp în care nu simțiți nimic deosebit.',
  risks: [
    'Implantul nu se integrează în os și trebuie scos; după vindecare se poate încerca din nou, când osul o permite.',
    'Sângerare, umflătură, infecție a plăgii în primele zile.',
    'Amorțeală a buzei, bărbiei sau limbii dacă nervul este iritat; de obicei trecătoare, rareori permanentă.',
    'Deschiderea sinusului maxilar, la implanturile din spate, sus.',
    'Peri-implantită (inflamație cu pierdere de os) la aproximativ 22%[^peri-implantitis] dintre pacienți, pe termen lung.',
    'Slăbirea șurubului sau ciobirea ceramicii, care se repară de obicei fără intervenție chirurgicală.',
  ],
  alternatives: [
    {
      treatment: 'protetica',
      text: 'O punte pe dinții vecini: mai rapidă și fără operație, dar acești dinți trebuie șlefuiți. Sau o proteză mobilă: cost mai mic și fără intervenție, cu o perioadă de obișnuire.',
    },
    {
      treatment: 'fast_fixed',
      text: 'Când lipsesc toți sau aproape toți dinții unei arcade, o lucrare fixă pe 4–6 implanturi.',
    },
  ],
  urgent: [
    'Sângerare care nu se oprește după 30 de minute de apăsare cu o compresă.',
    'Umflătură care crește după ziua a treia, febră sau puroi.',
    'Amorțeala buzei sau a bărbiei, prezentă și a doua zi.',
    'Implantul sau coroana se mișcă.',
  ],
  questions: [
    {
      question: 'Cât stau fără dinte?',
      answer:
        'În zona vizibilă căutăm o soluție încă din prima zi: o coroană provizorie pe implant, dacă stabilitatea o permite, sau o proteză ori o punte provizorie. În spate, de obicei, locul rămâne liber până la coroana definitivă.',
    },
    {
      question: 'Se poate pune implantul în aceeași zi cu extracția?',
      answer:
        'Uneori da, dacă rădăcina se scoate fără pierdere de os, nu există infecție acută și implantul are stabilitate bună de la început. Altfel, așteptăm 2–4 luni. Decizia se ia pe tomografie și se confirmă în timpul intervenției.',
    },
    {
      question: 'Ce se întâmplă dacă implantul nu se prinde?',
      answer:
        'Îl scoatem, curățăm zona și lăsăm osul să se vindece 2–3 luni. În condițiile garanției scrise, implantul de înlocuire nu se plătește. Etapele noi de adiție de os, dacă sunt necesare, se discută separat.',
    },
    {
      question: 'Pot face implant dacă iau anticoagulante?',
      answer:
        'De multe ori da. Nu opriți tratamentul din proprie inițiativă. Aduceți lista de medicamente și ultimele analize; medicul nostru stabilește împreună cu cardiologul ce este de făcut.',
    },
    {
      question: 'Pot face RMN cu implanturi dentare?',
      answer:
        'Implanturile din titan nu împiedică, de regulă, un RMN, dar pot estompa imaginea din zona gurii. Anunțați personalul înaintea examinării și arătați fișa implantului.',
    },
  ],
  footnotes: {
    'implant-survival': {
      definition:
        'Implanturi aflate încă în gură la 10 ani, media studiilor prospective. Nu înseamnă lipsa oricărei complicații.',
      period: '10 ani; sinteză publicată în 2019',
      source: sources.howe2019,
    },
    smoking: {
      definition:
        'Implanturi pierdute: 6,4% la fumători, 3,2% la nefumători; diferă cu numărul de țigări și cu starea gingiei.',
      period: 'După studiu; sinteză publicată în 2015',
      source: sources.chrcanovic2015,
    },
    'peri-implantitis': {
      definition:
        'Pacienți cu cel puțin un implant la care inflamația gingiei se însoțește de pierdere de os. Procentul diferă mult între studii.',
      period: 'După studiu; sinteză publicată în 2015',
      source: sources.derks2015,
    },
  },
} satisfies TreatmentText
