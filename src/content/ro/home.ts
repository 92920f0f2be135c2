import { asBeginning } from '../../format/counted-words.ts'
import { clinic } from '../clinic.ts'
import { needs } from '../needs.ts'
import { describing, inWords, needsTreatment, offeredWords } from '../offered-words.ts'
import { titled } from '../titled.ts'
import { city } from './city.ts'
import { emergency } from './emergency.ts'
import { fieldCount, treatmentCount } from './treatment-counts.ts'

/** What is asked for most comes first. */
const offered = offeredWords([
  ['implanturi', 'implant_dentar', 'fast_fixed'],
  ['fațete', 'fatete_dentare'],
  ['ortodonție', 'aparat_dentar'],
  ['endodonție', 'tratamente_endodontice'],
  ['chirurgie orală', 'chirurgie_orala', 'aditie_de_os', 'sinus_lifting'],
  ['coroane', 'coroane_dentare', 'coroane_zirconiu'],
  ['protetică', 'protetica'],
  ['parodontologie', 'parodontologie'],
  ['stomatologie pentru copii', 'pedodontie'],
  ['tratamentul cariilor', 'odontoterapie'],
  ['albire', 'albire_dinti'],
])
const guaranteed = offeredWords([
  ['implanturi', 'implant_dentar', 'fast_fixed'],
  ['coroane', 'coroane_dentare', 'coroane_zirconiu', 'protetica'],
  ['fațete', 'fatete_dentare'],
])

