import { type MouseEvent, useEffect, useState } from 'react'
import { joinLocale } from '../locale.ts'
import { useFrame } from '../page-frame.ts'

/** A choice is a step that Back undoes; the letters of a search are not. */
type Step = 'push' | 'replace'

/**
 * A value that lives in the query: `[value, select, linkFor]`. `initial` is what the server read from the query,
 * `none` the value of an address without the key. `linkFor` is the address of a value, for links without scripts;
 * `kept` are other query keys that the link keeps.
 */
export function useQueryFilter(key: string, initial: string, none = '') {
  const { locale, path } = useFrame()
  const [value, setValue] = useState(initial)

  useEffect(() => {
    const follow = () => setValue(new URLSearchParams(location.search).get(key) ?? none)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [key, none])

  function select(next: string, step: Step = 'push'): void {
    setValue(next)
    // The address is that of a page on its way: to write it would call that page off.
    if (path !== null && location.pathname !== joinLocale(locale, path)) return
    const query = new URLSearchParams(location.search)
    const address = location.pathname + search(query, { [key]: next === none ? '' : next })
    if (address === location.pathname + location.search) return
    if (step === 'push') history.pushState(null, '', address)
    else history.replaceState(history.state, '', address)
  }

  function linkFor(next: string, others: Readonly<Record<string, string>> = {}): string {
    const values = { [key]: next === none ? '' : next, ...others }
    return joinLocale(locale, path ?? '/') + search(new URLSearchParams(), values)
  }

  return [value, select, linkFor] as const
}

/** Replaces following a link, unless the visitor asked for another tab or window. */
export function insteadOfFollowing(event: MouseEvent, act: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}

function search(query: URLSearchParams, values: Readonly<Record<string, string>>): string {
  for (const [name, value] of Object.entries(values)) {
    if (value === '') query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
