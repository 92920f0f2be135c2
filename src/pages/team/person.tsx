import type { ReactNode } from 'react'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import type { Surroundings } from './about.tsx'
import type { Person } from './props.ts'

const PersonAbout = onFirstInteraction(() => import('./about.tsx'), 'PersonAbout')

export function PersonEntry({
  person: { id, about },
  ...surroundings
}: { person: Person } & Surroundings): ReactNode {
  const named = { id, className: 'team-person', 'aria-labelledby': `nume-${id}` }
  return (
    <ServerMarkup as="article" from={`#${id}`} {...named} value={about}>
      {(person) => <PersonAbout id={id} person={person} {...surroundings} />}
    </ServerMarkup>
  )
}
