import type { ReactNode } from 'react'
import { Policy, type PolicyProps } from '../../features/legal/policy.tsx'

export type AccessibilityProps = { policy: PolicyProps }

export default function AccessibilityPage({ policy }: AccessibilityProps): ReactNode {
  return <Policy policy={policy} />
}
