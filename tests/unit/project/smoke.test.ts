import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isForRollback, smokeTest } from '../../../scripts/deploy/smoke.ts'
import { locales } from '../../../src/locale.ts'
import { href } from '../../../src/routes.ts'

const build = 'the-new-one'
const well = { status: 'ok', build, database: 'reachable' }
const before = { ...well, build: 'the-one-before' }
const away = { ...well, database: 'unreachable' }
const patience = { limitMs: 400, pauseMs: 20 }

/** A deployed site that tells of its health in turn, the last for good; what is no page is an old address. */
async function deployed(healths: readonly object[], { pageStatus = 200 } = {}) {
  let asked = 0
  const server = createServer(({ url }, answer) => {
    if (url === '/healthz') return answer.end(JSON.stringify(healths[Math.min(asked++, healths.length - 1)]))
    const locale = locales.find((each) => href('home', each) === url)
    if (locale === undefined) return answer.writeHead(301, { location: '/' }).end()
    answer.writeHead(pageStatus).end(`<html lang="${locale}"></html>`)
  })
  return { origin: await originOf(server), asked: () => asked }
}

async function originOf(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : null}`
}

test('a site whose new build answers whole pages stands at once', async () => {
  const site = await deployed([well])
  expect(await smokeTest(site.origin, build, patience)).toEqual([])
  expect(site.asked()).toBe(1)
})

test('while the build before answers, or the database is away for a moment, the site is asked again', async () => {
  const site = await deployed([before, before, away, well])
  expect(await smokeTest(site.origin, build, { ...patience, limitMs: 30_000 })).toEqual([])
  expect(site.asked()).toBe(4)
})

test('a build that nobody gets to see in time is taken back', async () => {
  const site = await deployed([before])
  const problems = await smokeTest(site.origin, build, patience)
  expect(problems).toEqual([{ kind: 'unseen', says: `build ${before.build} answers, not ${build}` }])
  expect(isForRollback(problems)).toBe(true)
})

test('a site that nobody answers for is asked again, and then taken back', async () => {
  const silent = createServer(({ socket }) => socket.destroy())
  const problems = await smokeTest(await originOf(silent), build, { limitMs: 50, pauseMs: 20 })
  expect(problems).toMatchObject([{ kind: 'unseen', says: expect.stringContaining('does not answer') }])
  expect(isForRollback(problems)).toBe(true)
})

test('a database that stays away is said, and no reason to go back to a version that would not reach it either', async () => {
  const site = await deployed([away])
  const problems = await smokeTest(site.origin, build, patience)
  expect(problems).toEqual([{ kind: 'database', says: 'the database is unreachable' }])
  expect(isForRollback(problems)).toBe(false)
})

test.each([
  ['pages that are not whole', [well], 500],
  ['pages that are not whole while the database is away', [away], 500],
  ['settings without a database', [{ ...well, database: 'none' }], 200],
  ['no health', [{}], 200],
] as const)('a version with %s is taken back at once', async (_, healths, pageStatus) => {
  const site = await deployed(healths, { pageStatus })
  expect(isForRollback(await smokeTest(site.origin, build, patience))).toBe(true)
  expect(site.asked()).toBe(1)
})

/** `npm run deploy` in a folder of its own, with a wrangler that notes what it is asked. */
async function deploy(origin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  copyFileSync('wrangler.toml', join(folder, 'wrangler.toml'))
  mkdirSync(join(folder, 'dist/production/worker'), { recursive: true })
  writeFileSync(join(folder, 'dist/production/worker/build-name'), build)
  const notes = join(folder, 'notes')
  const wrangler = join(folder, 'node_modules/wrangler')
  mkdirSync(wrangler, { recursive: true })
  writeFileSync(join(wrangler, 'package.json'), '{ "bin": { "wrangler": "note.mjs" } }')
  const note = `appendFileSync(${JSON.stringify(notes)}, process.argv[2] + '\\n')`
  writeFileSync(join(wrangler, 'note.mjs'), `import { appendFileSync } from 'node:fs'\n${note}\n`)
  // Of staging, for a clinic whose people are the sample's still has no other.
  const words = [resolve('scripts/deploy.ts'), '--staging', '--url', origin]
  const child = execFile(process.execPath, words, { cwd: folder })
  const [code] = await once(child, 'exit')
  return { code, asked: readFileSync(notes, 'utf8').trim().split('\n') }
}

test('a deployment waits for its own build, and goes back when that does not stand', async () => {
  const late = await deployed([before, well])
  const wrong = await deployed([well], { pageStatus: 500 })
  expect(await Promise.all([deploy(late.origin), deploy(wrong.origin)])).toEqual([
    { code: 0, asked: ['deploy'] },
    { code: 1, asked: ['deploy', 'rollback'] },
  ])
  expect(late.asked()).toBe(2)
})
