import type { ReactNode } from 'react'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import type { ListedMember } from './props.ts'

const MemberAbout = onFirstInteraction(() => import('./about.tsx'), 'MemberAbout')

export function MemberEntry({ member: { id, about } }: { member: ListedMember }): ReactNode {
  const named = { id, className: 'card team-member', 'aria-labelledby': `nume-${id}` }
  return (
    <ServerMarkup as="article" from={`#${id}`} {...named} value={about}>
      {(member) => <MemberAbout id={id} member={member} />}
    </ServerMarkup>
  )
}
