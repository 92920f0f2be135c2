import { execFileSync } from 'node:child_process'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWords } from './command-line.ts'
import { chosenFamilies, fontFolder, writeFamilies } from './fonts/chosen.ts'
import { fontSheets } from './fonts/sheets.ts'
import { missingLetters, readFonts, UnreadableFont, writeSubsets } from './fonts/subset.ts'
import { advice, refusal } from './fonts/words.ts'
import { program } from './program.ts'

/**
 * `npm run fonts -- brand.ttf` (or .otf, .woff, .woff2): the clinic's own font in place of the one of running text (`--for display`: of
 * titles). Several files are one family: alphabets or weights. It needs Chromium, which sets a sample to compare widths.
 * Without a file it only writes the sheets anew.
 */
const usage = `npm run fonts -- [--for text|display] [--kind sans|serif] [--name NAME] [file …]
  the clinic's own font (.ttf, .otf, .woff, .woff2) in place of the one of running text, or, for display, of titles
  --name      under which it is known, where the file says another one
  without a file the sheets are only written anew`
const { values, positionals } = readWords(usage, {
  allowPositionals: true,
  options: { for: { type: 'string' }, name: { type: 'string' }, kind: { type: 'string' } },
})
if (positionals.length > 0) await take(positionals)
const sheets = await fontSheets()
for (const [file, text] of Object.entries(sheets)) writeFileSync(join(fontFolder, file), text)
const [command, biome] = program('biome', '@biomejs/biome')
execFileSync(command, [biome, 'check', '--write', fontFolder], { stdio: ['ignore', 'ignore', 'inherit'] })

async function take(paths: readonly string[]): Promise<void> {
  const role = values.for ?? 'text'
  const kind = values.kind ?? (role === 'text' ? 'sans' : 'serif')
  if (role !== 'text' && role !== 'display') return stop(['--for is text or display'])
  if (kind !== 'sans' && kind !== 'serif') return stop(['--kind is sans or serif'])
  const fonts = await readFonts(paths).catch((error: unknown) => {
    if (error instanceof UnreadableFont) return stop([error.message])
    throw error
  })
  const [first] = fonts
  const name = values.name ?? first?.names.get(16) ?? first?.names.get(1) ?? 'Own Font'
  const missing = missingLetters(fonts)
  const wrong = refusal(fonts, missing.letters, values.name)
  if (wrong.length > 0) return stop(wrong)
  const families = chosenFamilies()
  const before = families.find((family) => family.role === role)
  for (const { file } of before?.files ?? []) rmSync(join(fontFolder, file), { force: true })
  const files = await writeSubsets(fonts, name)
  writeFamilies(families.map((family) => (family.role === role ? { role, name, kind, files } : family)))
  const bytes = chosenFamilies().flatMap((family) =>
    family.files.map(({ file }) => statSync(join(fontFolder, file)).size),
  )
  for (const { file, min, max } of files)
    console.log(
      `${fontFolder}/${file}: ${statSync(join(fontFolder, file)).size} bytes, weights ${min} to ${max}`,
    )
  console.log(advice({ fonts, name, before: before?.name, signs: missing.signs, bytes }).join('\n'))
}

function stop(reasons: readonly string[]): never {
  console.error(`Nothing was changed.\n${reasons.map((reason) => `- ${reason}`).join('\n')}`)
  process.exit(1)
}
