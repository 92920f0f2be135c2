import type { DraftProps } from '../../../features/admin/subjects/draft-props.server.ts'
import type { Locale } from '../../../locale.ts'
import type { FrameProps } from '../../admin-page.ts'
import type { CategoryValues, FieldErrors } from './fields.ts'
import type { PriceWords } from './ro.ts'

export type AdminPricesProps = FrameProps &
  DraftProps & {
    texts: Pick<PriceWords, 'title' | 'lead' | 'categories' | 'file' | 'add' | 'move' | 'fields'> & {
      errorPrefix: string
      preview: string
      previewIn: Record<Locale, string>
    }
    categories: { slug: string; href: string; title: string; rows: string; changed: string | null }[]
    /** Why a file was refused, line by line. */
    fileProblems: readonly string[]
    /** A file that is taken once somebody has seen what it does: how many rows, and which leave. */
    importing: { file: string; question: string; removed: readonly string[] } | null
    /** A category that was not taken. */
    added: { values: CategoryValues; errors: FieldErrors } | null
  }
