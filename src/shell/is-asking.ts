import type { PageFrame } from '../page-frame.ts'

/** Whether a page is the form for a request or about one that was sent: a link to the form would look like its button, or like a second request. */
export function isAsking({ path }: PageFrame): boolean | undefined {
  return path?.startsWith('/contact')
}
