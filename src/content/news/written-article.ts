import type { Locale } from '../../locale.ts'
import type { Article } from '../schema.ts'
import type { MemberId } from '../team.ts'

/** An article as its author writes it: a missing language is left out, and whoever reviewed it is of the team. */
export type WrittenArticle = Omit<Article, Locale | 'reviewed_by'> &
  Partial<Pick<Article, Locale>> & {
    reviewed_by: MemberId
  }
