import { success } from '../../../features/admin/frame/flashes.ts'
import type { NewsWords } from './ro.ts'

type Texts = { words: NewsWords }

/** What the list says of a step, and what the page of an article does. */
export const newsFlashes = {
  inceput: ({ words }: Texts) => success(words.notices.written),
  retras: ({ words }: Texts) => success(words.notices.withdrawn),
  mutat: ({ words }: Texts) => success(words.notices.renamed),
  neschimbat: ({ words }: Texts) => success(words.notices.sameAddress),
  fotografie: ({ words }: Texts) => success(words.pictures.added),
  sters: ({ words }: Texts) => success(words.notices.dropped),
}

export type NewsFlash = keyof typeof newsFlashes
