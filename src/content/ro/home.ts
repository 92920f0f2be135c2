import { asBeginning } from '../../format/counted-words.ts'
import { listInWords } from '../../format/list.ts'
import { clinic } from '../clinic.ts'
import { paysVat } from '../kind-of-clinic.ts'
import { describing, needsTreatment, offeredWords } from '../offered-words.ts'
import { titled } from '../titled.ts'
import { city } from './city.ts'

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

const pricesInLei = `Prețurile sunt în lei${paysVat ? ', cu TVA unde se aplică' : ''}`

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
        `${asBeginning(listInWords(some, 'ro'), 'ro')} în ${city}. Prima consultație este gratuită, prețurile sunt publice.`,
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
      text: `${guaranteed.length === 0 ? 'La lucrările cu garanție' : `La ${listInWords(guaranteed, 'ro')}`} primiți un certificat de garanție, cu durata trecută în el.`,
      conditions: [
        `Veniți la controale și igienizări: de obicei o dată pe an${needsTreatment('fast_fixed', ', la arcadele întregi pe implanturi la 6 luni').join('')}. Se plătesc conform listei de prețuri.`,
        'Acoperă lucrarea, nu și accidentele ori neglijarea igienei.',
        'Vă spunem durata înainte de a începe.',
        'Drepturile pe care vi le dă legea rămân neatinse.',
      ],
    },
  },
  treatments: { title: 'Ce tratăm' },
  prices: {
    title: 'Cât costă',
    totals: `Tratamente întregi, cu toate etapele adunate din lista de prețuri. ${pricesInLei}.`,
    lead: `${pricesInLei}. Lângă fiecare scrie ce include. Vă puteți face pe cont propriu un deviz orientativ.`,
  },
  team: {
    title: 'Cine vă tratează',
    lead: 'Aflați cine sunt medicii, ce au studiat și în ce limbi puteți vorbi cu ei.',
  },
  stories: {
    title: 'Povești de succes',
    lead: 'Cazuri publicate cu acordul scris al pacienților. Fiecare caz este diferit, iar rezultatele diferă și ele.',
  },
  contact: {
    title: 'Să facem cunoștință',
    lead: 'Scrieți-ne ce vă supără sau sunați. Vă răspundem în programul clinicii.',
  },
}
