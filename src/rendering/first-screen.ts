import type { StylePart } from '../build/client-build.ts'
import { foldMarkup } from '../ui/fold.tsx'

/** The markup of a page up to where its first screen ends, which is the last end it names, and from there on; or null. */
export function splitAtFirstScreen(markup: string): { first: string; rest: string } | null {
  const end = markup.lastIndexOf(foldMarkup)
  if (end < 0) return null
  const at = end + foldMarkup.length
  return { first: markup.slice(0, at), rest: markup.slice(at) }
}

/**
 * The rules that may apply to the markup, in their order: those that need no class and no element that it has not. What
 * an attribute, an id or a state asks for is taken as given.
 */
export function stylesFor(markup: string, parts: readonly StylePart[]): string {
  const names = new Set(['html', 'body'])
  for (const [, tag = ''] of markup.matchAll(/<([a-z][\w-]*)/g)) names.add(tag)
  for (const [, list = ''] of markup.matchAll(/ class="([^"]*)"/g))
    for (const name of list.split(' ')) names.add(`.${name}`)
  return textOf(parts, (needs) =>
    needs.split(',').some((each) => each.split(' ').every((name) => name === '' || names.has(name))),
  )
}

function textOf(parts: readonly StylePart[], applies: (needs: string) => boolean): string {
  let text = ''
  for (const part of parts)
    if (typeof part === 'string') text += part
    else if (typeof part[1] === 'string') text += applies(part[0]) ? part[1] : ''
    else {
      const inside = textOf(part[1], applies)
      if (inside !== '') text += `${part[0]}${inside}}`
    }
  return text
}
