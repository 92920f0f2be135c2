import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { expect, onTestFinished, test } from 'vitest'
import { chosenFamilies, filesFor } from '../../../scripts/fonts/chosen.ts'
import { readNames, readWeights, renameFamily } from '../../../scripts/fonts/sfnt.ts'
import { unpacked } from '../../../scripts/fonts/sheets.ts'
import { missingLetters, readFonts } from '../../../scripts/fonts/subset.ts'
import { advice, refusal } from '../../../scripts/fonts/words.ts'

const folder = 'node_modules/@fontsource-variable/figtree/files'
const latin = `${folder}/figtree-latin-wght-normal.woff2`
const extended = `${folder}/figtree-latin-ext-wght-normal.woff2`

test('a font without Romanian letters is refused, and they are named', async () => {
  const fonts = await readFonts([latin])
  const { letters } = missingLetters(fonts)
  expect(letters).toEqual([...'ășțȘȚ'])
  expect(refusal(fonts, letters, undefined).join()).toMatch(/^The font has no ă ș ț Ș Ț: .*latin-ext/)
  expect(missingLetters(await readFonts([latin, extended])).letters).toEqual([])
})

test('the files of designers are taken as they are: .ttf, and .otf with outlines of its own kind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const asTtf = join(folder, 'figtree.ttf')
  writeFileSync(asTtf, await subsetFont(readFileSync(extended), 'ășțABC', { targetFormat: 'sfnt' }))
  const noto = 'node_modules/harfbuzzjs/test/fonts/noto/NotoSans-Regular.otf'
  expect(readFileSync(noto).subarray(0, 4).toString()).toBe('OTTO')
  const [ttf, otf] = await readFonts([asTtf, noto])
  expect([ttf?.hasAxis, otf?.hasAxis, otf?.max]).toEqual([true, false, 400])
  expect([ttf, otf].map((font) => font?.names.get(16) ?? font?.names.get(1))).toEqual([
    expect.stringMatching(/^Figtree/),
    'Noto Sans',
  ])
  if (otf === undefined) throw new Error('There is no font')
  const small = await subsetFont(renameFamily(otf.font, 'Own Sans'), 'Abc', { targetFormat: 'woff2' })
  expect(small.subarray(0, 4).toString()).toBe('wOF2')
})

test('what is no font is named, and nothing is changed', async () => {
  await expect(readFonts(['README.md'])).rejects.toThrow(
    /README\.md cannot be read as a font: give a \.woff2/,
  )
})

test('a name that the licence reserves has to be replaced, by one of any length', async () => {
  const [font] = await readFonts([latin])
  if (font === undefined) throw new Error('There is no font')
  const reserving = {
    ...font,
    names: new Map([[0, 'Copyright X, with Reserved Font Name “Fig”. All rights.']]),
  }
  expect(refusal([reserving], [], undefined).join()).toMatch(/reserves the name “Fig”/)
  expect(refusal([reserving], [], 'Clinica de pe Deal')).toEqual([])
  const renamed = await subsetFont(renameFamily(font.font, 'Clinica de pe Deal'), 'Abc', {
    targetFormat: 'sfnt',
  })
  expect(readNames(renamed).get(1)).toBe('Clinica de pe Deal')
  expect(readNames(renamed).get(0)).toBe(font.names.get(0))
})

test('one weight alone, missing signs and too many bytes are told in words', async () => {
  const [font] = await readFonts([latin])
  if (font === undefined) throw new Error('There is no font')
  const thin = await subsetFont(font.font, 'Abc', { targetFormat: 'sfnt', variationAxes: { wght: 400 } })
  expect(readWeights(font.font)).toEqual({ min: 400, max: 700, hasAxis: true })
  const { min, max, hasAxis } = readWeights(thin)
  expect({ max, hasAxis }).toEqual({ max: 400, hasAxis: false })
  const said = advice({
    fonts: [{ font: thin, min, max, hasAxis, names: new Map() }],
    name: 'Own Font',
    before: 'Old Font',
    signs: ['→'],
    bytes: [50_000, 20_000],
  }).join('\n')
  expect(said).toMatch(/1\. Licence: the file does not name one.*take Old Font out/)
  expect(said).toMatch(/2\. Weight: the boldest is 400/)
  expect(said).toMatch(/3\. Letters: → are not in it/)
  expect(said).toMatch(/4\. Size: all fonts together are 70000 bytes/)
})

test('the fonts of the site have every letter that its languages need', async () => {
  for (const family of chosenFamilies()) {
    const fonts = await Promise.all(
      filesFor(family, 600).map(async (file) => ({ ...file, font: await unpacked(file), names: new Map() })),
    )
    expect([family.name, missingLetters(fonts).letters]).toEqual([family.name, []])
  }
})
