import { expect, test } from 'vitest'
import { emptyText, newArticle, withUnspoken } from '../../../src/features/news/article-subject.server.ts'

test('an article that is corrected while English is off keeps its English text', () => {
  const before = { article: { ...newArticle(['ro', 'en'], 'Vechi'), en: { ...emptyText, title: 'Old' } } }
  // The form has no fields for English.
  const written = { article: { ...newArticle(['ro'], 'Nou'), en: null } }
  const kept = withUnspoken(written, before, ['ro']).article
  expect(kept?.ro?.title).toBe('Nou')
  expect(kept?.en?.title).toBe('Old')
  expect(kept?.languages).toEqual(['ro', 'en'])
  // Where it is on, it is the author who leaves it out.
  expect(withUnspoken(written, before, ['ro', 'en']).article).toEqual(written.article)
})
