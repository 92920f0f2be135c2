import type { ReactNode } from 'react'
import { DraftedItem, type DraftedItemProps } from '../../../../features/admin/publications/drafted-item.tsx'
import type { FrameProps } from '../../../admin-page.ts'
import '../../../../features/admin/frame/admin-page.css'

export type AdminRatingProps = FrameProps & DraftedItemProps

/** One place that rates the clinic. */
export default function AdminRatingPage(props: AdminRatingProps): ReactNode {
  return <DraftedItem {...props} />
}
