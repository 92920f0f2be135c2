import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { type FontFile, fontFolder } from './chosen.ts'
import { alphabet, missingFrom } from './letters.ts'
import { readCharacterMap, readNames, readWeights, renameFamily } from './sfnt.ts'

const weights = { min: 400, max: 700 }
const features = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'pnum', 'rvrn', 'tnum']
/** Copyright, names, trademark, licence and its address. */
const keptNames = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14, 16]

export type Given = { font: Buffer; min: number; max: number; hasAxis: boolean; names: Map<number, string> }

/** Reads `.woff2`, `.woff`, `.ttf` or `.otf`. @throws an Error that names a file that is no font */
export async function readFonts(paths: readonly string[]): Promise<Given[]> {
  const fonts = await Promise.all(
    paths.map(async (path) => {
      const whole = await readTables(path)
      const { min, max, hasAxis } = readWeights(whole)
      const font = await subsetFont(whole, alphabet, {
        targetFormat: 'sfnt',
        ...(hasAxis && { variationAxes: { wght: within({ min, max }) } }),
        keepFeatures: features,
        noHinting: true,
        preserveNameIds: keptNames,
      })
      return { font, names: readNames(font), hasAxis, ...(hasAxis ? within({ min, max }) : { min, max }) }
    }),
  )
  return fonts
}

/** As tables that can be read, with all it has: nothing is kept of it. */
async function readTables(path: string): Promise<Buffer> {
  try {
    return await subsetFont(readFileSync(path), alphabet, {
      targetFormat: 'sfnt',
      preserveNameIds: keptNames,
    })
  } catch (cause) {
    throw new UnreadableFont(`${path} cannot be read as a font: give a .woff2, .woff, .ttf or .otf file.`, {
      cause,
    })
  }
}

export class UnreadableFont extends Error {}

function within({ min, max }: { min: number; max: number }): { min: number; max: number } {
  return { min: Math.max(min, weights.min), max: Math.min(max, weights.max) }
}

/** What they lack together. */
export function missingLetters(fonts: readonly Given[]): ReturnType<typeof missingFrom> {
  return missingFrom(new Set(fonts.flatMap(({ font }) => [...readCharacterMap(font).keys()])))
}

/** Writes the subsets beside the others. */
export async function writeSubsets(fonts: readonly Given[], name: string): Promise<FontFile[]> {
  const slug = name.toLowerCase().replace(/[^a-z\d]+/g, '-')
  return Promise.all(
    fonts.map(async ({ font, min, max, hasAxis, names }, index) => {
      const file = `${slug}${fonts.length === 1 ? '' : `-${index + 1}`}.woff2`
      const named = names.get(16) === name || names.get(1) === name ? font : renameFamily(font, name)
      const woff2 = await subsetFont(named, alphabet, {
        targetFormat: 'woff2',
        keepFeatures: features,
        preserveNameIds: keptNames,
      })
      writeFileSync(join(fontFolder, file), woff2)
      return { file, min, max, hasAxis }
    }),
  )
}