export const home = {
  meta: {
    title: titled([
      `Clinică dentară în ${city}, ${clinic.address.sector}`,
      `Clinică dentară în ${city}`,
      `Dentist în ${city}`,
      city,
    ]),
    description: describing(
      offered,
      (some) =>
        `${asBeginning(inWords(some, 'ro'), 'ro')} în ${city}. Prima consultație este gratuită, prețurile sunt publice.`,
    ),
    keywords: [
      `clinică dentară ${city}`,
      `stomatolog ${clinic.address.sector}`,
      ...offeredWords([
        ['implant dentar', 'implant_dentar'],
        ['fațete dentare', 'fatete_dentare'],
      ]),
      'consultație gratuită',
    ],
  },
  hero: {
    eyebrow: `Clinică dentară în ${city}, ${clinic.address.sector}`,
    title: 'Stomatologie la lumina zilei',
    lead: 'Vedem ce este de făcut, vă explicăm pe înțeles și scriem totul într-un plan cu prețuri. Dumneavoastră hotărâți, fără grabă.',
  },
  promises: {
    title: 'Ce vă promitem și în ce condiții',
    consultation: {
      title: 'Prima consultație este gratuită',
      text: 'Vă examinăm, vă ascultăm și primiți un plan de tratament scris, cu etape și prețuri.',
      conditions: [
        'O singură dată pentru fiecare pacient nou, la o vizită programată.',
        'Consultația de urgență se plătește conform listei de prețuri.',
        'Radiografiile și tomografiile nu sunt incluse: se plătesc conform listei.',
        'Nu vă obligă să începeți tratamentul.',
      ],
    },
    specialists: {
      title: 'Medici specialiști',
      withoutSpecialists: 'Medici dentiști',
      text: '{dentistsFirst}{specialists} cu {experience}[^experienta]. Specialitatea fiecăruia este pe pagina echipei.',
      conditions: [
        'Planul îl scrie medicul care vă examinează și îl confirmă medicul care face tratamentul.',
        'O consultație de specialitate după prima vizită se plătește conform listei de prețuri.',
        'Dacă un caz cere mai multe specialități, medicii îl discută împreună înainte să vi-l propună.',
      ],
    },
    warranty: {
      title: 'Garanție în scris',
      text: `${guaranteed.length === 0 ? 'La lucrările cu garanție' : `La ${inWords(guaranteed, 'ro')}`} primiți un certificat de garanție, cu durata trecută în el.`,
      conditions: [
        `Veniți la controale și igienizări: de obicei o dată pe an${needsTreatment('fast_fixed', ', la arcadele întregi pe implanturi la 6 luni').join('')}. Se plătesc conform listei de prețuri.`,
        'Acoperă lucrarea, nu și accidentele ori neglijarea igienei.',
        'Vă spunem durata înainte de a începe.',
        'Drepturile pe care vi le dă legea rămân neatinse.',
      ],
    },
  },
  treatments: {
    title: 'Ce tratăm',
    lead: `${asBeginning(treatmentCount, 'ro')}, grupate în ${fieldCount}. Fiecare pagină spune cui i se potrivește tratamentul și cui nu.`,
  },
  prices: {
    title: 'Cât costă',
    lead: 'Prețurile sunt în lei, cu TVA unde se aplică. Lângă fiecare scrie ce include. Vă puteți face pe cont propriu un deviz orientativ.',
  },
  team: {
    title: 'Cine vă tratează',
    lead: 'Aflați cine sunt medicii, ce au studiat și în ce limbi puteți vorbi cu ei.',
  },
  stories: {
    title: 'Povești de succes',
    lead: 'Cazuri publicate cu acordul scris al pacienților. Fiecare caz este diferit, iar rezultatele diferă și ele.',
  },
  news: {
    title: 'Noutăți și sfaturi',
    lead: 'Articole scurte. Cele medicale sunt verificate de medicii noștri înainte de publicare.',
  },
  visit: {
    title: 'Cum decurge prima vizită',
    lead: 'Durează cam o oră. Nu începem niciun tratament fără acordul dumneavoastră.',
    items: [
      {
        title: 'Ne scrieți sau ne sunați',
        text: 'Ne spuneți pe scurt ce vă supără și când puteți veni. Vă sunăm și stabilim ora.',
      },
      {
        title: 'Stăm de vorbă',
        text: 'Completați un chestionar despre sănătate. Dacă vă este teamă, spuneți-ne: mergem în ritmul dumneavoastră.',
      },
      {
        title: 'Examinarea',
        text: 'Medicul vede dinții și gingiile. Dacă este nevoie de o radiografie, aflați prețul înainte.',
      },
      {
        title: 'Planul scris',
        text: 'Primiți etapele, variantele și prețurile pe hârtie sau prin e-mail, cu timp de gândire.',
      },
      {
        title: 'Hotărârea dumneavoastră',
        text: 'Ne dați un răspuns când sunteți gata. Puteți cere oricând și părerea altui medic.',
      },
    ],
  },
  questions: {
    title: 'Întrebări frecvente',
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
      {
        question: 'Am o urgență. Când pot veni?',
        answer: `Dacă aveți durere puternică, umflătură sau un dinte lovit, sunați-ne. Păstrăm timp pentru urgențe în fiecare zi de lucru. ${emergency.fee} ${emergency.call112}`,
      },
      ...needs('instalments', {
        question: 'Pot plăti în rate?',
        answer:
          'Da, printr-un credit de la TBI Bank, sub rezerva aprobării. Pagina despre rate arată costul total și un exemplu complet, înainte să semnați ceva.',
        link: { page: 'instalments' as const, text: 'Vedeți costul ratelor' },
      }),
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
      {
        question: 'Vin din altă țară. Cum îmi planific vizitele?',
        answer:
          'Scrieți-ne când puteți veni și aduceți radiografiile recente, dacă le aveți. Vă spunem câte vizite sunt de așteptat și la ce interval, înainte să cumpărați biletele. Controalele dintre drumuri se pot face la un medic dentist de lângă dumneavoastră.',
      },
    ],
  },
  contact: {
    title: 'Să facem cunoștință',
    lead: 'Scrieți-ne ce vă supără sau sunați. Vă răspundem în programul clinicii.',
  },
}
