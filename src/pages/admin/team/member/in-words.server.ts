import { choosableTreatments } from '../../../../content/offered-treatments.ts'
import { specialtyFilters } from '../../../../content/vocabulary.ts'
import { type TeamMember, teamMember } from '../../../../features/team/members.ts'
import type { TeamContent } from '../../../../features/team/team-subject.server.ts'
import { fill } from '../../../../format/fill.ts'
import { plural } from '../../../../format/plurals.ts'
import type { Vouched } from '../leaving.server.ts'
import type { TeamTexts } from '../subject.server.ts'
import type { AdminMemberProps } from './props.ts'

/** Who may answer instead: for a medical text a dentist alone, for what a colleague has prepared anybody. */
export function heirsOf({ members }: TeamContent, leaver: string): TeamMember[] {
  const isMedical = members.some(({ id, kind }) => id === leaver && kind === 'doctor')
  return members.filter(
    ({ id, kind, hidden }) => id !== leaver && !hidden && (kind === 'doctor' || !isMedical),
  )
}

export function vouchedInWords(
  { reviews, articles, stories, treatments }: Vouched,
  { locale, words, treatmentTexts }: TeamTexts,
): string[] {
  const { leaving } = words.one
  return [
    ...(reviews > 0 ? [plural(reviews, leaving.reviews, locale)] : []),
    ...(articles > 0 ? [plural(articles, leaving.articles, locale)] : []),
    ...(stories > 0 ? [plural(stories, leaving.stories, locale)] : []),
    ...(treatments.length > 0
      ? [
          fill(leaving.treatments, {
            treatments: treatments.map((key) => treatmentTexts[key].title).join(', '),
          }),
        ]
      : []),
  ]
}

export function choicesOf(
  { teamPage, treatmentTexts }: TeamTexts,
  chosen: readonly string[],
): AdminMemberProps['choices'] {
  const { kind, languages } = teamMember.shape
  return {
    kind: kind.options.map((value) => ({ value, text: teamPage.kinds[value] })),
    languages: languages.element.options.map((value) => ({ value, text: teamPage.languages[value] })),
    filters: specialtyFilters.map((value) => ({ value, text: teamPage.filters[value] })),
    treatments: choosableTreatments(chosen).map((key) => ({ value: key, text: treatmentTexts[key].title })),
  }
}
