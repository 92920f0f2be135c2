import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { formatPhone } from '../../format/phone.ts'
import { typedLine } from '../../format/typed.ts'

/**
 * Why a number was refused: `missingZero` is Romanian but for its first zero, `prefix` begins as no Romanian number does,
 * `country` as that of no country, `short` and `long` have too few or too many digits, `invalid` has something else among them.
 */
export const phoneProblems = ['invalid', 'missingZero', 'prefix', 'country', 'short', 'long'] as const
export type PhoneProblem = (typeof phoneProblems)[number]

export type ParsedPhone = { status: 'valid'; e164: string } | { status: 'invalid'; problem: PhoneProblem }

/**
 * Reads a number as people type it or copy it from a contact or a link. Romania: `0`, `+40` or `40`, then 2, 3, 6 or 7 and
 * eight digits; 065 to 069 are mobile numbers that the library lacks, hence a rule here. Abroad: `+` and 7 to 15 digits.
 */
export function parsePhone(text: string): ParsedPhone {
  const digits = stripped(text)
  if (!/^(\+?\d+|\+)$/.test(digits)) return refused('invalid')
  if (digits.startsWith('+40')) return romanian(digits.slice(3))
  if (digits.startsWith('+')) return foreign(digits)
  if (digits.startsWith('0')) return romanian(digits.slice(1))
  if (/^40[2367]/.test(digits)) return romanian(digits.slice(2))
  if (/^[2367]\d{8}$/.test(digits)) return refused('missingZero')
  return refused(digits.length < 9 ? 'short' : 'prefix')
}

/** `0712 034 567`, for a reader abroad `+40 712 034 567`; foreign numbers as their country groups them. */
export function displayPhone(e164: string, reader: 'romania' | 'abroad' = 'romania'): string {
  if (!e164.startsWith('+40')) return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
  const national = formatPhone(e164)
  return reader === 'romania' ? national : `+40 ${national.slice(1)}`
}

function stripped(text: string): string {
  const line = typedLine(text)
  if (line.length > longestTyped) return ''
  const trimmed = line.normalize('NFKC').replace(/^tel\b[.:]? ?/i, '')
  // +40 (0)712… names the zero that is left out; (0)712… means it.
  const withoutTrunk = /^(\+|00|40)/.test(trimmed) ? trimmed.replace(/\(\s*0\s*\)/, '') : trimmed
  return withoutTrunk.replace(/[\s./()[\]\p{Pd}]/gu, '').replace(/^00/, '+')
}

function romanian(significant: string): ParsedPhone {
  if (!/^[2367]/.test(significant)) return refused(significant === '' ? 'short' : 'prefix')
  if (significant.length !== 9) return refused(significant.length < 9 ? 'short' : 'long')
  return { status: 'valid', e164: `+40${significant}` }
}

function foreign(digits: string): ParsedPhone {
  if (digits.length > 4 && !hasCallingCode(digits)) return refused('country')
  if (digits.length < 8 || digits.length > 16) return refused(digits.length < 8 ? 'short' : 'long')
  // The library drops a zero typed after the country code, except where it is dialled, as in Italy.
  return { status: 'valid', e164: parsePhoneNumberFromString(digits)?.number ?? digits }
}

function hasCallingCode(digits: string): boolean {
  return [1, 2, 3].some((length) => callingCodes.has(digits.slice(1, 1 + length)))
}

function refused(problem: PhoneProblem): ParsedPhone {
  return { status: 'invalid', problem }
}

// No code is the prefix of another, so any match is the country's. Satellites and shared services have no
// country.
const callingCodes = new Set<string>([
  ...getCountries().map((country) => getCountryCallingCode(country)),
  ...['800', '808', '870', '878', '881', '882', '883', '888', '979'],
])

const longestTyped = 40
