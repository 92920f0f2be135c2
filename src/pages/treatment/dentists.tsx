import type { ReactNode } from 'react'
import { MemberCard } from '../../features/team/member-card.tsx'
import { plural } from '../../format/plurals.ts'
import { useFrame } from '../../page-frame.ts'
import { Folded } from '../../ui/folded.tsx'
import type { TreatmentProps } from './props.ts'

/** Who provides it. Where they are many, the first of them, and the others a press away: the page stays as short. */
export function Dentists({ dentists, texts }: TreatmentProps): ReactNode {
  const { locale } = useFrame()
  const shown = dentists.length > 3 ? dentists.slice(0, 2) : dentists
  const others = dentists.slice(shown.length)
  return (
    <section className="treatment-section" id="medici">
      <h2>{texts.headings.dentists}</h2>
      <p className="treatment-intro">{texts.doctorsLead}</p>
      <Members members={shown} />
      {others.length > 0 && (
        <Folded id="alti-medici" heading="h3" title={plural(others.length, texts.moreDentists, locale)}>
          <Members members={others} />
        </Folded>
      )}
    </section>
  )
}

function Members({ members }: { members: TreatmentProps['dentists'] }) {
  return (
    <ul className="treatment-dentists">
      {members.map((member) => (
        <li key={member.id}>
          <MemberCard member={member} />
        </li>
      ))}
    </ul>
  )
}
