const KiB = 1024

/** What a request may bring at most, in bytes. More is refused with 413 before it is read to its end. */
export const bodyLimits = {
  insights: KiB,
  consent: 4 * KiB,
  newsletter: 4 * KiB,
  signIn: 4 * KiB,
  clientError: 8 * KiB,
  adminForm: 16 * KiB,
  contact: 32 * KiB,
  /** An article in every language. */
  article: 512 * KiB,
  mailReport: 32 * KiB,
  /** Two languages, as a form spells letters with marks. */
  newsletterDraft: 256 * KiB,
  /** A person's texts, in every language. */
  memberForm: 64 * KiB,
  /** A patient's story in every language. */
  storyForm: 64 * KiB,
  /** The form of a whole category of prices. */
  categoryForm: 256 * KiB,
  /** A price list as a file. */
  priceFile: 600 * KiB,
  /** A photograph with what is written about it. */
  picture: 10 * 1024 * KiB + 16 * KiB,
  /** An article in every language, with a photograph for it. */
  articlePicture: 10 * 1024 * KiB + 512 * KiB,
} as const
