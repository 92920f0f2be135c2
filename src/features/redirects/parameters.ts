import type { Address } from '../../http/address.ts'
import { route } from '../../routes.ts'

/** A parameter of an old address, in small letters. */
export type Parameter = readonly [key: string, value: string]

/** What an address asks for beside its path. Campaigns and the language are none of it. */
export function parametersOf(search: string): Parameter[] {
  return pairsOf(new URLSearchParams(search)).filter(([key]) => !isCampaign(key) && key !== 'lang')
}

/** Whether the query has parameters that no page of this path reads: only then may a row name them. */
export function mayNameOldAddress({ search, normalised }: Address): boolean {
  if (search === '' || normalised === null) return false
  const read = normalised.match === null ? [] : route(normalised.match.id).query
  return parametersOf(search).some(([key]) => !read.includes(key))
}

/** Parameters by which advertisements, newsletters and search engines mark visitors. */
export function isCampaign(key: string): boolean {
  return campaign.test(key)
}

const campaign =
  /^(?:utm_.+|mtm_.+|pk_.+|hsa_.+|gclid|gclsrc|dclid|gbraid|wbraid|gad_.+|srsltid|_gl|_ga|fbclid|igshid?|msclkid|ttclid|twclid|yclid|li_fat_id|epik|mc_[ce]id|_hs(?:enc|mi)|mkt_tok|ref)$/i

export function pairsOf(query: URLSearchParams): Parameter[] {
  return [...query].map(([key, value]) => [key.toLowerCase(), value.toLowerCase()] as const)
}
