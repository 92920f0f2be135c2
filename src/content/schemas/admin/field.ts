import { z } from 'zod'
import { line, pageMeta, sentence } from '../../schema.ts'

export const field = z.strictObject({ label: line, hint: sentence.optional() })

/** What the browser's tab says. */
export const title = pageMeta.shape.title
