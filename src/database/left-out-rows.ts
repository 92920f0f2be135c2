import { log } from '../http/log.ts'
import type { LeftOut } from './read-rows.ts'

const mostRemembered = 500

/** Logs a row that cannot be used, once per problem and isolate. */
export function reportLeftOut(): LeftOut {
  const reported = new Set<string>()
  return function leftOut(table, row, problem) {
    const complaint = `${table} ${row} ${problem}`
    if (reported.has(complaint) || reported.size >= mostRemembered) return
    reported.add(complaint)
    log('warn', 'row-left-out', { table, row, problem })
  }
}
