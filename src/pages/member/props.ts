import type { ComponentProps } from 'react'
import type { Footnotes } from '../../content/schema.ts'
import type { Deferred } from '../../deferred.ts'
import type { NewsCardData } from '../../features/news/news-card.tsx'
import type { StoryCardData } from '../../features/stories/story-card.tsx'
import type { Portrait } from '../../features/team/portrait.tsx'
import type { ShownMember } from '../../features/team/shown-team.server.ts'
import type { MemberWords } from './ro.ts'

type Linked = { title: string; href: string }

export type MemberProps = Pick<
  ShownMember,
  'id' | 'kind' | 'nume' | 'functie' | 'introduction' | 'descriere' | 'for_whom' | 'experienta'
> & {
  texts: Omit<MemberWords, 'meta' | 'next' | 'checked'> & {
    checked: Pick<MemberWords['checked'], 'title' | 'lead' | 'articles'>
  }
  next: MemberWords['next']
  trail: readonly { label: string; href: string }[]
  image: ComponentProps<typeof Portrait>['image']
  /** With its footnote mark. */
  years: string
  notes: Footnotes
  courses: ShownMember['courses']
  coursesLabel: string
  treatments: readonly Linked[]
  /** What is short enough for a list; what nobody has said is left out. */
  facts: readonly { label: string; value: string }[]
  fields: readonly Linked[]
  /** The texts of the site that they answer for, each with its day and the next one. */
  checked: readonly (Linked & { on: string })[]
  articles: Deferred<readonly NewsCardData[]>
  stories: readonly StoryCardData[]
  /** For dentists: a link to the form with them chosen. */
  book: { label: string; href: string } | null
}
