import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { articles } from '../../../src/content/news.ts'
import { type Video, videos } from '../../../src/content/stories/videos.ts'
import { writtenLocales } from '../../../src/locale.ts'
import { matchRoute } from '../../../src/routes.ts'
import { some } from '../../support/some.ts'

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/your-clinic.md',
  'docs/recipes.md',
  'docs/settings.md',
  'docs/accounts.md',
  'docs/deploy.md',
  'docs/operations.md',
  'docs/upgrade.md',
]
/** Pages that are held to their paths alone: what they say of addresses is a history or an example. */
const maps = ['docs/hydration.md', 'docs/performance.md', 'docs/decisions.md']
const read = (file: string) => readFileSync(file, 'utf8')
const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
const scripts: object = JSON.parse(read('package.json')).scripts

/** `src/{a,b}.ts` is two paths, `(ro|en)` no path at all. */
function spread(path: string): string[] {
  const [, before = '', list, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? []
  return list === undefined ? [path] : list.split(',').flatMap((each) => spread(before + each + after))
}

test.each(pages)('every command that %s names is there', (page) => {
  const named = [...read(page).matchAll(/\bnpm run (?:--silent )?([a-z][a-z:-]*)/g)].map(
    ([, name = '']) => name,
  )
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

/** Folders that a clinic has removed which has written no article, or filmed nobody. */
const filmed: readonly Video[] = videos
const isEmptyFolder = (path: string) =>
  (path === 'src/content/news/' && articles.length === 0) ||
  (path === 'public/videos/' && filmed.length === 0)

const guides = globSync('docs/*.md').map((path) => path.replaceAll('\\', '/'))

test('the README lists every guide of docs/ once, and has 9 KB at most', () => {
  const readme = read('README.md')
  const [, list = ''] = readme.split('## Where to look next')
  const listed = [...list.matchAll(/\]\((docs\/[\w-]+\.md)\)/g)].map(([, path = '']) => path)
  expect(listed.toSorted()).toEqual(some(guides).toSorted())
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(9 * 1024)
})

test.each(['README.md', 'CONTRIBUTING.md', ...guides])('every file that %s links to is there', (page) => {
  const linked = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, path = '']) =>
    join(dirname(page), path),
  )
  expect(linked.filter((path) => !existsSync(path))).toEqual([])
})

test.each([...pages, ...maps])('every path that %s names is there', (page) => {
  const named = codeIn(read(page))
    .filter((code) => /^(src|client|tests|scripts|docs|supabase|public|\.github)\/[\w./{},-]*$/.test(code))
    .flatMap(spread)
  expect(some(named).filter((path) => !existsSync(path) && !isEmptyFolder(path))).toEqual([])
})

test('every folder and file of the tree in the README is there, and every folder of src/ is in the tree', () => {
  const [, tree = ''] = /## The tree\n+```\n(.*?)```/s.exec(read('README.md')) ?? []
  const named = tree.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( ?| {2})((?:[\w.-]+\/?(?:<id>\/)?(?: |$))+) /.exec(line) ?? []
    return names
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((name) => `${indent === '' ? '' : 'src/'}${name.replace('<id>/', '').replace(/\/$/, '')}`)
  })
  expect(some(named).filter((path) => !existsSync(path))).toEqual([])
  const floors = globSync('src/*/').map((path) => path.replace(/\/$/, ''))
  expect(some(floors).filter((path) => !named.includes(path))).toEqual([])
})

// The recipes make pages up.
const addressed = pages.filter((page) => page !== 'docs/recipes.md')

test.each(addressed)('every address that %s names is a page or is answered', (page) => {
  const served = globSync('src/**/*.{ts,tsx}').map(read).join('\n')
  const named = codeIn(read(page)).filter((code) => /^\/[a-z_][\w./-]*$/.test(code))
  const unknown = named.filter((address) => {
    const path = writtenLocales.reduce((left, locale) => left.replace(`/${locale}/`, '/'), address)
    return matchRoute(path.replace(/^\/_data(?=\/)/, '')) === null && !served.includes(`'${path}`)
  })
  expect(unknown).toEqual([])
})

test('the settings of docs/settings.md are those that are read', () => {
  const [, table = ''] = /## Configuration\n(.*?)\n## /s.exec(read('docs/settings.md')) ?? []
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const listed = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]{4,}/g) ?? [])
  const parsed = [...read('src/settings-schema.ts').matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name,
  )
  expect(listed.toSorted()).toEqual(some(parsed).toSorted())
})
