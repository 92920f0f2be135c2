import type { ReactNode } from 'react'
import { Policy, type PolicyProps } from '../../features/legal/policy.tsx'

export type PrivacyProps = { policy: PolicyProps }

export default function PrivacyPage({ policy }: PrivacyProps): ReactNode {
  return <Policy policy={policy} />
}
