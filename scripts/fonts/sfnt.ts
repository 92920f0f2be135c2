export interface Metrics {
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
}

/** The metrics browsers set lines by: `hhea`, or the typographic ones of `OS/2` where the font asks for them. */
export function readMetrics(font: Buffer): Metrics {
  const unitsPerEm = font.readUInt16BE(tableAt(font, 'head') + 18)
  const os2 = tableAt(font, 'OS/2')
  const typographic = (font.readUInt16BE(os2 + 62) & 0x80) !== 0
  const from = typographic ? os2 + 68 : tableAt(font, 'hhea') + 4
  return {
    unitsPerEm,
    ascent: font.readInt16BE(from),
    descent: -font.readInt16BE(from + 2),
    lineGap: font.readInt16BE(from + 4),
  }
}

/** Code point to glyph, from the Windows Unicode subtable in format 4 (all a subset of this size has). */
export function readCharacterMap(font: Buffer): Map<number, number> {
  const cmap = tableAt(font, 'cmap')
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + font.readUInt32BE(cmap + 8 + 8 * index)
  })
  const at = subtables.find((offset) => font.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('The font has no character map in format 4')
  const segments = font.readUInt16BE(at + 6) / 2
  const glyphs = new Map<number, number>()
  for (let index = 0; index < segments; index += 1) {
    const end = font.readUInt16BE(at + 14 + 2 * index)
    const start = font.readUInt16BE(at + 16 + 2 * (segments + index))
    const delta = font.readUInt16BE(at + 16 + 2 * (2 * segments + index))
    const rangeAt = at + 16 + 2 * (3 * segments + index)
    const range = font.readUInt16BE(rangeAt)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : font.readUInt16BE(rangeAt + range + 2 * (code - start))
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}

/** From the lightest to the boldest: of the axis of weights, else of the one weight there is. */
export function readWeights(font: Buffer): { min: number; max: number; hasAxis: boolean } {
  if (hasTable(font, 'fvar')) {
    const fvar = tableAt(font, 'fvar')
    const axes = fvar + font.readUInt16BE(fvar + 4)
    for (let index = 0; index < font.readUInt16BE(fvar + 8); index += 1) {
      const axis = axes + index * font.readUInt16BE(fvar + 10)
      if (font.toString('latin1', axis, axis + 4) === 'wght')
        return { min: font.readInt16BE(axis + 4), max: font.readInt16BE(axis + 12), hasAxis: true }
    }
  }
  const weight = font.readUInt16BE(tableAt(font, 'OS/2') + 4)
  return { min: weight, max: weight, hasAxis: false }
}

/** What the font says of itself, by the numbers of OpenType: 0 is the copyright, 1 the family, 13 the licence. */
export function readNames(font: Buffer): Map<number, string> {
  const name = tableAt(font, 'name')
  const strings = name + font.readUInt16BE(name + 4)
  const names = new Map<number, string>()
  for (let index = 0; index < font.readUInt16BE(name + 2); index += 1) {
    const record = name + 6 + 12 * index
    const isWindows = font.readUInt16BE(record) === 3
    const from = strings + font.readUInt16BE(record + 10)
    const bytes = Buffer.from(font.subarray(from, from + font.readUInt16BE(record + 8)))
    const id = font.readUInt16BE(record + 6)
    if (isWindows && !names.has(id)) names.set(id, bytes.swap16().toString('utf16le'))
  }
  return names
}

/** A copy under another name. Copyright and licence stay; the writer of the file computes checksums. */
export function renameFamily(font: Buffer, family: string): Buffer {
  const legal = [...readNames(font)].filter(([id]) => legalNames.has(id))
  const own: [number, string][] = [1, 3, 4, 6, 16].map((id) => [
    id,
    id === 6 ? family.replace(/[^\w-]/g, '') : family,
  ])
  return withTable(font, 'name', nameTable([...legal, [2, 'Regular'] as const, ...own]))
}

const legalNames = new Set([0, 7, 13, 14])

function nameTable(names: readonly (readonly [id: number, text: string])[]): Buffer {
  const sorted = [...names].sort(([one], [other]) => one - other)
  const strings = sorted.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const head = Buffer.alloc(6 + 12 * sorted.length)
  head.writeUInt16BE(sorted.length, 2)
  head.writeUInt16BE(head.length, 4)
  let at = 0
  for (const [index, [id]] of sorted.entries()) {
    const length = strings[index]?.length ?? 0
    for (const [place, value] of [3, 1, 0x409, id, length, at].entries())
      head.writeUInt16BE(value, 6 + 12 * index + 2 * place)
    at += length
  }
  return Buffer.concat([head, ...strings])
}

function withTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const records = tableRecords(font).map((record) => ({
    tag: record.tag,
    bytes: record.tag === tag ? table : font.subarray(record.at, record.at + record.length),
  }))
  const head = Buffer.from(font.subarray(0, 12 + 16 * records.length))
  const parts: Buffer[] = [head]
  let at = head.length
  for (const [index, { bytes }] of records.entries()) {
    head.writeUInt32BE(at, 12 + 16 * index + 8)
    head.writeUInt32BE(bytes.length, 12 + 16 * index + 12)
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    parts.push(bytes, padding)
    at += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}

function tableRecords(font: Buffer): { tag: string; at: number; length: number }[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + 16 * index
    return {
      tag: font.toString('latin1', record, record + 4),
      at: font.readUInt32BE(record + 8),
      length: font.readUInt32BE(record + 12),
    }
  })
}

function hasTable(font: Buffer, tag: string): boolean {
  return tableRecords(font).some((record) => record.tag === tag)
}

function tableAt(font: Buffer, tag: string): number {
  const found = tableRecords(font).find((record) => record.tag === tag)
  if (found === undefined) throw new Error(`The font has no ${tag} table`)
  return found.at
}
