import { describe, expect, test } from 'vitest'
import { levelOf, symptomIds } from '../../../../src/content/complaints/symptoms.ts'
import { loadTexts } from '../../../../src/content/texts.ts'
import type { Locale } from '../../../../src/locale.ts'
import { locales } from '../../../../src/locale.ts'
import { words as en } from '../../../../src/pages/treatments/en.ts'
import { words as ro } from '../../../../src/pages/treatments/ro.ts'
import { href } from '../../../../src/routes.ts'
import { isOn } from '../../../support/samples/examples.ts'
import { calmWords, urgentWords } from '../../../support/samples/urgent-words.ts'
import { sharedSite } from '../../../support/site/shared.ts'

const site = await sharedSite('production')
const words = { ro, en }

/** What stands above the treatments, as somebody without scripts sees it. */
async function answerTo(locale: Locale, query: string): Promise<string> {
  const html = await (await site.fetch(`${href('treatments', locale)}?q=${encodeURIComponent(query)}`)).text()
  const [answer = ''] = /<div class="treatments-answer".*?<ul class="treatments-ways/s.exec(html) ?? []
  return answer.replaceAll('\u00a0', ' ')
}

describe.each(locales)('whoever searches in %s', async (locale) => {
  const { emergency } = await loadTexts(locale, 'emergency')
  const hasHelp = isOn(href('inPain', locale))

  // The unit test walks all phrases and slips: here each symptom is asked about at the door.
  test.each(symptomIds)('for %s is led to its first aid, before any treatment', async (id) => {
    const queries = [...emergency.symptoms[id].words.slice(0, 4), ...(urgentWords[locale][id] ?? [])]
    expect(queries.length).toBeGreaterThan(3)
    for (const query of queries) {
      const answer = await answerTo(locale, query)
      expect([query, /data-kind="(\w+)"/.exec(answer)?.[1]]).toEqual([query, 'urgent'])
      if (hasHelp)
        expect([query, answer]).toEqual([query, expect.stringContaining(`${href('inPain', locale)}#${id}"`)])
      if (levelOf[id] === '112')
        expect([query, answer]).toEqual([query, expect.stringContaining('href="tel:112"')])
    }
  })

  test('in peace is not told of 112', async () => {
    for (const query of calmWords[locale]) {
      const answer = await answerTo(locale, query)
      // A clinic may not offer what is meant: who finds nothing is told below.
      if (answer.includes(words[locale].nothing.title)) continue
      const isTold = answer.includes('tel:112') || answer.includes(emergency.call112.slice(0, 40))
      expect([query, isTold]).toEqual([query, false])
    }
  })

  test('and finds nothing is told when to call 112 and where help in pain is', async () => {
    const answer = await answerTo(locale, 'xyzxyz')
    expect(answer).toContain(emergency.call112.slice(0, 40))
    if (hasHelp) expect(answer).toContain(`href="${href('inPain', locale)}"`)
  })
})
