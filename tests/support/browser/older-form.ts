import type { Page } from 'playwright-core'
import { tokenOfAge } from '../site/forms.ts'

/** The contact form was shown a minute ago: no sooner is it sent. What is rendered again has its own token again. */
export async function makeOlder(page: Page): Promise<void> {
  const token = await tokenOfAge(60)
  await page.locator('.contact-form [name=token]').evaluate((input, token) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('The form has no token')
    input.value = token
  }, token)
}
