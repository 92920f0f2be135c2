import type { TreatmentKey } from './vocabulary.ts'

interface Video {
  id: string
  treatment: TreatmentKey
  seconds: number
  file: `${string}.webm`
  /** The name of the illustration that stands in until the player is loaded. */
  poster: string
}

/** Invented testimonials; the transcript of each is in the texts. */
export const videos = [
  {
    id: 'doua-implanturi-si-o-frica-veche',
    treatment: 'implant_dentar',
    seconds: 58,
    file: 'doua-implanturi-si-o-frica-veche.webm',
    poster: 'poster_implant',
  },
  {
    id: 'aparat-dentar-in-clasa-a-noua',
    treatment: 'aparat_dentar',
    seconds: 52,
    file: 'aparat-dentar-in-clasa-a-noua.webm',
    poster: 'poster_orthodontics',
  },
  {
    id: 'un-canal-tratat-a-doua-oara',
    treatment: 'tratamente_endodontice',
    seconds: 61,
    file: 'un-canal-tratat-a-doua-oara.webm',
    poster: 'poster_endodontics',
  },
] as const satisfies readonly Video[]

export type VideoId = (typeof videos)[number]['id']
