import { z } from 'zod'
import { complaintIds, regionIds } from '../mouth.ts'
import { line, pageMeta, sentence, text } from '../schema.ts'

/** A drawn mouth, from whose places one comes to what helps there. */
export const mouth = z.strictObject({
  meta: pageMeta,
  title: text(5, 60),
  lead: sentence,
  /** What a screen reader says of the drawing, and what stands in it until a place is chosen. */
  drawing: line,
  hint: text(3, 24),
  /** In the drawing they have the width of a tongue. */
  regions: z.record(z.enum(regionIds), text(4, 24)),
  complaints: z.record(z.enum(complaintIds), line),
  /** For complaints that somebody has to look at before anything is said. */
  look: line,
  urgent: line,
  prices: line,
  whole: line,
  back: line,
  help: z.strictObject({ title: line, text: sentence }),
})
export type Mouth = z.infer<typeof mouth>
