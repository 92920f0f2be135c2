/**
 * Text as people and programs write it: contacts put direction marks around a phone number, Word joins words by no-break
 * spaces, a web page hides soft hyphens in them. The database reads it the same way (`private.typed_line`,
 * `private.comparable`); `tests/data/typed.test.ts` compares the two, character by character.
 */

/** A single line: one space between words, none at the ends. Apostrophes, quotation marks and dashes stay as they were typed. */
export function typedLine(typed: string): string {
  return readable(typed).replace(blanks, ' ').trim()
}

/** A text of several lines, with ordinary blanks, and none at its ends. */
export function typedText(typed: string): string {
  return readable(typed).replace(otherSpace, ' ').trim()
}

/** Letters with a cedilla instead of a comma below are a common mistake of keyboards. */
export function correctLetters(text: string): string {
  return text.replaceAll('ş', 'ș').replaceAll('ţ', 'ț').replaceAll('Ş', 'Ș').replaceAll('Ţ', 'Ț')
}

export function normaliseText(text: string): string {
  return (
    correctLetters(text)
      // Only ordinary blanks: a no-break space was typed on purpose.
      .replace(/[ \t\r\n]+/g, ' ')
      .replace(/^ | $/g, '')
  )
}

/**
 * For comparing alone: without case, diacritics and punctuation, words parted by one space. `Fațete, albire` is `fatete
 * albire`, with a cedilla or a comma below; `D’Angelo` is `D'Angelo`, and `Pop–Ionescu` is `Pop-Ionescu`.
 */
export function comparable(typed: string): string {
  return readable(typed)
    .normalize('NFKD')
    .replace(joinersAndMarks, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(parting, ' ')
    .trim()
}

/**
 * What can be seen of it, in one spelling: as it is shown again in its field. A space that does not break stays, because the
 * clinic's own texts have some on purpose (`6 luni`).
 */
export function readable(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(lineEnd, '\n')
    .replace(neverSeen, '')
    .replace(strayJoiner, '')
    .replace(strayEmojiMark, '')
}

const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const otherSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/g
const blanks = /[ \t\n\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]+/g

/**
 * Controls, direction marks, zero widths, soft hyphens, fillers, variation selectors and tags (Unicode,
 * Default_Ignorable_Code_Point), and what XML has no way to say (XML 1.0, 2.2). With tags the flags of England, Scotland and Wales become black ones: in
 * any other text they are a hidden one.
 */
const neverSeen =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each stands for itself
  /[^\P{Cc}\t\n]|[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu

/** Both joiners stay where a script or an emoji is written by them: between two letters of such a script, or two pictures. */
const strayJoiner =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each stands for itself
  /(?<![\u0590-\u1dff\u2190-\u2bff\ua000-\ufdff\ufe0f\u{10a00}-\u{11fff}\u{1f000}-\u{1faff}])[\u200c\u200d]|[\u200c\u200d](?![\u0590-\u1dff\u2190-\u2bff\ua000-\ufdff\u{10a00}-\u{11fff}\u{1f000}-\u{1faff}])/gu

/** U+FE0F makes a picture of the sign before it, or a key of a digit. */
const strayEmojiMark = /(?<![\u00a9\u00ae\u203c-\u3299\u{1f000}-\u{1faff}])\ufe0f(?!\u20e3)/gu

const joinersAndMarks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each stands for itself
  /[\u200c\u200d]|\ufe0f|[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g

/** Blanks, punctuation and signs, the apostrophes among the modifier letters included. */
const parting =
  /[\t\n -/:-@[-`{-©«-´¶-¹»-¿×÷\u02b9-\u02df\u02e5-\u02ff\u037e\u0387\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u060c\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u1400\u1680\u1806\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30a0\u30fb\ua78b\ua78c\ufe10-\ufe1f\ufe30-\ufe6f\u{1f000}-\u{1faff}]+/gu
