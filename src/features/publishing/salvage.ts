import type { z } from 'zod'
import { defaultLocale } from '../../locale.ts'
import { isObject } from './changes.ts'

/** The whole, where no part of it can be read by itself. */
export const everything = '*'

/** What was stored as far as the code knows it still, and the names of what it knows no more. */
type Salvaged<Content> = {
  content: Content | null
  unread: readonly string[]
  ids: ReadonlySet<unknown>
}

/**
 * Reads what an earlier build has stored. Of `lists`, which hold things that stand for themselves, what cannot be read is
 * left out and named; anything else that cannot be read leaves nothing.
 */
export function salvage<Content>(
  schema: z.ZodType<Content>,
  stored: unknown,
  lists: readonly string[],
): Salvaged<Content> {
  const unread: string[] = []
  const ids = new Set<unknown>()
  for (let rest = stored; ; ) {
    const { success, data, error } = schema.safeParse(rest)
    if (success) return { content: data, unread, ids }
    const places = error.issues.map(({ path: [list, at] }) => ({ list, at }))
    const isListed = places.every(
      ({ list, at }) => lists.some((each) => each === list) && typeof at === 'number',
    )
    if (!isListed || !isObject(rest)) return { content: null, unread: [everything], ids }
    rest = Object.fromEntries(
      Object.entries(rest).map(([name, list]) => [
        name,
        Array.isArray(list)
          ? list.filter((each, place) => {
              const isKnown = !places.some(({ list: of, at }) => of === name && at === place)
              if (isKnown) return true
              unread.push(nameOf(each))
              ids.add(idOf(each))
              return false
            })
          : list,
      ]),
    )
  }
}

/** What was left out of a draft is in it as visitors have it, where they do: giving it up must not take it from them. */
export function withPublished<Content>(
  schema: z.ZodType<Content>,
  content: Content,
  published: Content,
  { ids, lists }: { ids: ReadonlySet<unknown>; lists: readonly string[] },
): Content {
  const listIn = (whole: unknown, list: string): unknown[] => {
    const found: unknown = isObject(whole) ? Reflect.get(whole, list) : []
    return Array.isArray(found) ? found : []
  }
  const whole = schema.safeParse({
    ...content,
    ...Object.fromEntries(
      lists.map((list) => [
        list,
        [...listIn(content, list), ...listIn(published, list).filter((each) => ids.has(idOf(each)))],
      ]),
    ),
  })
  return whole.success ? whole.data : content
}

function idOf(stored: unknown): unknown {
  if (!isObject(stored)) return undefined
  return ['id', 'slug', 'from'].map((key) => Reflect.get(stored, key)).find((id) => id !== undefined)
}

/** As people call it, else as the code does. */
function nameOf(stored: unknown): string {
  const inside = (key: string, of: unknown = stored): unknown =>
    isObject(of) ? Reflect.get(of, key) : undefined
  const texts = inside(defaultLocale)
  const names = [
    inside(defaultLocale, inside('title')),
    inside('title', texts),
    inside('nume', texts),
    inside(`title_${defaultLocale}`),
    ...['id', 'slug', 'from', 'from_path'].map((key) => inside(key)),
  ]
  return (
    names
      .find((name) => typeof name === 'string' && name !== '')
      ?.toString()
      .slice(0, 120) ?? everything
  )
}
