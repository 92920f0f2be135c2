import type { Forms } from '../http/forms.ts'
import type { Answers } from './published.ts'

/**
 * The data of pages, besides their texts: what they may ask of each source. A late source is a promise that never rejects; it
 * settles within a few seconds, with the last known data if necessary. What decides a page's status is known before its first
 * byte.
 */
export type Data = Answers & { forms: Forms }
