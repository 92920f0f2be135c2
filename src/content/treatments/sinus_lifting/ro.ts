import { city } from '../../ro/city.ts'
import type { TreatmentText } from '../../schema.ts'
import { sources } from '../../sources.ts'
import { titled } from '../../titled.ts'

export const text = {
  meta: {
    title: titled(`Sinus lifting în ${city}: etape, riscuri`),
    description:
      'Sinus lifting intern sau extern înaintea unui implant în maxilar: cum se face, cât durează, ce evitați după intervenție, ce riscuri și ce garanție are.',
    keywords: [
      `sinus lifting ${city}`,
      'sinus lift intern',
      'sinus lift extern',
      'implant maxilar os insuficient',
    ],
  },
  search_words: [
    'sinus',
    'sinusul coborât',
    'ridicare sinus',
    'ridicarea sinusului',
    'sinus jos',
    'os puțin sus',
    'os puțin la măselele de sus',
    'implant sus sinus',
    'membrana sinusului',
    'sinuslift',
    'sinus lift',
    'sinusuri pneumatizate',
    'sinusită implant',
    'operație sinus',
  ],
  title: 'Sinus lifting',
  short_description:
    'Ridicarea membranei sinusului maxilar și adăugarea de os dedesubt, pentru ca implanturile din spate, sus, să aibă suficientă înălțime.',
  full_description: [
    'Deasupra premolarilor și molarilor de sus se află sinusul maxilar, o cavitate cu aer, căptușită de o membrană subțire. După extracții, sinusul coboară, iar osul se subțiază de jos. Uneori rămân doar câțiva milimetri, prea puțin pentru un implant.',
    'Prin sinus lifting, membrana este desprinsă cu grijă de pe podeaua sinusului și ridicată. În spațiul format se pune material de adiție, care se transformă în os în câteva luni. Cavitatea sinusului rămâne suficient de mare și continuă să funcționeze.',
    'Metoda internă lucrează prin locul implantului, când au rămas cel puțin 5–6 mm de os. Metoda externă, printr-o fereastră mică în peretele lateral, se folosește când osul este mai puțin. Dacă rămân 4–5 mm, implantul se poate pune deseori în aceeași ședință; altfel se așteaptă.',
    'Înainte de intervenție verificăm tot sinusul, nu doar osul. O sinuzită, un polip mare sau un dinte infectat trebuie tratate întâi, uneori împreună cu medicul ORL.',
  ],
  features: [
    'Consultație inițială gratuită, cu examinare și plan scris; radiografiile nu sunt incluse.',
    'Tomografie CBCT care arată osul, membrana și deschiderea sinusului.',
    'Intervenție cu anestezie locală, de 30–60 de minute (intern) sau 60–90 de minute (extern).',
    'Consult ORL, recomandat când tomografia sau istoricul îl cere (se face și se plătește în altă parte).',
    'Fișa materialelor folosite, cu proveniență și lot.',
    'Instrucțiuni scrise pentru primele 3 săptămâni și un număr de telefon al clinicii.',
  ],
  benefits: [
    'Se obține înălțimea de os necesară unui implant în zona din spate a maxilarului.',
    'Se poate evita o proteză mobilă în zona molarilor.',
    'La metoda internă, intervenția se face prin același loc cu implantul.',
    'În situațiile potrivite, implantul se pune în aceeași ședință.',
  ],
  technologies: [
    'Tomografie CBCT cu vizualizarea întregului sinus.',
    'Piezochirurgie, care taie osul și cruță membrana moale.',
    'Instrumente de ridicare controlată a membranei, din aproape în aproape.',
    'Membrane de colagen și materiale de adiție cu trasabilitate.',
  ],
  duration:
    'Intern, odată cu implantul: 5–7 luni până la coroană. Extern, cu implantul pus ulterior: 9–14 luni. În total 4–8 vizite.',
  success_rate:
    'Peste 90%[^implants-in-sinus] dintre implanturile puse după sinus lifting extern sunt în funcție după 5 ani.',
  warranty:
    'Garanție scrisă: dacă grefa se pierde până la implant, o repetăm o dată fără plata manoperei; materialele se plătesc. Condiții: instrucțiunile de vindecare și controalele anuale respectate. Drepturile legale rămân neatinse.',
  suits: [
    'Doriți un implant în zona premolarilor sau a molarilor de sus.',
    'Pe tomografie, osul de sub sinus este mai mic decât lungimea unui implant obișnuit.',
    'Sinusul este sănătos sau a fost tratat.',
    'Puteți renunța la fumat în perioada de vindecare.',
  ],
  not_suits: [
    'Sinuzită acută sau cronică netratată: întâi consultul ORL.',
    'Polipi mari sau un chist care blochează sinusul.',
    'Fumat intens, radioterapie la cap și gât, tratament intravenos cu bifosfonați ori denosumab în doze mari.',
    'Diabet necontrolat ori boli de coagulare neevaluate.',
    'Sarcină: intervenția se amână.',
    'Un implant scurt este suficient în osul rămas.',
  ],
  course: 'Sinus lifting extern, cu implantul pus ulterior',
  steps: [
    {
      title: 'Evaluarea',
      text: 'Tomografie, istoricul sinuzitelor, al alergiilor și al medicamentelor. La nevoie, consult ORL.',
    },
    {
      title: 'Planul',
      text: 'Alegem metoda internă sau externă și stabilim dacă implantul se pune odată cu grefa. Primiți etapele și costul în scris.',
    },
    {
      title: 'Intervenția',
      text: 'Cu anestezie locală, se ajunge la podeaua sinusului, se ridică membrana, se așază materialul și se închide cu fire.',
    },
    {
      title: 'Primele săptămâni',
      text: 'Strănutați cu gura deschisă. Nu vă suflați nasul, nu fumați și nu beți cu paiul. Firele se scot la 10–14 zile.',
    },
    {
      title: 'Maturizarea osului',
      text: '4–6 luni la metoda internă, 6–9 luni la cea externă. Urmează o imagine de control.',
    },
    {
      title: 'Implantul și coroana',
      text: 'Dacă implantul nu a fost pus deja, se inserează acum și se așteaptă integrarea lui. Apoi se face coroana.',
    },
  ],
  pain: 'Anestezia locală amorțește zona; la metoda internă puteți simți vibrații sau lovituri ușoare. După metoda internă disconfortul seamănă cu cel de la un implant obișnuit, 2–3 zile. După cea externă, obrazul se umflă mai mult, iar durerea, moderată, ține 3–5 zile și se stăpânește cu medicația recomandată.',
  healing:
    'În primele 2–3 săptămâni în sinus nu trebuie să crească presiunea: nu vă suflați nasul, nu vă scufundați, nu ridicați greutăți, nu cântați la instrumente de suflat. Zborurile se amână, de regulă, 2 săptămâni; întrebați medicul. O cantitate mică de sânge pe nas în primele zile este normală. Dormiți cu capul puțin ridicat.',
  risks: [
    'Ruperea membranei sinusului, la aproximativ 30%[^perforation] dintre intervențiile externe; se acoperă de obicei cu o membrană, uneori se amână.',
    'Sinuzită sau infecția grefei, care cere tratament și uneori îndepărtarea materialului.',
    'Sângerare din peretele sinusului sau sângerare nazală.',
    'Formare insuficientă de os, cu nevoia unei noi intervenții.',
    'Amețeală trecătoare la schimbarea poziției, mai ales după metoda internă.',
  ],
  alternatives: [
    {
      treatment: 'implant_dentar',
      text: 'Un implant scurt sau înclinat, când osul rămas este suficient, poate evita sinus liftingul.',
    },
    {
      treatment: 'protetica',
      text: 'O punte pe dinți proprii, dacă există în ambele părți, sau o proteză mobilă.',
    },
    {
      treatment: 'fast_fixed',
      text: 'La arcada fără dinți, implanturile înclinate ocolesc deseori sinusul.',
    },
  ],
  urgent: [
    'Sângerare pe nas sau în gură care nu se oprește după 30 de minute.',
    'Febră, secreții cu puroi pe nas sau presiune în obraz care crește.',
    'Granule sau lichide care ies pe nas când beți.',
    'Tulburări de vedere: sunați la 112.',
  ],
  questions: [
    {
      question: 'Ce diferență este între metoda internă și cea externă?',
      answer:
        'La cea internă, membrana se ridică prin locul implantului, cu 2–4 mm. Intervenția este mai mică, dar cere să fi rămas destul os. La cea externă se face o fereastră în peretele lateral al sinusului, se câștigă mai multă înălțime și vindecarea este mai lungă.',
    },
    {
      question: 'Pot zbura cu avionul?',
      answer:
        'De regulă recomandăm să amânați zborul 2 săptămâni, din cauza presiunii din sinus. Dacă veniți din altă țară, planificați-vă timpul în consecință și spuneți-ne data, ca să alegem etapele potrivite.',
    },
    {
      question: 'Pot face intervenția dacă am sinuzită sau alergii?',
      answer:
        'Întâi se tratează. O sinuzită activă înseamnă amânare. Rinita alergică trebuie ținută sub control, pentru că strănutul repetat poate mișca grefa. Discutăm planul cu medicul ORL care vă urmărește.',
    },
    {
      question: 'Ce se întâmplă dacă se rupe membrana?',
      answer:
        'Rupturile mici se acoperă cu o membrană de colagen și intervenția continuă. La cele mari, închidem și lăsăm sinusul să se vindece câteva luni, apoi încercăm din nou sau alegem altă soluție. Vă spunem imediat după intervenție.',
    },
    {
      question: 'Când pot să-mi suflu nasul normal?',
      answer:
        'După cel puțin 2 săptămâni la metoda internă și 3 săptămâni la cea externă, dacă la control totul este bine. Până atunci ștergeți ușor secrețiile și folosiți sprayul cu ser fiziologic numai dacă vă este recomandat.',
    },
  ],
  footnotes: {
    'implants-in-sinus': {
      definition:
        'Implanturi puse în zona cu sinus lifting extern, odată cu grefa sau după ea, aflate în funcție; pierderea anuală medie din studii de cel puțin 5 ani.',
      period: 'Cel puțin 5 ani; sinteză publicată în 2019',
      source: sources.raghoebar2019,
    },
    perforation: {
      definition:
        'Intervenții externe la care membrana sinusului s-a rupt în timpul ridicării. Procentul diferă mult între studii. Implanturile puse sub o membrană reparată s-au păstrat aproape la fel de bine.',
      period: 'În timpul intervenției; sinteză publicată în 2021',
      source: sources.diazOlivares2021,
    },
  },
} satisfies TreatmentText
