import { success } from '../../../features/admin/frame/flashes.ts'
import type { NewsWords } from './ro.ts'

type Texts = { words: NewsWords }

/** What the list says of a step, and what the page of an article does. */
export const newsFlashes = {
  written: ({ words }: Texts) => success(words.notices.written),
  withdrawn: ({ words }: Texts) => success(words.notices.withdrawn),
  renamed: ({ words }: Texts) => success(words.notices.renamed),
  unchanged: ({ words }: Texts) => success(words.notices.sameAddress),
  picture: ({ words }: Texts) => success(words.pictures.added),
  dropped: ({ words }: Texts) => success(words.notices.dropped),
}

export type NewsFlash = keyof typeof newsFlashes
