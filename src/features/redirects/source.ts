import { type Parameter, pairsOf } from './parameters.ts'

/** A path without its language, and the parameters that distinguish an old address from others of that path. */
export const sourceForm =
  /^(?:(?:\/[^/?#%\\\s]+)+|\/(?=\?))(?:\?[^?#%\\\s&=]+=[^?#%\\\s&=]*(?:&[^?#%\\\s&=]+=[^?#%\\\s&=]*)*)?$/u

/** `/articol?id=5` as its path and its parameters. */
export function readSource(from: string): { path: string; parameters: Parameter[] } {
  const [path = '', query = ''] = from.split('?')
  return { path, parameters: query === '' ? [] : pairsOf(new URLSearchParams(query)) }
}

/** The one spelling of a source: parameters sorted, so that no address has two rows. */
export function writeSource(path: string, parameters: readonly Parameter[]): string {
  const query = parameters.map(([key, value]) => `${key}=${value}`).toSorted()
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}
