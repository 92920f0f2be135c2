/**
 * Text with figures kept together at line ends: no-break spaces join a number to its unit, `Sector`, `art.` and months to
 * their number, the parts of a multiplication, what a sum equals and parts of phone numbers, and word joiners, which have
 * no width, the two ends of a range (`6–8`) and `X-ray`. In running text, short
 * compounds (`vi-l`, `printr-un`) are also kept together. Labels are left these as written, because people and
 * programs search for them; longer compounds (`dento-alveolară`) may still break.
 */
export function typeset(text: string): string {
  const joined = text
    .replace(beforeUnit, nbsp)
    .replace(beforeNumber, nbsp)
    .replace(beforeYear, nbsp)
    .replace(aroundSign, nbsp)
    .replace(inPhone, nbsp)
    .replace(rangeDash, rangeJoint)
    .replace(inXRay, `-${wordJoiner}`)
  if (text.length < shortestRunningText) return joined
  return joined.replace(shortCompound, (word) => word.replaceAll('-', `-${wordJoiner}`))
}

const shortestRunningText = 48

/** The same plain data with each of its texts typeset, at any depth: what the database says, which no build has seen. */
export function typesetAll<T extends object>(value: T): T {
  const copy = structuredClone(value)
  typesetIn(copy)
  return copy
}

function typesetIn(value: object): void {
  for (const [name, inner] of Object.entries(value))
    if (typeof inner === 'string') Reflect.set(value, name, typeset(inner))
    else if (typeof inner === 'object' && inner !== null) typesetIn(inner)
}

/** The text without them, for machines and plain text: titles, structured data, mails, calendars. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '')
}

const wordJoiner = '\u2060'
const nbsp = '\u00a0'

/** The dash of a range of figures, with word joiners. */
export const rangeJoint = `–${wordJoiner}`

const rangeDash = /(?<=\d)–(?=\d)/g

/** `8 vizite`, `{count} de luni`: both blanks. A long word may go to the next line. */
const beforeUnit = /(?<=(?:\d|\{count\})(?:[ \u00a0]de)?) (?=\p{Ll}{1,12}(?!\p{L}))/gu

const beforeNumber = /(?<=(?<!\p{L})(?:[Ss]ector|nr\.|[Aa]rt\.|alin\.|lit\.|No\.|Law)) (?=[\d(]|\p{Ll}\))/gu

/** `martie 2026`, `Survey 2020`: a word that is short enough to go to the next line with its year. */
const beforeYear = /(?<=(?<!\p{L})\p{L}{3,10}) (?=(?:19|20)\d\d(?![\d\p{L}]|[.,]\d))/gu

/** `12 × 825`, `{months} × {payment}`, `= 9.900`; `2 × implant` goes to the next line after its sign. */
const aroundSign = /(?<=[\d}]) (?=×)|(?<=[×=]) (?=[\d{])/g

const inXRay = /(?<=(?<!\p{L})X)-(?=ray)/gu

/** `+44 7700 900123`, `0712 034 567`. */
const inPhone = /(?<=(?<!\d)(?:\+\d{1,3}|0\d{2,3})(?:[ \u00a0]\d{3,4})?) (?=\d{3})/g

/**
 * A hyphen after at most two letters, or before at most four: `s-a`, `vi-l`, `onlay-uri`. In an address it follows
 * a slash, not a blank.
 */
const shortCompound = /(?<=^|[\s„“(>])(?:\p{L}{1,2}-\p{L}{1,8}|\p{L}{3,14}-\p{L}{1,4})(?=[\s.,;:!?…”)<]|$)/gu
