import { afterEach } from 'vitest'

/** A failure names what is missing; a whole page printed twice would hide it. */
const longest = 1_500

afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    for (const key of ['message', 'diff', 'actual', 'expected'] as const) {
      const text: unknown = Reflect.get(error, key)
      if (typeof text === 'string' && text.length > longest)
        Reflect.set(error, key, `${text.slice(0, longest)} … (${text.length} characters)`)
    }
})
