/** The columns of the data set that hold texts, in their order: `blob1` is the kind of a point. Its value is `double1`. */
const columns = ['kind', 'route', 'detail', 'locale'] as const
export type Column = (typeof columns)[number]

/** The texts of one data point, by column. */
export function toBlobs(texts: Readonly<Record<Column, string>>): string[] {
  return columns.map((column) => texts[column])
}

export function fromBlobs(blobs: readonly string[], column: Column): string {
  return blobs[columns.indexOf(column)] ?? ''
}

/** As SQL knows it. */
export function blobOf(column: Column): string {
  return `blob${columns.indexOf(column) + 1}`
}
