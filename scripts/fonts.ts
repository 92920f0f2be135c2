import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import subsetFont from 'subset-font'
import { findChromium } from './chromium.ts'
import { CUTS, type Cut, FAMILIES, type Family, type Source } from './fonts/families.ts'
import { readCharacterMap, readMetrics, renameFamily } from './fonts/sfnt.ts'

// The woff2 files are committed; this is how they were made. It needs the npm registry and Chromium, which
// sets the sample in each font to compare widths, kerning included. Run by hand: node scripts/fonts.ts
const FONTS = new URL('../src/ui/fonts/', import.meta.url)
const WEIGHTS = { min: 400, max: 700 }
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'pnum', 'rvrn', 'tnum']
const ALPHABET = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'ăâîșțĂÂÎȘȚéÉ„”“‘’‚«»–—…•·×÷−≈≤≥±€%‰°¹²³½¼¾→←↑↓✓©®™§',
  ...'\u00a0\u00ad\u2009\u202f',
].join('')

// The proportions of Romanian text. The letters with a breve or a comma are as wide as their bases.
const SAMPLE =
  'Inainte de orice tratament va explicam pasii, riscurile si cat costa: fatete, coroane, implanturi ' +
  'si aparat dentar, in ritmul dumneavoastra. O consultatie dureaza patruzeci de minute.'

type WebFace = { family: string; id: string; unicodeRange: string }
const webFaces: WebFace[] = []

await main()

async function main(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'fonts-'))
  const css: string[] = []
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--headless', '--no-sandbox'],
  })
  const page = await browser.newPage()
  for (const family of FAMILIES) css.push(...(await familyRules(family, work, page)))
  await browser.close()
  css.push(stacks([]))
  writeFileSync(new URL('fonts.css', FONTS), `/* Written by scripts/fonts.ts */\n${css.join('\n\n')}\n`)
  writeFileSync(new URL('web-faces.ts', FONTS), webFacesModule())
  writeFileSync(new URL('web-faces.css', FONTS), webFacesSheet())
  rmSync(work, { recursive: true })
}

/**
 * The two font stacks, which begin with these. Those of the page do not name a web font before it has loaded: the
 * browser would search the device's fonts for it, once for every size and weight.
 */
function stacks(first: readonly string[]): string {
  const rules = FAMILIES.map(({ name, property, fallbacks, generic }) => {
    const names = [...first.filter((each) => each === name), ...fallbacks.map((face) => face.name)]
    return `    ${property}: ${names.map(quote).join(', ')}, ${generic};`
  })
  return `@layer tokens {\n  :root {\n${rules.join('\n')}\n  }\n}`
}

/** The sheet does not name what a script fetches and applies after the first paint. */
function webFacesModule(): string {
  const variable = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const imports = webFaces.map(({ id }) => `import ${variable(id)} from './${id}.woff2'\n`).sort()
  const faces = webFaces.map(
    ({ family, id, unicodeRange }) =>
      `  {\n    family: '${family}',\n    file: ${variable(id)},\n    weight: '${WEIGHTS.min} ${WEIGHTS.max}',\n` +
      `    unicodeRange:\n      '${unicodeRange}',\n  },\n`,
  )
  const families = FAMILIES.map(({ name, property }) => `  { family: '${name}', property: '${property}' },\n`)
  return (
    `// Written by scripts/fonts.ts\n${imports.join('')}\nexport const webFaces = [\n${faces.join('')}] as const\n\n` +
    '/** The font stacks with the web fonts first. */\n' +
    `export const webFamilies = [\n${families.join('')}] as const\n`
  )
}

/** Without scripts the fonts come with a sheet: at once or, so that nothing moves, on the next page. */
function webFacesSheet(): string {
  const rules = webFaces.map(({ family, id, unicodeRange }) =>
    face(family, `url('./${id}.woff2') format('woff2')`, [
      `font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`,
      'font-display: optional;',
      `unicode-range: ${unicodeRange};`,
    ]),
  )
  const all = FAMILIES.map(({ name }) => name)
  return `/* Written by scripts/fonts.ts */\n${[...rules, stacks(all)].join('\n\n')}\n`
}

