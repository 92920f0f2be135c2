import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { currentAnswers } from '../../../scripts/setup/answers.ts'
import { factFiles, readFactFiles, writeAnswers } from '../../../scripts/setup/write-answers.ts'
import { longestName, longestTitle, shortestTitle } from '../../../src/content/titled.ts'
import { locales } from '../../../src/locale.ts'
import { textFiles } from '../../support/pages/text-files.ts'
import { some } from '../../support/some.ts'

const name = 'Saint Anastasia and her sisters'.slice(0, longestName)
const copy = mkdtempSync(join(tmpdir(), 'long-name-'))
afterAll(() => rmSync(copy, { recursive: true }))
cpSync('src', join(copy, 'src'), { recursive: true })
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
const named = writeAnswers(readFactFiles(), { ...currentAnswers, name })
writeFileSync(join(copy, factFiles.clinic), named.clinic)

/** Titles of pages, with the way to each; those with a gap are known when it is filled. */
function titlesIn(where: string, value: unknown): [where: string, title: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const isTitle = key === 'metaTitle' || (key === 'title' && where.endsWith(' meta'))
    if (typeof each === 'string' && isTitle) return each.includes('{') ? [] : [[`${where} ${key}`, each]]
    return titlesIn(`${where} ${key}`, each)
  })
}

test.each(locales)('every page has a title in %s that fits, whatever name setup takes', async (locale) => {
  const files = textFiles(locale, copy)
  const titles = await Promise.all(
    files.map(async (file) => titlesIn(file, { ...(await import(pathToFileURL(join(copy, file)).href)) })),
  )
  for (const [where, title] of some(titles.flat())) {
    const fits = title.length >= shortestTitle && title.length <= longestTitle
    expect([where, title, fits]).toEqual([where, title, true])
  }
  expect(titles.flat().filter(([, title]) => title.includes(name)).length).toBeGreaterThan(5)
  expect(titles.flat().find(([where]) => where.includes('/home.ts '))?.[1]).toContain(name)
})
