import type { Member, MemberText, Footnotes as Notes } from '../../content/schema.ts'
import type { PersonCardData } from '../../features/team/person-card.tsx'
import type { TeamPageWords } from '../../features/team/ro.ts'
import type { InMarkup } from '../../page-frame.ts'

export type TeamTexts = Pick<
  TeamPageWords,
  'title' | 'filter' | 'count' | 'groups' | 'languagesLabel' | 'experience' | 'treatments' | 'help'
> & {
  lead: string
  /** The languages that everybody speaks; empty where they are fewer than two. */
  allSpeak: string
}

export type TeamProps = {
  texts: TeamTexts
  /** The first shows everybody. */
  filters: readonly { key: string; name: string }[]
  filter: string
  people: readonly Person[]
  notes: Notes
}

/** A document holds what the filter goes by; who it is stands in the markup. */
export type Person = Pick<PersonCardData, 'id'> &
  Pick<Member, 'kind' | 'filters'> & { about: InMarkup<About> }

export type About = Omit<PersonCardData, 'id'> &
  Pick<MemberText, 'descriere' | 'experienta' | 'courses'> & {
    /** With its footnote mark. */
    years: string
    coursesLabel: string
    languages: string
    treatments: readonly { title: string; href: string }[]
    /** For doctors only: a link to the form. */
    book: { label: string; href: string } | null
  }
