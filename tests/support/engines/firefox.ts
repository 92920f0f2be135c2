import puppeteer from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Firefox by WebDriver BiDi, which playwright speaks to no Firefox but its own. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    acceptInsecureCerts: true,
    defaultViewport: { width: 1100, height: 900 },
    env: { ...process.env, TZ: 'Europe/Bucharest' },
    extraPrefsFirefox: { 'intl.accept_languages': 'ro-RO, ro' },
  })
  const page = await browser.newPage()
  // The test has its own.
  page.setDefaultTimeout(0)
  return {
    tab: {
      open: async (url) => void (await page.goto(url)),
      ask: (question, given = '') => page.evaluate(question, given),
      press: (selector) => page.locator(selector).click(),
      type: (selector, text) => page.type(selector, text),
      resize: (width, height) => page.setViewport({ width, height }),
      back: async () => void (await page.goBack()),
    },
    close: () => browser.close(),
  }
}
