/**
 * The text with what must not be parted at the end of a line held together by word joiners, which have no width: the
 * figures of a span (`2–3`) and short words joined by a hyphen (`vi-l`, `printr-un`). Longer compounds
 * (`dento-alveolară`) may break as before.
 */
export function typeset(text: string): string {
  return text
    .replace(/(\d)–(?=\d)/g, `$1${wordJoiner}–${wordJoiner}`)
    .replace(shortCompound, (word) => word.replaceAll('-', `-${wordJoiner}`))
}

/** The text as it was before, for what is read by machines or elsewhere: titles, structured data, mails, calendars. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '')
}

const wordJoiner = '\u2060'

/** A hyphen with two letters at most before it, or four after it: `s-a`, `vi-l`, `onlay-uri`. What is part of an address stands behind a slash, not a blank. */
const shortCompound = /(?<=^|[\s„“(>])(?:\p{L}{1,2}-\p{L}{1,8}|\p{L}{3,14}-\p{L}{1,4})(?=[\s.,;:!?…”)<]|$)/gu
