/** What is shown above the results of the search when one of the phrases was typed. */
export type SearchAnswer = {
  kind: 'urgent' | 'more'
  phrases: readonly string[]
  /** It may say `{phone}` where that is true at any hour. */
  text: string
  /** The page that it links to, the place on it, and the words of the link. */
  page?: 'inPain' | 'instalments' | 'prices' | 'totals' | 'contact' | 'mouth'
  at?: string
  link?: string
}
