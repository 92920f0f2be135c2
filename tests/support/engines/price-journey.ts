import { expect } from 'vitest'
import { password } from '../admin/account.ts'
import { createAccount } from '../admin/admin.ts'
import { fixedRow, smallCategory } from '../browser/admin-browser.ts'
import { wordsOf } from '../site/forms.ts'
import type { Site } from '../site/site.ts'
import type { OpenedEngine } from './open-engine.ts'

/** An owner signs in to a site, changes a price and publishes it: visitors see it. */
export async function changeAPrice(here: OpenedEngine, site: Site, at?: string): Promise<void> {
  const { tab, until } = here
  const row = await fixedRow(site)
  const { email } = await createAccount(site.db, true)
  const category = `${smallCategory}?row=_category&row=${row.id}`
  await here.visit('/admin/sign-in', at)
  await tab.type('#email', email)
  await tab.type('#password', password)
  await here.press('.sign-in form[action$="/sign-in"] [type=submit]')
  await until(() => location.pathname === '/admin')
  await here.visit(category, at)
  const amount = `[name="${row.id}.min"]`
  await tab.ask((amount) => {
    const field = document.querySelector<HTMLInputElement>(amount)
    if (field) field.value = ''
  }, amount)
  await tab.type(amount, '7777')
  await here.press('[name=intent][value=save]')
  await until(() => location.search.includes('flash=saved'))
  await here.press('main [href="/admin/prices"]')
  await until(() => location.pathname === '/admin/prices')
  await here.alive()
  await tab.type('[name=publication_note]', 'Prețurile de iarnă')
  await tab.ask(() => document.querySelector<HTMLInputElement>('[name=confirmed]')?.click())
  await here.press('[name=intent][value=publish]')
  await until(() => location.search.includes('flash=published'))
  await expect.poll(async () => wordsOf(await (await site.fetch('/preturi')).text())).toContain('7.777')
}
