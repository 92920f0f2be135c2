import type { ReactNode } from 'react'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import type { Person } from './props.ts'

const PersonAbout = onFirstInteraction(() => import('./about.tsx'), 'PersonAbout')

export function PersonEntry({ person: { id, about } }: { person: Person }): ReactNode {
  const named = { id, className: 'card team-person', 'aria-labelledby': `nume-${id}` }
  return (
    <ServerMarkup as="article" from={`#${id}`} {...named} value={about}>
      {(person) => <PersonAbout id={id} person={person} />}
    </ServerMarkup>
  )
}
