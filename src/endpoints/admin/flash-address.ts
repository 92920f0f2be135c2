/** The address of a page that tells of a step, if there is one to tell of. `focus`: the id of what takes the focus there. */
export function withFlash(address: string, flash: string | null, focus?: string): string {
  const separator = address.includes('?') ? '&' : '?'
  const fragment = focus === undefined ? '' : `#${focus}`
  const query = flash === null ? '' : `${separator}${flashParameter}=${flash}`
  return `${address}${query}${fragment}`
}

export const flashParameter = 'flash'
