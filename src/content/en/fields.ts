import { asBeginning } from '../../format/counted-words.ts'
import { fieldInWords } from '../offered-words.ts'
import type { TextOf } from '../texts.ts'

const aesthetic = fieldInWords(
  [
    ['veneers', 'fatete_dentare'],
    ['whitening', 'albire_dinti'],
    ['crowns', 'coroane_dentare', 'coroane_zirconiu'],
    ['dentures', 'protetica'],
  ],
  'en',
)
const surgical = fieldInWords(
  [
    ['extractions', 'chirurgie_orala'],
    ['bone grafts', 'aditie_de_os'],
    ['sinus lifts', 'sinus_lifting'],
  ],
  'en',
)
const preventive = fieldInWords(
  [
    ['healthy gums', 'parodontologie'],
    ['decay treated early', 'odontoterapie'],
    ['care for children’s teeth', 'pedodontie'],
  ],
  'en',
)

/** The fields that treatments are filed under, by what the clinic offers of each. */
export const fieldTexts = {
  implantology: {
    name: 'Implants',
    text: 'When one or more teeth are missing: implants and fixed teeth on implants.',
  },
  aesthetics: {
    name: 'Aesthetics',
    text: `The shape, colour and rebuilding of teeth: ${aesthetic}.`,
  },
  orthodontics: { name: 'Orthodontics', text: 'Aligned teeth and a sound bite, for children and adults.' },
  endodontics: {
    name: 'Endodontics',
    text: 'Treatment of the tooth’s nerve, so that your natural tooth can stay in place.',
  },
  surgery: {
    name: 'Surgery',
    text: `${asBeginning(surgical, 'en')}, with anaesthetic and check-ups afterwards.`,
  },
  prevention: {
    name: 'Prevention',
    text: `${asBeginning(preventive, 'en')}.`,
  },
} satisfies TextOf<'fieldTexts'>
