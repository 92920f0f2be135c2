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

/** A copy whose names, but for the legal ones, carry `to` for `from`; both must be equally long. */
export function renameFamily(font: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('The new name must be as long as the old one')
  const renamed = Buffer.from(font)
  const name = tableAt(renamed, 'name')
  const strings = name + renamed.readUInt16BE(name + 4)
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16()
  for (let index = 0; index < renamed.readUInt16BE(name + 2); index += 1) {
    const record = name + 6 + 12 * index
    if (LEGAL_NAMES.has(renamed.readUInt16BE(record + 6))) continue
    const at = strings + renamed.readUInt16BE(record + 10)
    const found = renamed.subarray(at, at + renamed.readUInt16BE(record + 8)).indexOf(utf16(from))
    if (found >= 0) utf16(to).copy(renamed, at + found)
  }
  return renamed
}

const LEGAL_NAMES = new Set([0, 7, 13, 14])

function tableAt(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + 16 * index
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`The font has no ${tag} table`)
}
