import type { RoomsWords } from './ro.ts'

export const words = {
  kinds: {
    entrance: 'The entrance',
    reception: 'The reception',
    treatment: 'The treatment room',
    sterilisation: 'Sterilisation',
    equipment: 'Equipment',
    map: 'Map of the surroundings',
  },
  drawn: 'Drawing',
  home: 'What it looks like here',
  team: 'Where we work',
  treatment: 'The equipment for this treatment',
  all: 'All pictures of the clinic',
  way: {
    title: 'The way to us',
    map: 'Sketch of the surroundings, north at the top: the entrance of the clinic, {streets}.',
    metro: '{name} metro station, {metres} m as the crow flies',
    landmark: '{name}, {metres} m as the crow flies',
    links: {
      foot: 'On foot',
      transit: 'By public transport',
      car: 'By car',
      taxi: 'By taxi, with Uber',
    },
    elsewhere: 'Routes open on other sites. Nothing of theirs is loaded here.',
  },
} satisfies RoomsWords
