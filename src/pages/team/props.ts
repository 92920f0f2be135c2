import type { Member, MemberText, Footnotes as Notes } from '../../content/schema.ts'
import type { TeamPage as PageTexts } from '../../content/schemas/page-schema.ts'
import type { PersonCardData } from '../../features/team/person-card.tsx'

export type TeamTexts = Pick<
  PageTexts,
  'title' | 'filter' | 'count' | 'groups' | 'languagesLabel' | 'experience' | 'treatments' | 'help'
> & { lead: string }

export type TeamProps = {
  texts: TeamTexts
  /** The first shows everybody. */
  filters: readonly { key: string; name: string }[]
  filter: string
  people: readonly Person[]
  notes: Notes
}

export type Person = PersonCardData &
  Pick<Member, 'kind' | 'filters'> &
  Pick<MemberText, 'descriere' | 'experienta' | 'courses'> & {
    /** With its footnote mark. */
    years: string
    coursesLabel: string
    languages: string
    treatments: readonly { title: string; href: string }[]
    /** For doctors only: a link to the form. */
    book: { label: string; href: string } | null
  }
