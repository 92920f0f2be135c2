import { expect, onTestFinished, test } from 'vitest'
import { comparandOf, type VariantKey, variantKeys, variants } from '../../../../src/content/comparisons.ts'
import { words } from '../../../../src/features/treatments/compare/ro.ts'
import { compared } from '../../../support/samples/examples.ts'
import { startSite } from '../../../support/site/site.ts'

/** A case beside the usual one of its treatment. */
const isBeside = (key: VariantKey) => comparandOf(variants[key].of) !== key
const beside = variantKeys.find((key) => isBeside(key) && compared.includes(key))
const usual = beside && variantKeys.find((key) => key === comparandOf(variants[beside].of))

test.skipIf(!usual)('what is compared follows the price list', async () => {
  if (beside === undefined || usual === undefined) return
  const site = await startSite({ database: 'with tables to change', vars: { DATA_FRESH_SECONDS: '1' } })
  onTestFinished(() => site.close())
  const read = async (path: string) => (await site.fetch(path)).text()
  const offered = async () => {
    const options = [...(await read('/compara')).matchAll(/<option value="([^"]+)"/g)]
    return [usual, beside].map((key) => options.some(([, value]) => value === key))
  }
  const withoutRowOf = (key: VariantKey) =>
    site.db?.sql.query('update price_items set hidden = (id = $1) where id = any($2)', [
      variants[key].course.row,
      [usual, beside].map((each) => variants[each].course.row),
    ])
  expect(await offered()).toEqual([true, true])

  await withoutRowOf(beside)
  await expect.poll(offered, { timeout: 15_000 }).toEqual([true, false])
  expect(await read(`/compara?a=${usual}&b=${beside}`)).toContain(words.same)
  const pages = await Promise.all(['/compara', '/tratamente'].map(read))
  expect(pages.join('')).not.toMatch(new RegExp(`href="/compara\\?[^"]*=${beside}\\b`))

  await withoutRowOf(usual)
  await expect.poll(offered, { timeout: 15_000 }).toEqual([false, true])
  const other = compared.find((key) => key !== usual && key !== beside)
  const asked = await read(`/compara?a=${variants[usual].of}&b=${other}`)
  expect(asked).toMatch(new RegExp(`<option(?=[^>]*value="${beside}")(?=[^>]*selected)`))
})
