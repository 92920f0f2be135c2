import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { chosenFamilies, type Family, type FontFile, filesFor, fontFolder } from './chosen.ts'
import { type Cut, cuts, fallbacks } from './fallbacks.ts'
import { alphabet } from './letters.ts'
import { readCharacterMap, readMetrics } from './sfnt.ts'
import { type AtWeight, measureBreadth, measureWidths, textBreadth } from './width.ts'

type WebFace = { family: string; file: string; weight: string; unicodeRange: string }

const mark = 'Written by npm run fonts'
const roles = { display: '--font-display', text: '--font-text' }

/** The texts of the files in `src/ui/fonts/` that follow from the font files there and their families. */
export async function fontSheets(): Promise<Record<'fonts.css' | 'web-faces.ts' | 'web-faces.css', string>> {
  const families = chosenFamilies()
  const webFaces = (await Promise.all(families.map(facesOf))).flat()
  const own = await measured(families)
  const parts = [...fallbackRules(families, own), await breadths(own), stacks(families, false)]
  return {
    'fonts.css': `/* ${mark} */\n${parts.join('\n\n')}\n`,
    'web-faces.ts': webFacesModule(families, webFaces),
    'web-faces.css': webFacesSheet(families, webFaces),
  }
}

/** The font as tables that can be read: WOFF2 is packed. */
export function unpacked({ file }: FontFile): Promise<Buffer> {
  return subsetFont(readFileSync(join(fontFolder, file)), alphabet, { targetFormat: 'sfnt' })
}

async function facesOf(family: Family): Promise<WebFace[]> {
  const faces: WebFace[] = []
  const covered = new Set<string>()
  for (const each of family.files) {
    const weight = weightOf(each, family)
    const codes = [...readCharacterMap(await unpacked(each)).keys()]
      .filter((code) => !covered.has(`${weight} ${code}`))
      .sort((one, other) => one - other)
    for (const code of codes) covered.add(`${weight} ${code}`)
    faces.push({ family: family.name, file: each.file, weight, unicodeRange: ranges(codes) })
  }
  return faces
}

/** A file without an axis of weights stands for those near its own, the only one for all. */
function weightOf({ min, max, hasAxis }: FontFile, { files }: Family): string {
  if (hasAxis) return `${min} ${max}`
  const isAlone = files.every((file) => file.min === min)
  return isAlone ? '400 700' : min < 550 ? cuts.regular.range : cuts.bold.range
}

type Measured = AtWeight & { family: Family; cut: Cut; width: number }

/** Every family at the weights at which it is mostly set. */
async function measured(families: readonly Family[]): Promise<Measured[]> {
  const own = await Promise.all(
    families.flatMap((family) =>
      (['regular', 'bold'] satisfies Cut[]).map(async (cut) => {
        const { weight } = cuts[cut]
        const [file] = filesFor(family, weight)
        if (file === undefined) throw new Error(`${family.name} has no file`)
        return { family, cut, font: await unpacked(file), weight: file.hasAxis ? weight : null }
      }),
    ),
  )
  const widths = await measureWidths(own)
  return own.map((each, index) => ({ ...each, width: widths[index] ?? 0 }))
}

/** The device's fonts, made as wide and as high as ours: what is set in them moves nothing when ours arrive. */
function fallbackRules(families: readonly Family[], own: readonly Measured[]): string[] {
  return families.flatMap((family) =>
    fallbacks[family.kind].faces.flatMap((local) =>
      own.flatMap(({ family: { name }, cut, font, width }) => {
        if (name !== family.name) return []
        const adjust = width / local.widths[cut]
        const { ascent, descent, lineGap, unitsPerEm } = readMetrics(font)
        const share = (units: number) => percent(units / unitsPerEm / adjust)
        const sources = local.locals[cut].map((each) => `local('${each}')`).join(', ')
        return face(`${name} on ${local.on}`, sources, [
          `font-weight: ${cuts[cut].range};`,
          `size-adjust: ${percent(adjust)};`,
          `ascent-override: ${share(ascent)};`,
          `descent-override: ${share(descent)};`,
          `line-gap-override: ${share(lineGap)};`,
        ])
      }),
    ),
  )
}

/**
 * What titles are divided by on a small phone, so that long words stand whole in a wide font as well, and text on paper,
 * so that it takes no more sheets.
 */
async function breadths(own: readonly Measured[]): Promise<string> {
  const titles = own.find(({ family, cut }) => family.role === 'display' && cut === 'bold')
  const text = own.find(({ family, cut }) => family.role === 'text' && cut === 'regular')
  if (titles === undefined || text === undefined) throw new Error('No font for titles, or none for text')
  const lines = [
    `--title-breadth: ${await measureBreadth(titles)};`,
    `--text-breadth: ${textBreadth(text.width)};`,
  ]
  return `@layer tokens {\n  :root {\n    ${lines.join('\n    ')}\n  }\n}`
}

/**
 * The two font stacks. Those of the page do not name a web font before it has loaded: the browser would search the
 * device's fonts for it, once for every size and weight.
 */
function stacks(families: readonly Family[], withWebFonts: boolean): string {
  const rules = families.map(({ role, name, kind }) => {
    const { faces, generic } = fallbacks[kind]
    const names = [...(withWebFonts ? [name] : []), ...faces.map(({ on }) => `${name} on ${on}`)]
    return `    ${roles[role]}: ${names.map(quote).join(', ')}, ${generic};`
  })
  return `@layer tokens {\n  :root {\n${rules.join('\n')}\n  }\n}`
}

/** The sheet does not name what a script fetches and applies after the first paint. */
function webFacesModule(families: readonly Family[], faces: readonly WebFace[]): string {
  const variable = (file: string) =>
    file.replace('.woff2', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const imports = faces.map(({ file }) => `import ${variable(file)} from './${file}'\n`).sort()
  const rows = faces.map(
    ({ family, file, weight, unicodeRange }) =>
      `  {\n    family: ${quote(family)},\n    file: ${variable(file)},\n    weight: '${weight}',\n` +
      `    unicodeRange:\n      '${unicodeRange}',\n  },\n`,
  )
  const names = families.map(
    ({ name, role }) => `  { family: ${quote(name)}, property: ${quote(roles[role])} },\n`,
  )
  return (
    `// ${mark}\n${imports.join('')}\nexport const webFaces = [\n${rows.join('')}] as const\n\n` +
    '/** The font stacks with the web fonts first. */\n' +
    `export const webFamilies = [\n${names.join('')}] as const\n`
  )
}

/** Without scripts the fonts come with a sheet: at once or, so that nothing moves, on the next page. */
function webFacesSheet(families: readonly Family[], faces: readonly WebFace[]): string {
  const rules = faces.map(({ family, file, weight, unicodeRange }) =>
    face(family, `url('./${file}') format('woff2')`, [
      `font-weight: ${weight};`,
      'font-display: optional;',
      `unicode-range: ${unicodeRange};`,
    ]),
  )
  return `/* ${mark} */\n${[...rules, stacks(families, true)].join('\n\n')}\n`
}

function face(name: string, src: string, descriptors: readonly string[]): string {
  const lines = [`font-family: ${quote(name)};`, `src: ${src};`, ...descriptors]
  return `@font-face {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
}

function ranges(codes: readonly number[]): string {
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}

function quote(name: string): string {
  return `'${name}'`
}
