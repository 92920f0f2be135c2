import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConsentProvider, useConsent } from '../../../src/features/consent/context.tsx'
import { consentOnServer } from '../../../src/features/consent/initial-store.server.ts'

function Reader() {
  const { banner, record } = useConsent()
  return `${banner}, ${record === null ? 'nothing known' : 'known'}`
}

test('outside of its provider the consent tells the developer what is missing', () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow(/useConsent\(\) .*<ConsentProvider>/)
})

test('the server knows nothing, so its markup is the same for everybody', () => {
  const markup = renderToStaticMarkup(
    <ConsentProvider store={consentOnServer}>
      <Reader />
    </ConsentProvider>,
  )
  expect(markup).toBe('hidden, nothing known')
})
