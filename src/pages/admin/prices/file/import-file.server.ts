import { readDraft, saveDraft } from '../../../../features/admin/drafts/price-store.server.ts'
import { staleFlash } from '../../../../features/admin/frame/flashes.ts'
import { diffPrices } from '../../../../features/prices/editing/diff.ts'
import { inOrder } from '../../../../features/prices/price-subject.server.ts'
import type { PriceContent } from '../../../../features/prices/schema.ts'
import { fill } from '../../../../format/fill.ts'
import { plural } from '../../../../format/plurals.ts'
import type { AdminRequest, SentForm } from '../../../admin-page.ts'
import { done, type Outcome, refused } from '../../../outcome.ts'
import type { AdminPricesProps } from '../props.ts'
import type { PriceWords } from '../ro.ts'
import { decodeFile, readPriceFile } from './file.server.ts'
import { loadFileWords } from './file-words.server.ts'

const mostProblems = 40

/** Takes a file in place of the rows of the draft, once somebody has seen what that changes. */
export async function importFile(
  { form, version, files }: SentForm,
  { database, locale, texts }: AdminRequest<PriceWords>,
): Promise<Outcome<Partial<Pick<AdminPricesProps, 'fileProblems' | 'importing'>>, 'imported', PriceContent>> {
  const { file: words } = texts.words
  // The chosen file, or the one being confirmed.
  const sent = [...(files ?? [])].flatMap(([, value]) => (typeof value === 'string' ? [] : [value]))[0]
  const file = form.get('content') ?? (sent ? decodeFile(new Uint8Array(await sent.arrayBuffer())) : '')
  if (file === '') return refused({ fileProblems: [words.errors.large] })
  const draft = await readDraft(database)
  if (draft.version !== version) return refused({ notice: staleFlash(texts) }, 409)
  const fileWords = await loadFileWords(texts, draft.content.categories)
  const imported = readPriceFile(file, draft.content, texts.words, fileWords)
  if (imported.status === 'refused') {
    const { problems } = imported
    const more = problems.length - mostProblems
    const listed = problems.slice(0, mostProblems)
    if (more > 0) listed.push(plural(more, words.more, locale))
    return refused({ fileProblems: listed })
  }
  const content = inOrder(imported.content)
  const { items } = diffPrices(draft.content, content)
  if (items.length > 0 && form.get('sure') !== 'yes') {
    const removed = items
      .filter(({ after }) => after === null)
      .map(({ before }) => before?.title[locale] ?? '')
    const added = items.filter(({ before }) => before === null).length
    const counts = { changed: items.length - added - removed.length, added, removed: removed.length }
    return {
      outcome: 'shown',
      view: { importing: { file, question: fill(words.question, counts), removed } },
    }
  }
  return done((await saveDraft(database, version, content, 'import')) === null ? 'stale' : 'imported')
}
