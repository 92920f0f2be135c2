/**
 * Minimum and maximum length of the texts of an article in the database, outer blanks not counted. The table's
 * CHECK repeats them (`private.is_article_text`), and a test compares both.
 */
export const articleLimits = {
  title: [15, 90],
  description: [70, 155],
  /** How many, and the length of each. */
  keywords: [3, 10],
  keyword: [2, 60],
  body: [200, 20_000],
} as const
