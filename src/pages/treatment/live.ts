import { followParts } from './follow-parts.ts'

export function bringToLife(page: Element): void {
  followParts(page.querySelector('.treatment-contents'))
}
