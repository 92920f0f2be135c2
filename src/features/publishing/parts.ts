/**
 * What an owner publishes, as public pages read it: under each part the names by which they ask for it (`sources/data.ts`).
 * A redirect is on no page.
 */
export const sourcesOf = {
  prices: ['prices', 'priceCategory', 'offers'],
  news: ['news', 'newsIndex', 'knownNews', 'article'],
  hours: ['hours'],
  team: ['team'],
  stories: ['stories'],
  redirects: [],
} as const
export type Part = keyof typeof sourcesOf

/** Whether uploaded photographs are among what visitors have of it. */
export function showsPictures(part: Part): boolean {
  return part === 'team' || part === 'stories' || part === 'news'
}
