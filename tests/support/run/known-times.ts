import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** How long things took on this machine the last time, in seconds. */
const file = 'node_modules/.cache/test-times.json'
const schema = z.record(z.string(), z.number())
export type Times = z.infer<typeof schema>

export function knownTimes(): Times {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    // Nothing was run here yet.
    return {}
  }
  return schema.parse(JSON.parse(text))
}

export function keepTimes(times: Times): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...knownTimes(), ...times }, null, 1))
}
