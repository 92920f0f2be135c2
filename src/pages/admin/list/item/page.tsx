import type { ReactNode } from 'react'
import { DraftedItem } from '../../../../features/admin/publications/drafted-item.tsx'
import type { AnyItemProps } from '../../../list-pages.server.ts'
import '../../../../features/admin/frame/admin-page.css'

/** One thing of such a list. */
export default function AnyItemPage(props: AnyItemProps): ReactNode {
  return <DraftedItem {...props} />
}
