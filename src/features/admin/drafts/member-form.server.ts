import type { AdminTeam } from '../../../content/schemas/admin/team.ts'
import { byLocale, byTypedLocale } from '../../../format/by-locale.ts'
import { slugFrom } from '../../../format/slug.ts'
import { typedText } from '../../../format/typed.ts'
import { defaultLocale, type Locale, locales, speaks } from '../../../locale.ts'
import { type TeamMember, teamMember } from '../../team/members.ts'

const inEachLanguage = ['nume', 'functie', 'descriere', 'experienta', 'cursuri'] as const
type Said = (typeof inEachLanguage)[number]

/** The form as it was typed. */
export type MemberValues = {
  said: Record<Locale, Record<Said, string>>
  fel: string
  din: string
  limbi: string[]
  filtre: string[]
  tratamente: string[]
  isHidden: boolean
}
/** By the name of the field. */
export type MemberErrors = Partial<Record<string, string>>

/** More than any field accepts, so that it can be shown again. */
const longestTyped = 6000

export function memberValues(member: TeamMember | null): MemberValues {
  return {
    said: byLocale((locale) => {
      const {
        nume = '',
        functie = '',
        descriere = '',
        experienta = '',
        courses = [],
      } = member?.[locale] ?? {}
      const cursuri = courses.map(({ year, text }) => `${year} ${text}`).join('\n')
      return { nume, functie, descriere, experienta, cursuri }
    }),
    fel: member?.kind ?? 'doctor',
    din: member === null ? '' : String(member.since),
    limbi: [...(member?.languages ?? [defaultLocale])],
    filtre: [...(member?.filters ?? [])],
    tratamente: [...(member?.treatments ?? [])],
    isHidden: member?.hidden ?? false,
  }
}

export function readMemberForm(form: URLSearchParams): MemberValues {
  const value = (name: string) => typedText(form.get(name) ?? '').slice(0, longestTyped)
  const several = (name: string) => form.getAll(name).slice(0, 60)
  return {
    said: byTypedLocale((locale) => ({
      nume: value(`nume_${locale}`),
      functie: value(`functie_${locale}`),
      descriere: value(`descriere_${locale}`),
      experienta: value(`experienta_${locale}`),
      cursuri: value(`cursuri_${locale}`),
    })),
    fel: value('fel'),
    din: value('din'),
    limbi: several('limbi'),
    filtre: several('filtre'),
    tratamente: several('tratamente'),
    isHidden: form.get('ascuns') === 'da',
  }
}

/**
 * Somebody as the form says, with what they have beside it: the photograph, and the words of a language that the clinic
 * has switched off. Or what is wrong with which field.
 */
export function checkMember(
  values: MemberValues,
  kept: Pick<TeamMember, 'id' | 'photo'> & Partial<Pick<TeamMember, Locale | 'takes_over'>>,
  texts: AdminTeam,
): { member: TeamMember; errors: null } | { member: null; errors: MemberErrors } {
  const errors: MemberErrors = {}
  const checked = teamMember.safeParse({
    id: kept.id,
    photo: kept.photo,
    hidden: values.isHidden,
    kind: values.fel,
    since: /^\d{4}$/.test(values.din) ? Number(values.din) : null,
    languages: values.limbi,
    filters: values.filtre,
    treatments: values.tratamente,
    takes_over: kept.takes_over,
    ...byLocale((locale) => {
      const before = speaks(locale) ? undefined : kept[locale]
      const { cursuri, ...said } = values.said[locale]
      return before ?? { ...said, courses: coursesFrom(cursuri) }
    }),
  })
  if (checked.success) return { member: checked.data, errors: null }
  for (const { path } of checked.error.issues) {
    const name = fieldAt(path)
    if (name !== null) errors[name[1]] ??= texts.errors[name[0]]
  }
  return { member: null, errors }
}

/** `2019 Title of the course`, one a line; null where a line has no year. */
function coursesFrom(typed: string): { year: number; text: string }[] | null {
  const lines = typed.split('\n').filter((line) => line.trim() !== '')
  const found = lines.map((line) => /^\s*(\d{4})\s*[:–-]?\s*(.+)$/.exec(line))
  return found.every((match) => match !== null)
    ? found.map(([, year = '', text = '']) => ({ year: Number(year), text: text.trim() }))
    : null
}

type ErrorName = keyof AdminTeam['errors']

/** Whose text it is, and the field that it belongs to. */
function fieldAt(path: readonly PropertyKey[]): [text: ErrorName, field: string] | null {
  const [first, second] = path
  const locale = locales.find((each) => each === first)
  if (locale === undefined) return facts.get(String(first)) ?? null
  const name = second === 'courses' ? 'cursuri' : inEachLanguage.find((each) => each === second)
  return name === undefined ? null : [name, `${name}_${locale}`]
}

const facts = new Map<string, [ErrorName, string]>([
  ['kind', ['fel', 'fel']],
  ['since', ['din', 'din']],
  ['languages', ['limbi', 'limbi']],
  ['filters', ['filtre', 'filtre']],
  ['treatments', ['tratamente', 'tratamente']],
])

/** The fragment of somebody on the page of the team: made of the name, letters alone, and not taken. */
export function idFor(name: string, taken: readonly string[]): string {
  const plain = slugFrom(name.replace(/\b(dr|drd|prof)\b\.?|\d/gi, ' '), 50)
  const base = plain.length < 3 ? 'coleg' : plain
  const ids = [base, ...Array.from('bcdefghijklmnopqrstuvwxyz', (letter) => `${base}-${letter}`)]
  return ids.find((id) => !taken.includes(id) && id !== newId) ?? base
}

/** In the address of the form for somebody who is not there yet. */
export const newId = 'nou'