async function familyRules(family: Family, work: string, page: Page): Promise<string[]> {
  const faces: string[] = []
  const covered = new Set<number>()
  for (const source of family.files) {
    const subset = await subsetFont(unpack(source, work), ALPHABET, {
      targetFormat: 'sfnt',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
      noHinting: true,
    })
    const font = family.rename ? renameFamily(subset, family.rename.from, family.rename.to) : subset
    const codes = [...readCharacterMap(font).keys()]
      .filter((code) => !covered.has(code))
      .sort((a, b) => a - b)
    for (const code of codes) covered.add(code)
    const woff2 = await subsetFont(font, ALPHABET, { targetFormat: 'woff2', keepFeatures: FEATURES })
    writeFileSync(new URL(`${source.id}.woff2`, FONTS), woff2)
    console.log(`${source.id}.woff2: ${woff2.length} bytes, ${codes.length} characters`)
    webFaces.push({ family: family.name, id: source.id, unicodeRange: ranges(codes) })
  }
  for (const fallback of family.fallbacks) {
    for (const cut of ['regular', 'bold'] satisfies Cut[]) {
      const own = await instance(unpack(family.files[0], work), CUTS[cut].ours)
      const source = fallback.measuredOn[cut]
      const local = await instance(unpack(source, work), source.isStatic ? null : CUTS[cut].local)
      const adjust = (await widthOf(SAMPLE, own, page)) / (await widthOf(SAMPLE, local, page))
      const { ascent, descent, lineGap, unitsPerEm } = readMetrics(own)
      const share = (units: number) => percent(units / unitsPerEm / adjust)
      faces.push(
        face(fallback.name, fallback.locals[cut].map((name) => `local('${name}')`).join(', '), [
          `font-weight: ${CUTS[cut].range};`,
          `size-adjust: ${percent(adjust)};`,
          `ascent-override: ${share(ascent)};`,
          `descent-override: ${share(descent)};`,
          `line-gap-override: ${share(lineGap)};`,
        ]),
      )
    }
  }
  return faces
}

function unpack(source: Source | undefined, work: string): Buffer {
  if (!source) throw new Error('A family needs a file')
  const [archive] = execFileSync('npm', ['pack', '--silent', source.package], { cwd: work, encoding: 'utf8' })
    .trim()
    .split('\n')
    .slice(-1)
  execFileSync('tar', ['xzf', archive ?? '', `package/${source.file}`], { cwd: work })
  return readFileSync(join(work, 'package', source.file))
}

function instance(font: Buffer, weight: number | null): Promise<Buffer> {
  const axes = weight === null ? {} : { variationAxes: { wght: weight } }
  return subsetFont(font, SAMPLE, { targetFormat: 'sfnt', ...axes })
}

/** How wide the text is in the font, in em. */
function widthOf(text: string, font: Buffer, page: Page): Promise<number> {
  return page.evaluate(
    async ({ text, font }) => {
      const face = new FontFace('measured', `url(data:font/ttf;base64,${font})`)
      document.fonts.add(await face.load())
      const brush = document.createElement('canvas').getContext('2d')
      if (brush === null) throw new Error('There is no canvas')
      brush.font = '100px measured'
      const { width } = brush.measureText(text)
      document.fonts.delete(face)
      return width / 100
    },
    { text, font: font.toString('base64') },
  )
}

function face(name: string, src: string, descriptors: string[]): string {
  return [
    '@font-face {',
    `  font-family: ${quote(name)};`,
    `  src: ${src};`,
    ...descriptors.map((line) => `  ${line}`),
    '}',
  ].join('\n')
}

function ranges(codes: number[]): string {
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
