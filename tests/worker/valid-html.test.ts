import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicAddresses } from '../support/addresses.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Questions of style that the renderer decides: React closes void elements and orders attributes its own way.
    'void-style': 'off',
    'no-inline-style': 'error',
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The document is one line: white space is not sent.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Nonces differ from answer to answer: integrity hashes of our own files would add nothing to them.
    'require-sri': 'off',
  },
})

const addresses = [...(await publicAddresses()).map(({ address }) => address), '/nu-exista', '/en/nu-exista', '/admin/prices']

test.each(addresses)('%s is valid HTML', async (address) => {
  const html = await (await site.fetch(address)).text()
  const report = await validator.validateString(html)
  const messages = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message} near ${html.slice(Math.max(0, offset - 60), offset + 60)}`),
  )
  expect(messages).toEqual([])
})
