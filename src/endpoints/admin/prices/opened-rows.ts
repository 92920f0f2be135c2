/** As the address of a category names what is open beside its list. */
export function openedQuery(opened: readonly string[]): [string, string][] {
  return opened.map((key) => ['rand', key])
}

/** Keys as rows have them; an address may say anything. */
export function openedIn(keys: readonly string[] | undefined): string[] {
  return [...new Set(keys ?? [])].filter((key) => /^_?[a-z0-9-]{1,80}$/.test(key)).slice(0, 200)
}
