/** A day as a person types it, `09:00-13:00, 14:00-19:00`, as spans; nothing is a closed day. Whether they are hours is for the schema. */
export function readDay(typed: string): string[][] {
  return typed
    .split(/[,;]/)
    .map((span) => span.trim())
    .filter((span) => span !== '')
    .map((span) => span.split(/\s*[-–—]\s*/))
}

export function writeDay(spans: readonly (readonly string[])[]): string {
  return spans.map((span) => span.join('-')).join(', ')
}
