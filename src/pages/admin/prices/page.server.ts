import { readDraft } from '../../../features/admin/drafts/price-store.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import type { Pending, RelatedToPrices } from '../../../features/admin/subjects/drafted-prices.server.ts'
import type { PriceContent } from '../../../features/prices/schema.ts'
import { plural } from '../../../format/plurals.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { href } from '../../../routes.ts'
import type { AdminRequest, OutcomeOf, PublishingPage, SentForm } from '../../admin-page.ts'
import { done, refused } from '../../outcome.ts'
import { addCategory, moveCategory } from './category-list.server.ts'
import { newRowKey } from './fields.ts'
import { writePriceFile } from './file/file.server.ts'
import { loadFileWords } from './file/file-words.server.ts'
import { importFile } from './file/import-file.server.ts'
import { type PriceFlash, priceFlashes } from './flashes.ts'
import type { AdminPricesProps } from './props.ts'
import type { PriceWords } from './ro.ts'
import { subject } from './subject.server.ts'
import type { PriceTexts } from './texts.server.ts'

type Of = {
  props: AdminPricesProps
  words: PriceWords
  view: Pick<AdminPricesProps, 'fileProblems' | 'importing' | 'added'>
  flash: PriceFlash
  content: PriceContent
  related: RelatedToPrices
}

/** The draft of the price list as a whole: its categories, publishing it, and its file. */
export default {
  id: 'admin/prices',
  title: ({ words }) => words.metaTitle,
  publishes: subject,
  flashes: priceFlashes,
  upload: {
    largest: bodyLimits.priceFile,
    tooLarge: ({ texts }) => refused({ fileProblems: [texts.words.file.errors.large] }),
  },
  calls: { file: { respond: exportFile } },
  actions: { import: importFile, add, up: move(-1), down: move(1) },

  load({ texts }, { fileProblems = [], importing = null, added = null }, pending) {
    const { words, adminDrafts, adminFrame } = texts
    const { title, lead, categories, file, add, move, fields, publishing } = words
    return {
      texts: {
        title,
        lead,
        categories,
        file,
        add,
        move,
        fields,
        errorPrefix: adminDrafts.errorPrefix,
        preview: publishing.preview,
        previewIn: adminFrame.pageIn,
      },
      categories: linesOf(pending, texts),
      fileProblems,
      importing,
      added,
    }
  },
} satisfies PublishingPage<Of>

function linesOf({ content, diff }: Pending, { locale, words }: PriceTexts): AdminPricesProps['categories'] {
  const changed = new Set(diff.categories.map((change) => (change.after ?? change.before)?.slug))
  return content.categories.map(({ slug, title }) => {
    const items = diff.items.filter(
      ({ before, after }) => before?.category === slug || after?.category === slug,
    )
    const isReordered = diff.reordered.some((each) => each.slug === slug)
    const count = items.length + (changed.has(slug) ? 1 : 0) + (isReordered ? 1 : 0)
    return {
      slug,
      href: href('admin/prices/category', locale, { slug }),
      title: title[locale],
      rows: plural(content.items.filter(({ category }) => category === slug).length, words.rows, locale),
      changed: count === 0 ? null : plural(count, words.changedRows, locale),
    }
  })
}

/** The draft of the price list, to be edited in a spreadsheet and sent back. */
async function exportFile(_: unknown, { database, texts }: AdminRequest<PriceWords>): Promise<OutcomeOf<Of>> {
  const { content, version } = await readDraft(database)
  const words = await loadFileWords(texts, content.categories)
  await recordAction(database, 'export_prices')
  return { outcome: 'file', name: `preturi-ciorna-${version}.csv`, body: writePriceFile(content, words) }
}

async function add(
  { form }: SentForm,
  { database, locale, texts }: AdminRequest<PriceWords>,
): Promise<OutcomeOf<Of>> {
  const added = await addCategory(database, form, texts.words.errors)
  switch (added.status) {
    case 'added': {
      const address = href('admin/prices/category', locale, { slug: added.slug })
      return done('category-added', { at: `${address}?row=${newRowKey}` })
    }
    case 'refused':
      return refused({ added })
    case 'stale':
      return done('stale')
    default:
      return added satisfies never
  }
}

function move(by: -1 | 1) {
  return async (
    { form, version }: SentForm,
    { database }: AdminRequest<PriceWords>,
  ): Promise<OutcomeOf<Of>> => {
    const isMoved = await moveCategory(database, version, { slug: form.get('category') ?? '', by })
    return done(isMoved ? 'category-moved' : 'stale')
  }
}
