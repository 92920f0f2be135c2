import type { TreatmentKey } from '../treatment-list.ts'

export type VideoFormat = 'webm' | 'mp4'

export interface Video {
  id: string
  treatment: TreatmentKey
  seconds: number
  /** The day it was published here. */
  uploaded_on: string
  /**
   * The files `<id>.<format>` in `public/videos/`, the one to try first first. Older iPhones play MP4 alone (WebM since iOS
   * 17.4), browsers without patented codecs WebM alone.
   */
  formats: readonly [VideoFormat, ...VideoFormat[]]
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
    formats: ['webm', 'mp4'],
    poster: 'implant_dentar',
  },
  {
    id: 'aparat-dentar-in-clasa-a-noua',
    treatment: 'aparat_dentar',
    seconds: 12,
    uploaded_on: '2026-11-20',
    formats: ['webm', 'mp4'],
    poster: 'aparat_dentar',
  },
  {
    id: 'un-canal-tratat-a-doua-oara',
    treatment: 'tratamente_endodontice',
    seconds: 12,
    uploaded_on: '2026-11-20',
    formats: ['webm', 'mp4'],
    poster: 'tratamente_endodontice',
  },
] as const satisfies readonly Video[]

export type VideoId = (typeof videos)[number]['id']
