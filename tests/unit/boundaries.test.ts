import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { clientConfig } from '../../scripts/build/client.ts'

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
  ['a server file', 'src/features/redirects/middleware.server.ts', 'legacyRedirects'],
  ['the server folder', 'src/http/log.ts', 'log'],
  ['the texts of a page', 'src/content/ro/home.ts', 'home'],
])('a client that imports %s cannot be built', async (_, path, name) => {
  const source = `import { ${name} } from ${JSON.stringify(resolve(path))}; console.log(${name})`
  await expect(buildClientWith(source)).rejects.toThrow(/would reach the browser/)
})

test('imports point one way: no page reaches into the client, and only server halves into the server', () => {
  const wrong = globSync('src/**/*.{ts,tsx}').flatMap((file) => {
    const imports = [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^'"]*['"](\.[^'"]+)['"]/gm)]
    return imports
      .map(([, target]) => relative('.', resolve(dirname(file), target ?? '')))
      .filter((target) => target.startsWith('client/') || (isServer(target) && !isServer(file)))
      .map((target) => `${file} imports ${target}`)
  })
  expect(wrong).toEqual([])
})

function isServer(path: string): boolean {
  return path.startsWith('src/server/') || /\.server\.tsx?$/.test(path)
}
