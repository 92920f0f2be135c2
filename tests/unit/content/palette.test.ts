import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closePairs, pairs, wholePalette } from '../../../scripts/setup/colours.ts'
import { palette } from '../../../src/content/colours/palette.ts'
import { colourNames } from '../../../src/content/colours/shades.ts'
import { readColour, toHex } from '../../../src/format/colour.ts'

const sheets = globSync('{src,client}/**/*.css')
const sources = [...sheets, ...globSync('{src,client,public,scripts}/**/*.{ts,tsx,svg,html,webmanifest}')]
const withColours = /^src\/(content\/colours\/(palette|shades)|format\/colour)\.ts$|^scripts\/(bench|setup)\//

test('colours are written in src/content/colours/palette.ts and nowhere else', () => {
  const typed = sources
    .filter((file) => !withColours.test(file))
    .flatMap((file) => {
      const found = readFileSync(file, 'utf8').matchAll(
        /(?<![&\w-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(\s*[\d.]/gi,
      )
      return [...found].map(([colour]) => `${file}: ${colour}`)
    })
  // White and black are the printer's.
  expect(typed.filter((line) => !/#(fff|000)$/.test(line))).toEqual([])
})

test('whatever stands on a ground can be told from it, in both schemes', () => {
  expect(closePairs(palette)).toEqual([])
})

test('a pair that cannot be read is named with what it reaches and what it needs', () => {
  const pale = { ...palette, light: { ...palette.light, ink: '#8a9a9b' } }
  expect(closePairs(pale)).toContainEqual(
    expect.stringMatching(/^light scheme: text \(ink\) on paper reaches \d\.\d\d:1 and needs 4\.5:1$/),
  )
})

test('each pair of colours that a style sheet sets together is among those that are compared', () => {
  const compared = pairs('light').map(({ text, on }) => `${text} on ${on}`)
  const set = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{([^{}]*)/g)].flatMap(([, rule = '']) => {
      const [, text] = /(?<![\w-])color: var\(--([\w-]+)\)/.exec(rule) ?? []
      const [, on] = /(?<![\w-])background(?:-color)?: var\(--([\w-]+)\)/.exec(rule) ?? []
      return text === undefined || on === undefined ? [] : [{ file, pair: `${text} on ${on}` }]
    }),
  )
  expect(set.length).toBeGreaterThan(20)
  expect(set.filter(({ pair }) => !compared.includes(pair))).toEqual([])
})

test('a colour given for the light scheme brings its hue to the dark one', () => {
  const { light, dark } = wholePalette({ light: { brand: '#7a1f3d' } })
  expect(light).toEqual({ ...palette.light, brand: '#7a1f3d' })
  expect(readColour(dark.brand)?.hue).toBeCloseTo(readColour('#7a1f3d')?.hue ?? 0, 0)
  expect(readColour(dark.brand)?.lightness).toBe(readColour(palette.dark.brand)?.lightness)
  expect(dark.ink).toBe(palette.dark.ink)
})

test.each(['#1f4a4c', '#f0a27a', '#ffffff', '#000000'])('%s is read and written back', (colour) => {
  const read = readColour(colour)
  expect(read === null ? null : toHex(read)).toBe(colour)
})

test('every colour of the palette is used by a style sheet or a drawing', () => {
  const used = [
    ...sheets,
    ...globSync('src/{ui/illustrations,content/treatments}/**/*.svg'),
    ...globSync('scripts/build/*.ts'),
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  expect(colourNames.filter((name) => !new RegExp(`(?:--|\\(|')${name}[)\\s,']`).test(used))).toEqual([])
})
