import { log } from '../http/log.ts'
import type { LeftOut } from './read-rows.ts'

const mostRemembered = 500

/** Logs a row that cannot be used, once per problem and isolate. */
export function reportLeftOut(): LeftOut {
  const told = new Set<string>()
  return function leftOut(table, row, problem) {
    const complaint = `${table} ${row} ${problem}`
    if (told.has(complaint) || told.size >= mostRemembered) return
    told.add(complaint)
    log('warn', 'row-left-out', { table, row, problem })
  }
}
