/**
 * From how many letters to how many, blanks at the ends not counted, the text of an article in the database may have.
 * The table's CHECK repeats them (`private.is_article_text`), and a test compares both.
 */
export const articleLimits = {
  title: [15, 90],
  description: [70, 155],
  /** How many, and how long each. */
  keywords: [3, 10],
  keyword: [2, 60],
  body: [200, 20_000],
} as const
