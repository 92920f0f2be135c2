/** Where others rate the clinic, in words. */
export type RatingLinesData = {
  title: string
  checked: string
  places: readonly {
    id: string
    name: string
    href: string
    /** Empty where nobody has read any. */
    figures: string
    readOn: string
    sample: string | null
  }[]
  /** The way to what the latest year came to, where one is told. */
  outcomes: { text: string; href: string } | null
}
