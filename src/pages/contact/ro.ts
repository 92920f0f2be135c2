import { clinic } from '../../content/clinic.ts'
import { wordsOf } from '../../content/needs.ts'
import { needsTreatment } from '../../content/offered-words.ts'
import { called } from '../../content/ro/called.ts'
import { city } from '../../content/ro/city.ts'
import { directions } from '../../content/ro/directions.ts'
import { urgentAdvice } from '../../content/ro/urgent-advice.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled('Contact și programări', called),
    description: `Cereți o programare la Clinica ${clinic.name} din ${city}: formular, telefon, program, adresă. Prima consultație este gratuită.`,
    keywords: [
      `programare dentist ${city}`,
      'contact clinică dentară',
      `stomatolog ${clinic.address.sector}`,
      'urgențe dentare',
    ],
  },
  title: 'Contact',
  visitWith: 'Vizită la {name}',
  next: {
    title: 'Ce urmează, până la planul scris',
    lead: 'Prima vizită durează cam o oră. Nu începem niciun tratament fără acordul dumneavoastră.',
    items: [
      { title: 'Vă contactăm', text: 'Recepția vă sună sau vă scrie, în cel mult o zi lucrătoare.' },
      { title: 'Stabilim ora', text: 'Alegem împreună ziua și medicul și vă confirmăm programarea.' },
      {
        title: 'Stăm de vorbă',
        text: 'Completați un chestionar despre sănătate. Dacă vă este teamă, spuneți-ne: mergem în ritmul dumneavoastră.',
      },
      {
        title: 'Examinarea',
        text: 'Medicul vede dinții și gingiile. Prima consultație este gratuită; radiografiile nu sunt incluse și le aflați prețul înainte, iar consultația de urgență se plătește.',
      },
      {
        title: 'Planul scris',
        text: 'Primiți etapele, variantele și prețurile pe hârtie sau prin e-mail. Ne răspundeți când sunteți gata și puteți cere oricând și părerea altui medic.',
      },
    ],
  },
  urgent: { question: 'Nu poate aștepta?', call: 'Sunați la {phone}' },
  before: {
    title: 'Înainte să veniți',
    groups: [
      {
        title: 'Prima vizită',
        items: [
          {
            question: 'Ce include consultația gratuită?',
            answer:
              'Examinarea dinților și a gingiilor, o discuție și un plan de tratament scris, cu prețuri. Radiografiile se plătesc separat. Consultația de urgență nu este gratuită: are prețul ei în listă.',
          },
          {
            question: 'Mă va durea?',
            answer:
              'La cele mai multe proceduri folosim anestezie locală, iar zona amorțește. După aceea poate apărea un disconfort de câteva zile. Medicul vă spune la ce să vă așteptați și ce calmant puteți lua.',
          },
          {
            question: 'Îmi este foarte teamă de dentist. Ce pot face?',
            answer:
              'Spuneți-ne când vă programați. Rezervăm mai mult timp, stabilim un semn la care ne oprim și, la prima vizită, putem doar să vorbim.',
          },
          ...needsTreatment('pedodontie', {
            question: 'Lucrați și cu copii?',
            answer:
              'Da. Prima vizită a copilului este mai mult de cunoaștere. Un părinte sau un tutore stă lângă el și semnează acordul.',
          }),
          {
            question: 'Ce aduc la prima vizită?',
            answer:
              'Un act de identitate, lista medicamentelor pe care le luați și, dacă aveți, radiografii făcute în ultimul an. Le putem primi și pe stick sau disc.',
          },
        ],
      },
      {
        title: 'Plată, programări, nemulțumiri',
        items: [
          {
            question: 'Cum pot plăti?',
            answer: `Cu cardul, în numerar sau prin transfer bancar, după fiecare etapă încheiată, iar pentru lucrările de laborator cu un avans trecut în plan.${wordsOf('instalments', ' Puteți plăti și printr-un credit, sub rezerva aprobării.')} Primiți factură pentru fiecare plată.`,
            link: { page: 'instalments' as const, text: 'Vedeți costul ratelor' },
          },
          {
            question: 'Serviciile sunt decontate?',
            answer:
              'Nu. Clinica nu are contract cu casa de asigurări de sănătate: toate serviciile sunt plătite de pacient. Pentru o asigurare privată vă dăm factura cu serviciile scrise pe rând, planul și copia radiografiilor; rambursarea o hotărăște asigurătorul.',
          },
          {
            question: 'Cum anulez sau mut o programare?',
            answer:
              'Sunați-ne sau scrieți-ne cu cel puțin 24 de ore înainte, ca să dăm ora altcuiva. Nu cerem taxă de anulare. Dacă aveți o răceală, spuneți-ne și mutăm vizita. Cu febră și durere sau umflătură în gură sunați imediat.',
          },
          {
            question: 'Am o nemulțumire. Cui mă adresez?',
            answer:
              'Spuneți-ne: medicului, recepției sau pe e-mail. Confirmăm primirea în 2 zile lucrătoare și răspundem în scris în cel mult 30 de zile. Vă puteți adresa și Colegiului Medicilor Stomatologi, Direcției de Sănătate Publică sau A.N.P.C., din josul paginii.',
          },
          {
            question: 'Vin din altă țară. Ce trebuie să știu?',
            answer:
              'Scrieți-ne când puteți veni și spuneți-ne dacă aveți radiografii recente; vă spunem câte vizite sunt și la ce interval. Limbile vorbite de fiecare dintre noi sunt pe pagina echipei. Plata se face în lei. Dacă țara dumneavoastră rambursează cheltuieli, întrebați dinainte asigurătorul de acolo.',
          },
          {
            question: 'Ce fac când este închis?',
            answer: `${urgentAdvice.closed} ${urgentAdvice.call112}`,
          },
        ],
      },
      {
        title: 'Sănătate și siguranță',
        items: [
          {
            question: 'Am o valvă artificială sau o proteză de șold. Am nevoie de antibiotic?',
            answer:
              'Cu o valvă artificială, o endocardită în trecut sau unele boli de inimă din naștere, antibioticul se ia înaintea intervențiilor care ating gingia: aduceți scrisoarea cardiologului. Pentru o proteză de șold sau de genunchi nu este, de regulă, necesar; hotărăște ortopedul.',
          },
          ...needsTreatment(['implant_dentar', 'fast_fixed', 'sinus_lifting', 'chirurgie_orala'], {
            question: 'Cum mă pregătesc pentru sedare?',
            answer:
              'Medicul anestezist vă evaluează dinainte. Nu mâncați cu 6 ore înainte; apă limpede puteți bea până cu 2 ore înainte. Veniți cu un adult care vă duce acasă și rămâne cu dumneavoastră. În ziua aceea nu conduceți, nu beți alcool și nu semnați acte importante.',
          }),
          {
            question: 'Am alergie la latex sau la un medicament. Ce fac?',
            answer:
              'Spuneți-ne la programare și scrieți-o în chestionar. Putem lucra cu mănuși și digă fără latex, cu cabinetul pregătit dinainte. Aduceți rezultatul testelor, dacă îl aveți. După o reacție gravă în trecut, cerem întâi părerea medicului alergolog.',
          },
          {
            question: 'Am diabet. Ce trebuie să știu?',
            answer:
              'Mâncați și luați-vă medicamentele ca de obicei, de preferat înaintea unei vizite de dimineață, și aduceți ultima hemoglobină glicată. Cu un diabet necontrolat rana se vindecă mai greu: ce poate aștepta se amână până este ținut sub control, iar o infecție se tratează și atunci.',
          },
          {
            question: 'Sunt însărcinată. Pot fi tratată?',
            answer:
              'Da. Spuneți-ne în ce săptămână sunteți și ce medic vă urmărește. Durerea și infecția se tratează în orice lună, iar anestezia locală se poate face. Ce nu este grabnic se face cel mai comod în trimestrul al doilea sau după naștere. Radiografia se face numai dacă schimbă tratamentul.',
          },
          {
            question: 'Iau medicamente pentru oase (bifosfonați sau denosumab). Ce fac?',
            answer:
              'Spuneți-ne ce luați, de când și pentru ce. Cu tratament pentru osteoporoză, cele mai multe tratamente, și extracțiile, se fac în cabinet, ca de obicei. La doze mari, pentru o boală canceroasă, le planificăm cu medicul dumneavoastră. Nu opriți denosumabul sau alt tratament fără medicul care l-a prescris.',
          },
          { question: 'Ce calmant pot lua până la vizită?', answer: urgentAdvice.painkillers.join(' ') },
          {
            question: 'Cum sunt sterilizate instrumentele?',
            answer:
              'Se spală, se ambalează și se sterilizează cu abur, în autoclav de clasa B. Pachetul sigilat se deschide în fața dumneavoastră. Fiecare ciclu are un test, iar rezultatele se păstrează; ce este de unică folosință se aruncă.',
          },
          {
            question: 'Cum îmi îngrijesc dinții între vizite?',
            answer:
              'Periați de două ori pe zi, câte două minute, cu pastă cu fluor; scuipați spuma, dar nu clătiți. O dată pe zi curățați între dinți cu ață dentară sau periuțe interdentare. Păstrați dulciurile la masă, nu între mese. Ritmul controalelor îl stabilește riscul dumneavoastră.',
          },
        ],
      },
    ],
  },
  details: {
    title: 'Ne găsiți aici',
    phone: 'Telefon',
    email: 'E-mail',
    address: 'Adresă',
    hours: 'Program',
    map: 'Deschide harta',
    mapHint: 'Harta se deschide pe alt site. Aici nu se încarcă nimic de la alții.',
    transport: {
      title: 'Cum ajungeți',
      items: directions,
    },
  },
}

export type ContactPageWords = Shape<typeof words>
