/** One line of JSON per event. Never personal data: no bodies, no queries, no addresses. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown>): void {
  console[level](JSON.stringify({ level, event, ...fields }))
}

export function reportError(error: unknown, fields: Record<string, unknown>): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  log('error', 'error', { ...fields, name, message, stack })
}
