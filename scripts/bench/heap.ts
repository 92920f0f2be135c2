import { execFileSync } from 'node:child_process'
import { program } from '../program.ts'

type Heap = { objects: number; bytes: number }

/**
 * What an isolate holds, in MiB: at the beginning, after a thousand articles as pages, after 10,000 addresses and after
 * as many more. The test that sets the limit takes the figures. Takes minutes.
 *
 * @throws an Error when the limit does not hold
 */
export function measureHeap(): Record<string, Heap> {
  execFileSync(process.execPath, ['tests/support/database/prepare.ts'], { stdio: 'ignore' })
  const [command, file] = program('vitest')
  const output = execFileSync(command, [file, 'run', '--silent=false', 'tests/matrix/worker/heap.test.ts'], {
    env: { ...process.env, HEAP: 'whole' },
    encoding: 'utf8',
  })
  const [, found] = /heap (\{.*\})/.exec(output) ?? []
  if (found === undefined) throw new Error(`The test printed no heap:\n${output}`)
  const heaps: Record<string, Heap> = JSON.parse(found)
  const inTenths = (value: number) => Math.round(value * 10) / 10
  return Object.fromEntries(
    Object.entries(heaps).map(([at, { objects, bytes }]) => [
      at,
      { objects: inTenths(objects), bytes: inTenths(bytes) },
    ]),
  )
}
