import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientConfig } from '../../../scripts/build/client.ts'
import { program } from '../../../scripts/program.ts'

let house: string

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'floors-'))
})
afterEach(() => rmSync(house, { recursive: true }))

function fill(files: Record<string, string>) {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(join(house, dirname(path)), { recursive: true })
    writeFileSync(join(house, path), source)
  }
}

/** What the floors say of a tree of these files: nothing when it stands. Starting the command takes longer than asking. */
async function complaintsOf(files: Record<string, string>): Promise<string> {
  fill(files)
  const ruleSet = await extractDepcruiseConfig(resolve('.dependency-cruiser.mjs'))
  const { exitCode, output } = await cruise(
    ['src'],
    { ruleSet, validate: true, baseDir: house, outputType: 'err' },
    ruleSet.options?.enhancedResolveOptions,
  )
  return exitCode === 0 ? '' : String(output)
}

const low = { 'src/locale.ts': 'export type Locale = string' }

test('a house whose imports go down stands', async () => {
  const up = "import type { Locale } from '../../locale.ts'\nexport type Page = Locale"
  expect(await complaintsOf({ ...low, 'src/pages/home/page.ts': up })).toBe('')
})

test.each([
  ['a type', "import type { Page } from '../pages/home/page.ts'\nexport type Icon = Page"],
  ['a value', "import { page } from '../pages/home/page.ts'\nexport const icon = page"],
  ['a lazy import', "export const icon = () => import('../pages/home/page.ts')"],
  ['a type passed on', "export type { Page } from '../pages/home/page.ts'"],
])('%s from a floor above is refused, and the arrow named', async (_, source) => {
  const page = 'export type Page = string\nexport const page = 1'
  const said = await complaintsOf({ 'src/ui/icon.ts': source, 'src/pages/home/page.ts': page })
  expect(said).toContain('src/ui/icon.ts → src/pages/home/page.ts')
})

test.each(['src/pages', 'src/pages/admin'])(
  'a page of %s that imports from another page is refused',
  async (pages) => {
    const said = await complaintsOf({
      [`${pages}/home/page.ts`]: "import { title } from '../team/page.ts'\nexport const home = title",
      [`${pages}/team/page.ts`]: "export const title = ''",
    })
    expect(said).toContain(`${pages}/home/page.ts → ${pages}/team/page.ts`)
  },
)

test('a file that takes the texts of one language by itself is refused', async () => {
  const said = await complaintsOf({
    'src/content/en/home.ts': "export const home = ''",
    'src/pages/home/page.ts': "import { home } from '../../content/en/home.ts'\nexport const page = home",
  })
  expect(said).toContain('texts come from src/content/texts.ts')
})

test('a file that takes the words beside a feature in one language is refused; their type is not', async () => {
  const taking = (statement: string) =>
    complaintsOf({
      'src/features/offer/ro.ts': "export const words = ''\nexport type Words = string",
      'src/features/offer/offer.ts': statement,
    })
  expect(await taking("import { words } from './ro.ts'\nexport const offer = words")).toContain(
    'words are loaded by language',
  )
  expect(await taking("import type { Words } from './ro.ts'\nexport type Offer = Words")).toBe('')
})

test('a circle of files is refused, types and lazy imports counted', async () => {
  const said = await complaintsOf({
    'src/ui/field.ts': "import type { Icon } from './icon.ts'\nexport type Field = Icon",
    'src/ui/icon.ts': "export type Icon = string\nexport const load = () => import('./field.ts')",
  })
  expect(said).toContain('no circle of files')
})

test('a circle of folders is refused', async () => {
  const said = await complaintsOf({
    'src/ui/a/one.ts': "import { three } from '../b/three.ts'\nexport const one = three",
    'src/ui/a/two.ts': 'export const two = 2',
    'src/ui/b/three.ts': 'export const three = 3',
    'src/ui/b/four.ts': "import { two } from '../a/two.ts'\nexport const four = two",
  })
  expect(said).toContain('no circle of folders')
})

test('a file that stands on no floor is refused', async () => {
  const misc = "import type { Locale } from '../locale.ts'\nexport type Misc = Locale"
  expect(await complaintsOf({ ...low, 'src/helpers/misc.ts': misc })).toContain('src/helpers/misc.ts')
})

test('`npm run floors` prints what it refuses and fails', async () => {
  fill({
    ...low,
    'src/helpers/misc.ts': "import type { Locale } from '../locale.ts'\nexport type Misc = Locale",
  })
  cpSync('.dependency-cruiser.mjs', join(house, '.dependency-cruiser.mjs'))
  const [command, file] = program('depcruise', 'dependency-cruiser')
  const depcruise = promisify(execFile)(command, [file, 'src'], { cwd: house })
  await expect(depcruise).rejects.toMatchObject({ stdout: expect.stringContaining('src/helpers/misc.ts') })
})

const buildClientWith = (source: string) => {
  const entry = '\0entry'
  const config = clientConfig('production')
  return build({
    ...config,
    logLevel: 'silent',
    build: { ...config.build, write: false, rolldownOptions: { input: 'forbidden-entry' } },
    plugins: [
      ...(config.plugins ?? []),
      {
        name: 'entry',
        resolveId: (id) => (id === 'forbidden-entry' ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  })
}

test.each([
  ['a server file', 'src/features/redirects/redirect-requests.server.ts', 'tableRedirects'],
  ['a floor of the server', 'src/http/log.ts', 'log'],
  ['the texts of a page', 'src/content/ro/home.ts', 'home'],
  ['the words of a feature', 'src/features/prices/ro.ts', 'words'],
])('a client that imports %s cannot be built', async (_, path, name) => {
  const source = `import { ${name} } from ${JSON.stringify(resolve(path))}; console.log(${name})`
  await expect(buildClientWith(source)).rejects.toThrow(/would reach the browser/)
})
