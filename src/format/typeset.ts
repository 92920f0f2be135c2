/**
 * Text whose figures stay whole at the end of a line: a number is held to its unit and `Sector`, `art.` to their number
 * by no-break spaces. In running text, ranges (`6–8`) and short words joined by a hyphen (`vi-l`, `printr-un`) are held
 * as well, by word joiners, which have no width. Labels get none of these, for people and programs call them by their
 * names; longer compounds (`dento-alveolară`) may break as before.
 */
export function typeset(text: string): string {
  const spaced = text.replace(beforeUnit, nbsp).replace(beforeNumber, nbsp)
  if (text.length < shortestRunningText) return spaced
  return spaced
    .replace(shortCompound, (word) => word.replaceAll('-', `-${wordJoiner}`))
    .replace(rangeDash, rangeJoint)
}

const shortestRunningText = 48

/** The text as it was before, for what is read by machines or elsewhere: titles, structured data, mails, calendars. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '')
}

const wordJoiner = '\u2060'
const nbsp = '\u00a0'

/** The dash of a range of figures, at which no line ends. */
export const rangeJoint = `–${wordJoiner}`

const rangeDash = /(?<=\d)–(?=\d)/g

/** `8 vizite`, `{count} de luni`: both blanks. A long word may go to the next line. */
const beforeUnit = /(?<=(?:\d|\{count\})(?:[ \u00a0]de)?) (?=\p{Ll}{1,12}(?!\p{L}))/gu

const beforeNumber = /(?<=(?<!\p{L})(?:[Ss]ector|nr\.|[Aa]rt\.|alin\.|lit\.|No\.|Law)) (?=[\d(]|\p{Ll}\))/gu

/** A hyphen with two letters at most before it, or four after it: `s-a`, `vi-l`, `onlay-uri`. What is part of an address stands behind a slash, not a blank. */
const shortCompound = /(?<=^|[\s„“(>])(?:\p{L}{1,2}-\p{L}{1,8}|\p{L}{3,14}-\p{L}{1,4})(?=[\s.,;:!?…”)<]|$)/gu
