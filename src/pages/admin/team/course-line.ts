type Course = { year: number; text: string }

/** `2019 Title of the course`. */
export function courseText({ year, text }: Course): string {
  return `${year} ${text}`
}

/** Null where a line has no year. */
export function courseFrom(line: string): Course | null {
  const [, year, text] = /^\s*(\d{4})\s*[:–-]?\s*(.+)$/.exec(line) ?? []
  return year === undefined || text === undefined ? null : { year: Number(year), text: text.trim() }
}
