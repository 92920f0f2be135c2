import { layerOrder, type PageFiles, type StylePart } from '../build/client-build.ts'
import type { RouteId } from '../routes.ts'
import { firstScreenEndMarkup } from '../ui/first-screen-end.tsx'

/** The markup of a page up to where its first screen ends, which is the last end it names, and from there on; or null. */
export function splitAtFirstScreen(markup: string): { first: string; rest: string } | null {
  const end = markup.lastIndexOf(firstScreenEndMarkup)
  if (end < 0) return null
  const at = end + firstScreenEndMarkup.length
  return { first: markup.slice(0, at), rest: markup.slice(at) }
}

/** The last result for each page: most visits of a page need the same rules. */
const found = new Map<RouteId, { markup: string; names: string; bytes: Uint8Array<ArrayBuffer> }>()
const encoder = new TextEncoder()

/**
 * The rules of a page that may apply to the markup, in their order: those that need no class and no element that it has
 * not. What an attribute, an id or a state asks for is taken as given.
 */
export function stylesFor(markup: string, { styles }: PageFiles, route: RouteId): Uint8Array<ArrayBuffer> {
  const before = found.get(route)
  if (before?.markup === markup) return before.bytes
  const names = new Set(['html', 'body'])
  for (const [, tag = ''] of markup.matchAll(/<([a-z][\w-]*)/g)) names.add(tag)
  for (const [, list = ''] of markup.matchAll(/ class="([^"]*)"/g))
    for (const name of list.split(' ')) names.add(`.${name}`)
  const key = [...names].join()
  if (before?.names === key) return before.bytes
  const parts = styles.flatMap((sheet) => sheet.parts)
  const text = textFor(parts, (needs) =>
    needs.split(',').some((each) => each.split(' ').every((name) => name === '' || names.has(name))),
  )
  const bytes = encoder.encode(layerOrder + text)
  found.set(route, { markup, names: key, bytes })
  return bytes
}

function textFor(parts: readonly StylePart[], applies: (needs: string) => boolean): string {
  let text = ''
  for (const part of parts)
    if (typeof part === 'string') text += part
    else if (typeof part[1] === 'string') text += applies(part[0]) ? part[1] : ''
    else {
      const inside = textFor(part[1], applies)
      if (inside !== '') text += `${part[0]}${inside}}`
    }
  return text
}
