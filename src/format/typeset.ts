/**
 * Running text in which short words joined by a hyphen (`vi-l`, `printr-un`) are held together at the end of a line by
 * word joiners, which have no width. Longer compounds (`dento-alveolară`) may break as before. Labels keep their plain
 * hyphens (`Setări cookie-uri`), for people and programs call them by their names, and so do figures (`9–18`), which
 * people search for.
 */
export function typeset(text: string): string {
  if (text.length < shortestRunningText) return text
  return text.replace(shortCompound, (word) => word.replaceAll('-', `-${wordJoiner}`))
}

const shortestRunningText = 48

/** The text as it was before, for what is read by machines or elsewhere: titles, structured data, mails, calendars. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '')
}

const wordJoiner = '\u2060'

/** A hyphen with two letters at most before it, or four after it: `s-a`, `vi-l`, `onlay-uri`. What is part of an address stands behind a slash, not a blank. */
const shortCompound = /(?<=^|[\s„“(>])(?:\p{L}{1,2}-\p{L}{1,8}|\p{L}{3,14}-\p{L}{1,4})(?=[\s.,;:!?…”)<]|$)/gu
