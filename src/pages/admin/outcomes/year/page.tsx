import type { ReactNode } from 'react'
import { DraftedItem, type DraftedItemProps } from '../../../../features/admin/publications/drafted-item.tsx'
import type { FrameProps } from '../../../admin-page.ts'
import '../../../../features/admin/frame/admin-page.css'

export type AdminYearProps = FrameProps & DraftedItemProps

/** What one year came to: figures and how each was counted. */
export default function AdminYearPage(props: AdminYearProps): ReactNode {
  return <DraftedItem {...props} />
}
