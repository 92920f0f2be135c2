import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { formatPhone } from '../../format/phone.ts'

/**
 * Why a number was refused: `missingZero` is Romanian but for its first zero, `prefix` begins as no Romanian
 * number does, `length` has too few or too many digits, `invalid` is anything else.
 */
export const phoneProblems = ['invalid', 'missingZero', 'prefix', 'length'] as const
export type PhoneProblem = (typeof phoneProblems)[number]

export type ParsedPhone = { status: 'valid'; e164: string } | { status: 'invalid'; problem: PhoneProblem }

/**
 * Reads a number as people type it. Romania: `0` or `+40`, then 2, 3, 6 or 7 and eight digits; 065 to 069 are
 * mobile numbers that the library lacks, hence a rule here. Abroad: `+` and 7 to 15 digits.
 */
export function parsePhone(text: string): ParsedPhone {
  const digits = stripped(text)
  if (!/^\+?\d+$/.test(digits)) return refused('invalid')
  if (digits.startsWith('+40')) return romanian(digits.slice(3))
  if (digits.startsWith('+')) return foreign(digits)
  if (digits.startsWith('0')) return romanian(digits.slice(1))
  return refused(/^[2367]\d{8}$/.test(digits) ? 'missingZero' : 'invalid')
}

/** `0712 034 567`, for a reader abroad `+40 712 034 567`; foreign numbers as their country groups them. */
export function displayPhone(e164: string, reader: 'romania' | 'abroad' = 'romania'): string {
  if (!e164.startsWith('+40')) return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
  const national = formatPhone(e164)
  return reader === 'romania' ? national : `+40 ${national.slice(1)}`
}

function stripped(text: string): string {
  if (text.length > longestTyped) return ''
  const trimmed = text.normalize('NFKC').trim()
  // +40 (0)712… names the zero that is left out; (0)712… means it.
  const withoutTrunk = /^(\+|00)/.test(trimmed) ? trimmed.replace(/\(\s*0\s*\)/, '') : trimmed
  return withoutTrunk.replace(/[\s./()[\]\p{Pd}]/gu, '').replace(/^00/, '+')
}

function romanian(significant: string): ParsedPhone {
  if (!/^[2367]/.test(significant)) return refused(significant === '' ? 'length' : 'prefix')
  return significant.length === 9 ? { status: 'valid', e164: `+40${significant}` } : refused('length')
}

function foreign(digits: string): ParsedPhone {
  if (digits.length < 8 || digits.length > 16) return refused('length')
  if (!hasCallingCode(digits)) return refused('invalid')
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
