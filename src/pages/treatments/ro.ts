import { offeredWords, withRoomFor } from '../../content/offered-words.ts'
import { city } from '../../content/ro/city.ts'
import { dentalTreatmentCount } from '../../content/ro/treatment-counts.ts'
import { urgentAdvice } from '../../content/ro/urgent-advice.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'
import { asBeginning } from '../../format/counted-words.ts'
import { listInWords } from '../../format/list.ts'

const named = offeredWords([
  ['implanturi', 'implant_dentar', 'fast_fixed'],
  ['fațete', 'fatete_dentare'],
  ['albire', 'albire_dinti'],
  ['aparat dentar', 'aparat_dentar'],
  ['tratament de canal', 'tratamente_endodontice'],
  ['coroane', 'coroane_dentare', 'coroane_zirconiu', 'protetica'],
  ['chirurgie', 'chirurgie_orala', 'aditie_de_os', 'sinus_lifting'],
  ['prevenție', 'parodontologie', 'pedodontie', 'odontoterapie'],
])

export const words = {
  meta: {
    title: titled(`Tratamente dentare în ${city}`),
    description: withRoomFor(
      'La fiecare găsiți pașii, durata, riscurile și prețurile.',
      `${asBeginning(dentalTreatmentCount, 'ro')} în ${city}: ${listInWords(named, 'ro')}.`,
    ),
    keywords: [
      `tratamente dentare ${city}`,
      `stomatologie ${city}`,
      'tratamente și prețuri dentist',
      ...offeredWords([
        ['implant dentar', 'implant_dentar', 'fast_fixed'],
        ['fațete dentare', 'fatete_dentare'],
        ['aparat dentar', 'aparat_dentar'],
        ['tratament de canal', 'tratamente_endodontice'],
      ]),
    ],
  },
  title: 'Tratamente',
  lead: 'Alegeți un domeniu sau scrieți ce vă interesează. La fiecare tratament găsiți pașii, durata, riscurile și prețurile.',
  all: 'Toate',
  filter: 'Domenii',
  urgent: { more: 'Ce faceți acum', call112: 'Sunați la 112', or: 'Sau poate:' },
  count: { one: '{count} tratament', few: '{count} tratamente', other: '{count} de tratamente' },
  mouth: 'Nu știți cum se numește? Arătați locul pe un desen',
  nothing: {
    title: 'Niciun tratament găsit',
    text: 'Scrieți-ne sau, în program, sunați la {phone} și spuneți-ne ce vă supără: vă ajutăm și fără denumirea exactă.',
    urgent: `Vă doare sau vă este rău? ${urgentAdvice.call112}`,
  },
  reset: 'Arată toate tratamentele',
  help: {
    title: 'Nu știți ce vi se potrivește?',
    text: 'Nu trebuie să alegeți pe cont propriu. La prima consultație, gratuită, vedem împreună ce este de făcut.',
  },
  search: {
    label: 'Ce vă supără sau ce căutați?',
    placeholder: 'mă doare o măsea',
    button: 'Caută',
  },
}

export type TreatmentsWords = Shape<typeof words>
