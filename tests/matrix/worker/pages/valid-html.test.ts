import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { namelessSections } from '../../../support/pages/html.ts'
import { sharedCrawl } from '../../../support/site/shared.ts'
import { some } from '../../../support/some.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes `<br/>`, `hidden=""` and a few attributes in camel case, which HTML reads as the same.
    'void-style': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // HTML lets controls share a name: boxes of one list of choices do, buttons that say what they do by theirs, and a
    // day that is tapped or taken from the list of later ones.
    'form-dup-name': 'off',
    // A table that is stacked on a phone by `display` keeps its meaning only if its roles are said.
    'no-redundant-role': 'off',
    // The digits of a number hold together by no-break spaces; the words around them may wrap.
    'tel-non-breaking': 'off',
    'no-inline-style': 'error',
    // The budget of a title is tested with the pages.
    'long-title': 'off',
    // Files of ours at addresses that name their content need no hash beside it.
    'require-sri': 'off',
  },
})

const documents = some((await sharedCrawl()).filter(({ html }) => html !== ''))

test.each(documents)('$address is valid HTML', async ({ html }) => {
  const report = await validator.validateString(html)
  const messages = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${ruleId}: ${message} near ${html.slice(Math.max(0, offset - 60), offset + 60)}`,
    ),
  )
  expect(messages).toEqual([])
})

test('every section has a heading or a name', () => {
  const nameless = documents.flatMap(({ address, html }) =>
    namelessSections(html).map((tag) => `${address}: ${tag}`),
  )
  expect(nameless).toEqual([])
})
