import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { some } from '../../support/some.ts'

type Manifest = { engines?: { node?: string }; optional?: boolean }
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const { packages }: { packages: Record<string, Manifest> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
/** The lowest Node.js of each part of the range that the site asks for. */
const lowest = some(manifest.engines?.node?.match(/\d+(?:\.\d+)*/g) ?? [])

const order = (version: string) => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return (major * 1000 + minor) * 1000 + patch
}

/** Whether a range as packages write it takes a version. */
function isTaken(version: string, range: string): boolean {
  const parts = range.replaceAll(/([<>=^~])\s+/g, '$1').split('||')
  return parts.some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((bound) => {
        const [, sign = '', wanted = ''] = /^([<>=^~]*)v?([\d.]*)/.exec(bound) ?? []
        const [own, other] = [order(version), order(wanted)]
        if (sign === '>=') return own >= other
        if (sign === '>') return own > other
        if (sign === '<') return own < other
        if (sign === '<=') return own <= other
        const isSameMajor = wanted === '' || version.split('.')[0] === wanted.split('.')[0]
        return isSameMajor && own >= other
      }),
  )
}

test('no package wants a newer Node.js than the site asks for', () => {
  const wanted = Object.entries(packages).flatMap(([name, { engines, optional }]) =>
    // What is for another platform alone is not installed.
    name !== '' && !optional && engines?.node !== undefined ? [[name, engines.node] as const] : [],
  )
  const refused = some(wanted).flatMap(([name, range]) =>
    lowest
      .filter((version) => !isTaken(version, range))
      .map((version) => `${name}: ${range}, not ${version}`),
  )
  expect(refused).toEqual([])
})

test('the README asks for the Node.js that the site asks for', () => {
  const readme = readFileSync('README.md', 'utf8')
  const told = lowest
    .filter((version) => !version.endsWith('.0.0'))
    .map((version) => version.replace(/\.0$/, ''))
  for (const version of some(told)) expect(readme).toContain(version)
})
