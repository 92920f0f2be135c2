import { expect } from 'vitest'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { atWork, notice } from '../../support/browser/admin-browser.ts'
import { colourFindings, findings } from '../../support/browser/axe.ts'
import { testOf } from '../../support/module-test.ts'
import { otherDentist } from '../../support/samples/examples.ts'
import { photograph } from '../../support/samples/pictures.ts'
import { openSite } from '../../support/site/open-site.ts'

const test = testOf('news')
const here = openSite({ database: true, prepare: waitForAdmin })

const list = '/admin/news'
const slug = 'cum-alegem-pasta-de-dinti'
const paragraphs = (words: string) => `## ${words}\n\n${`${words} în câteva rânduri, fără grabă. `.repeat(8)}`

test('an article is written by keyboard, shown and judged while it is typed, and published in both languages', async () => {
  const page = await atWork(here.browser, here.site, list, { expectErrors: /status of 422/ })
  await page.getByLabel('Titlul noului articol').focus()
  await page.keyboard.type('Cum alegem pasta de dinți')
  await page.keyboard.press('Enter')
  await notice(page, 'Articolul este început.')
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await page.locator('#text-ro').fill(`${paragraphs('Ce scrie pe tub')} Un rezultat **garantat**.`)
  await page.locator('.article-shown h2', { hasText: 'Ce scrie pe tub' }).waitFor()
  await page.getByRole('status').getByText('„garantat”').waitFor()
  await page.locator('#title-ro').fill('Scurt')
  await page.getByText('5 din 15–90 de caractere', { exact: true }).waitFor()
  await page.locator('#title-ro').fill('Cum alegem pasta de dinți')
  await page.locator('#text-ro').fill(paragraphs('Ce scrie pe tub'))
  await expect.poll(() => page.locator('.article-claims').count()).toBe(0)
  await page
    .locator('#description-ro')
    .fill('Ce înseamnă fluorul și celelalte cuvinte de pe tub, și ce contează pentru dinți.')
  await page.locator('#keywords-ro').fill('pastă de dinți, fluor, igienă')
  // A language that is not begun yet is folded.
  expect(await page.locator('#title-en').isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'engleză' }).click()
  await page.getByLabel('Articolul apare în engleză').check()
  await page.locator('#title-en').fill('How to choose a toothpaste')
  await page
    .locator('#description-en')
    .fill('What fluoride and the other words on the tube mean, and what matters for teeth.')
  await page.locator('#keywords-en').fill('toothpaste, fluoride, hygiene')
  await page.locator('#text-en').fill(paragraphs('What the tube says'))
  // A photograph comes where somebody last wrote, in every language that is ticked.
  const photo = {
    name: 'tub.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph({ width: 1200, height: 900 }),
  }
  await page.locator('summary', { hasText: 'Fotografii în text' }).click()
  await page.getByLabel('Fișierul').setInputFiles(photo)
  const add = page.getByRole('button', { name: 'Adaugă fotografia în text' })
  await add.click()
  await page.locator('#alt_ro-error').waitFor()
  await page.locator('#alt_ro').fill('Un tub de pastă lângă o periuță')
  await page.locator('#alt_en').fill('A tube of paste beside a brush')
  await page.locator('#text-ro').evaluate((text) => {
    if (text instanceof HTMLTextAreaElement) text.setSelectionRange(3, 3)
  })
  await add.click()
  await page.getByRole('status').getByText('unde era cursorul').waitFor()
  expect(await page.locator('#text-ro').inputValue()).toMatch(
    /^## Ce scrie pe tub\n\n!\[Un tub de pastă lângă o periuță\]\([0-9a-f]{32}-1200x900\)\n\nCe scrie/,
  )
  const beside = page.locator('.article-shown img')
  await beside.nth(1).waitFor()
  expect(await beside.evaluateAll((all) => all.map((each) => each.getAttribute('alt')))).toEqual([
    'Un tub de pastă lângă o periuță',
    'A tube of paste beside a brush',
  ])
  expect(await page.getByRole('button', { name: 'Pune la cursor, în română' }).isVisible()).toBe(true)
  await page.getByLabel('Verificat de').selectOption(otherDentist.id)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvează ciorna' }).click()
  await notice(page, 'Ciorna')
  await page.locator('#publication_note').fill('Articol nou')
  await page.keyboard.press('Enter')
  await notice(page, 'Articolul este publicat.')
  for (const [language, title] of [
    ['română', 'Cum alegem pasta de dinți'],
    ['engleză', 'How to choose a toothpaste'],
  ] as const) {
    await page.getByRole('link', { name: `Vezi pe site în ${language}` }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const figure = page.locator('.article-body figure img')
    await figure.scrollIntoViewIfNeeded()
    await expect
      .poll(() => figure.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
      .toBe(true)
    await page.goBack()
  }
  await page.goto(`${here.site.url}/noutati/${slug}`)
  await page.getByRole('link', { name: 'Editează pagina aceasta' }).click()
  await page.waitForURL(`**${list}/${slug}`)
  expect(await colourFindings(page, [360])).toEqual([])
})
