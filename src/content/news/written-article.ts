import type { Locale } from '../../locale.ts'
import type { Article } from '../schema.ts'
import type { MemberId } from '../team.ts'

/** An article as it is written in code: a language may be missing, and the reviewer is a member of the team. */
export type WrittenArticle = Omit<Article, Locale | 'reviewed_by'> &
  Partial<Pick<Article, Locale>> & {
    reviewed_by: MemberId
  }
