import { asBeginning } from '../../format/counted-words.ts'
import { fieldInWords } from '../offered-words.ts'

const aesthetic = fieldInWords(
  [
    ['fațete', 'fatete_dentare'],
    ['albire', 'albire_dinti'],
    ['coroane', 'coroane_dentare', 'coroane_zirconiu'],
    ['proteze', 'protetica'],
  ],
  'ro',
)
const surgical = fieldInWords(
  [
    ['extracții', 'chirurgie_orala'],
    ['adiție de os', 'aditie_de_os'],
    ['sinus lifting', 'sinus_lifting'],
  ],
  'ro',
)
const preventive = fieldInWords(
  [
    ['gingii sănătoase', 'parodontologie'],
    ['carii tratate devreme', 'odontoterapie'],
    ['grija pentru dinții copiilor', 'pedodontie'],
  ],
  'ro',
)

/** The fields that treatments are filed under, by what the clinic offers of each. */
export const fieldTexts = {
  implantology: {
    name: 'Implantologie',
    text: 'Când lipsesc unul sau mai mulți dinți: implanturi și lucrări fixe pe implanturi.',
  },
  aesthetics: {
    name: 'Estetică',
    text: `Forma, culoarea și întregirea dinților: ${aesthetic}.`,
  },
  orthodontics: {
    name: 'Ortodonție',
    text: 'Dinți aliniați și o mușcătură corectă, la copii și la adulți.',
  },
  endodontics: {
    name: 'Endodonție',
    text: 'Tratamentul nervului dentar, ca dintele natural să rămână la locul lui.',
  },
  surgery: {
    name: 'Chirurgie',
    text: `${asBeginning(surgical, 'ro')}, cu anestezie și controale după.`,
  },
  prevention: {
    name: 'Prevenție',
    text: `${asBeginning(preventive, 'ro')}.`,
  },
}
