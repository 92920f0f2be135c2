import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { ClinicReport } from './report-clinic.ts'

const fixture = 'tests/fixtures/second-clinic'
/** Longer than the sample's, and in the place of the running text. */
export const ownFont = 'Dentalis Nord Sans'
/** What tests ask of any content. */
const contentTests = ['content', 'contact', 'news', 'prices'].map((subject) => `tests/unit/${subject}`)
const fontFiles = 'node_modules/@fontsource-variable/figtree/files'
const copied = [
  ...[
    'src',
    'client',
    'public',
    'scripts',
    'supabase',
    'docs',
    'tests/support',
    'tests/unit',
    'vitest.config.ts',
    'worker.ts',
    'wrangler.toml',
  ],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'biome.json', '.gitignore'],
]

/**
 * Another clinic out of this repository, made as its owner would: `npm run setup` with a file of answers, other
 * content, a build. `clinic` is the folder; the site is crawled once, and asked for these addresses as its admin.
 */
export async function makeSecondClinic(adminAddresses: readonly string[]) {
  // A file that was moved would stay the sample's, and its own lie beside it unread.
  const unread = globSync('src/**/*.ts', { cwd: fixture }).filter((name) => !existsSync(name))
  if (unread.length > 0) throw new Error(`Nothing is replaced by ${unread.join(', ')}`)
  const clinic = mkdtempSync(join(tmpdir(), 'second-clinic-'))
  for (const name of copied) cpSync(name, join(clinic, name), { recursive: true })
  // The sample's articles go: people review them who do not work here.
  rmSync(join(clinic, 'src/content/news'), { recursive: true })
  cpSync(join(fixture, 'src'), join(clinic, 'src'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(clinic, 'node_modules'))
  // Vitest calls its environment `test`, which a build would take for development; its run is another than this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !['NODE_ENV', 'TEST_CLOSING'].includes(name) && !name.startsWith('VITEST'),
    ),
  )
  const node = (...words: string[]) => promisify(execFile)(process.execPath, words, { cwd: clinic, env })
  await node('scripts/setup.ts', '--from', resolve(fixture, 'clinic.json'))
  const fonts = ['latin', 'latin-ext'].map((part) => join(fontFiles, `figtree-${part}-wght-normal.woff2`))
  const advice = await node('scripts/fonts.ts', '--name', ownFont, ...fonts)
  // In four threads, as it checks by itself, it learns much four times: they take twice the processor of one.
  const complaints = await node(
    'node_modules/typescript/bin/tsc',
    ...['--noEmit', '--incremental', 'false', '--pretty', 'false', '--singleThreaded'],
  ).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
  const failures = await node('node_modules/vitest/vitest.mjs', 'run', ...contentTests).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
  await node('scripts/build.ts')
  // The rows of a fresh database are those of its own content.
  await node('scripts/db/seed.ts')
  const file = join(clinic, 'report.json')
  await node('tests/support/samples/report-clinic.ts', file, ...adminAddresses)
  const report: ClinicReport = JSON.parse(readFileSync(file, 'utf8'))
  return {
    clinic,
    complaints,
    failures,
    advice: advice.stdout,
    ...report,
    remove: () => rmSync(clinic, { recursive: true }),
  }
}
