import { describe, expect, test } from 'vitest'
import { formFields, location } from '../../../support/admin/admin.ts'
import type { PriceAdmins } from '../../../support/admin/price-admins.ts'
import { otherCategory } from '../../../support/samples/examples.ts'
import { rowsOf, wordsOf } from '../../../support/site/forms.ts'

export function editorTests(admins: PriceAdmins): void {
  const { page, opened, send, edit, first, category } = admins

  describe('two editors', () => {
    test('of different rows both keep what they did', async () => {
      const { id } = await first()
      const [mine, theirs] = [await opened(admins.ana), await opened(admins.dan)]
      await send(admins.ana, mine, { [`${id}.min`]: '7777' })
      const answer = await send(admins.dan, theirs, { '_category.title_en': 'Implants and more' })
      expect(location(answer)).toBe(`${category}?flash=merged`)
      const both = await opened(admins.ana)
      expect([both.get(`${id}.min`), both.get('_category.title_en')]).toEqual(['7777', 'Implants and more'])
    })

    test('of different fields of one row both keep what they did', async () => {
      const { id } = await first()
      const [mine, theirs] = [await opened(admins.ana), await opened(admins.dan)]
      await send(admins.ana, mine, { [`${id}.min`]: '7777' })
      expect(location(await send(admins.dan, theirs, { [`${id}.title_en`]: 'Another screw' }))).toBe(
        `${category}?flash=merged`,
      )
      const both = await opened(admins.ana)
      expect([both.get(`${id}.min`), both.get(`${id}.title_en`)]).toEqual(['7777', 'Another screw'])
    })

    test('of different categories do not notice each other', async () => {
      const { id } = await first()
      const theirs = await opened(admins.dan, `/admin/prices/${otherCategory}`)
      await edit(admins.ana, { [`${id}.min`]: '7777' })
      const answer = await send(
        admins.dan,
        theirs,
        { '_category.title_en': 'Looks' },
        `/admin/prices/${otherCategory}`,
      )
      expect(location(answer)).toBe(`/admin/prices/${otherCategory}?flash=saved`)
      expect((await opened(admins.ana)).get(`${id}.min`)).toBe('7777')
    })

    test('of the same row are both told, and neither is overwritten until somebody decides', async () => {
      const { id } = await first()
      const [mine, theirs] = [await opened(admins.ana), await opened(admins.dan)]
      await send(admins.ana, mine, { [`${id}.min`]: '7777' })
      const answer = await send(admins.dan, theirs, {
        [`${id}.min`]: '8888',
        '_category.title_en': 'Implants and more',
      })
      expect(answer.status).toBe(409)
      const html = await answer.text()
      const shown = wordsOf(html)
      expect(shown).toContain('Altcineva a schimbat aceleași rânduri')
      expect(shown).toContain(admins.ana.email)
      expect(shown).toMatch(/7\.777.*8\.888|8\.888.*7\.777/)
      expect((await opened(admins.ana)).get(`${id}.min`)).toBe('7777')
      const again = await send(admins.dan, formFields(html, 'save'), {})
      expect(location(again)).toBe(`${category}?flash=saved`)
      const decided = await opened(admins.ana)
      expect([decided.get(`${id}.min`), decided.get('_category.title_en')]).toEqual([
        '8888',
        'Implants and more',
      ])
    })

    test('a draft that has changed is not published unseen', async () => {
      const { id } = await first()
      await edit(admins.ana, { [`${id}.min`]: '7777' })
      const seen = formFields(await page(admins.dan, '/admin/prices'), 'publish')
      await edit(admins.ana, { [`${id}.min`]: '6666' })
      const answer = await send(admins.dan, seen, { publication_note: 'Prețuri noi' }, '/admin/prices')
      expect(answer.status).toBe(409)
      expect(await rowsOf(admins.site.db, 'select id from publications')).toEqual([])
    })
  })
}
