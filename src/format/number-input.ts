import type { DecimalMark } from './numbers.ts'
import { typedLine } from './typed.ts'

/**
 * Bani from an amount of lei as people type it: `9000`, `9.000`, `9 000,50`, `9,000.50`, `9000.5 lei`.
 * Null when it is no amount. A dot or comma before exactly three digits parts thousands.
 */
export function parseLei(text: string): number | null {
  return hundredths(ungrouped(withoutBlanks(text).replace(/lei$/iu, '')))
}

/** A number as people type it, with two decimals at most: `4,6`, `4.6`, `1.204`, `1 204`. Null when it is none. */
export function parseNumber(text: string): number | null {
  const value = hundredths(ungrouped(withoutBlanks(text)))
  return value === null ? null : value / 100
}

/** Basis points from a percentage as people type it: `9,9`, `9.90 %`. Null when it is none. */
export function parsePercent(text: string): number | null {
  return hundredths(withoutBlanks(text).replace(/%$/u, ''))
}

/**
 * `9000` or `9000.50`; with a language's decimal mark, as it is written there, `9.000,50` or `9,000.50`. parseLei and
 * parsePercent read it back.
 */
export function hundredthsAsInput(value: number, mark?: DecimalMark): string {
  const [whole = '', fraction] = (value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)).split(
    '.',
  )
  const grouped = mark ? whole.replace(/\B(?=(\d{3})+$)/g, mark === ',' ? '.' : ',') : whole
  return fraction === undefined ? grouped : `${grouped}${mark ?? '.'}${fraction}`
}

function ungrouped(bare: string): string {
  if (romanianGroups.test(bare)) return bare.replaceAll('.', '')
  return englishGroups.test(bare) ? bare.replaceAll(',', '') : bare
}

function withoutBlanks(text: string): string {
  return typedLine(text).replaceAll(' ', '')
}

// From the digits, because 19.99 × 100 is not 1999 in floating point.
function hundredths(text: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

const romanianGroups = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/
const englishGroups = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/
