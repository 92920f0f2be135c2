import type { TreatmentKey } from './vocabulary.ts'

export interface Video {
  id: string
  treatment: TreatmentKey
  seconds: number
  /** The day it was published here. */
  uploaded_on: string
  file: `${string}.webm`
  /** The illustration shown until the player is loaded. */
  poster: string
}

/** Invented testimonials; the transcript of each is in the texts. */
export const videos = [
  {
    id: 'doua-implanturi-si-o-frica-veche',
    treatment: 'implant_dentar',
    seconds: 12,
    uploaded_on: '2026-11-20',
    file: 'doua-implanturi-si-o-frica-veche.webm',
    poster: 'implant_dentar',
  },
  {
    id: 'aparat-dentar-in-clasa-a-noua',
    treatment: 'aparat_dentar',
    seconds: 12,
    uploaded_on: '2026-11-20',
    file: 'aparat-dentar-in-clasa-a-noua.webm',
    poster: 'aparat_dentar',
  },
  {
    id: 'un-canal-tratat-a-doua-oara',
    treatment: 'tratamente_endodontice',
    seconds: 12,
    uploaded_on: '2026-11-20',
    file: 'un-canal-tratat-a-doua-oara.webm',
    poster: 'tratamente_endodontice',
  },
] as const satisfies readonly Video[]

export type VideoId = (typeof videos)[number]['id']
