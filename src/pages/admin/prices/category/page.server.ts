import { readDraft } from '../../../../features/admin/drafts/price-store.server.ts'
import { failure } from '../../../../features/admin/frame/flashes.ts'
import type { RelatedToPrices } from '../../../../features/admin/subjects/drafted-prices.server.ts'
import { ownStepNames } from '../../../../features/admin/subjects/own-steps.server.ts'
import type { PriceContent } from '../../../../features/prices/schema.ts'
import { fill } from '../../../../format/fill.ts'
import { bodyLimits } from '../../../../http/body-limits.ts'
import type { AdminPage, SentForm } from '../../../admin-page.ts'
import { done, refused } from '../../../outcome.ts'
import { categoryKey } from '../fields.ts'
import { type PriceFlash, priceFlashes } from '../flashes.ts'
import type { PriceWords } from '../ro.ts'
import { subject } from '../subject.server.ts'
import { backToCategory, categoryAddress, openedBy, openedIn } from './address.server.ts'
import { autosave } from './autosave/autosave.server.ts'
import { type CategoryForm, checkCategoryForm, readCategoryForm } from './form/form.server.ts'
import { saveCategory } from './form/save.server.ts'
import {
  type CategoryOutcome,
  type CategoryRequest,
  type CategoryView,
  hasCategory,
} from './outcome.server.ts'
import { categoryPageProps, formOf } from './props.server.ts'
import type { AdminCategoryProps } from './props.ts'
import { hide, move, moveInto, remove, revert } from './rows/steps.server.ts'
import { applyScenario } from './selection/scenario.server.ts'

type Of = {
  props: AdminCategoryProps
  words: PriceWords
  view: CategoryView
  flash: PriceFlash
  content: PriceContent
  related: RelatedToPrices
}

/** One category of the draft: its rows, and the form of those that are open. */
export default {
  id: 'admin/prices/category',
  title: ({ words }, { title }) => fill(words.edit.metaTitle, { category: title }),
  edits: subject,
  flashes: priceFlashes,
  largestForm: bodyLimits.categoryForm,
  frames: 'holds',
  calls: { autosave: { largest: bodyLimits.categoryForm, respond: autosave } },
  actions: {
    save,
    scenario: applyScenario,
    undo: revert('undo'),
    redo: revert('redo'),
    remove,
    move,
    hide: hide(true),
    show: hide(false),
    'move-into': moveInto,
    open,
  },

  async load(request, { form: sent, ...view }) {
    const { slug, texts } = request
    const pending = await request.pending(subject)
    const { draft } = pending
    const requested = openedBy(request)
    const opened = sent === undefined ? requested : { ...requested, opened: keysOf(sent) }
    const form = sent ?? formOf(draft.content, slug, draft.version, opened.opened)
    if (form === null || !hasCategory(draft.content, slug)) return { outcome: 'missing' }
    const steps = await ownStepNames(request, subject, pending, texts)
    return categoryPageProps(texts, { form, pending, steps, opened, ...view })
  },
} satisfies AdminPage<Of>

async function save({ form: sent }: SentForm, request: CategoryRequest): Promise<CategoryOutcome> {
  const { account, database, slug, texts } = request
  const form = readCategoryForm(slug, sent)
  if (form === null) return { outcome: 'invalid' }
  const draft = await readDraft(database)
  if (!hasCategory(draft.content, slug)) return { outcome: 'missing' }
  const { errors, ...checked } = checkCategoryForm(form, draft.content, texts.words.errors)
  if (Object.keys(errors).length > 0) return refused({ form, errors })
  const edited = { slug, version: form.version, ...checked }
  const saved = await saveCategory(database, edited, { by: account.email, auto: false })
  switch (saved.status) {
    case 'saved':
      return backToCategory(request, saved.merged ? 'merged' : 'saved')
    case 'stale':
      return backToCategory(request, 'stale')
    case 'empty':
      return refused({ form, notice: failure(texts.words.errors.last) })
    case 'conflict': {
      const { conflicts, content, draft: current } = saved
      // Saved again, it deliberately overwrites what the others changed.
      const merged = formOf(content, slug, current.version, keysOf(form)) ?? form
      return refused({ form: merged, conflicts }, 409)
    }
    default:
      return saved satisfies never
  }
}

/** Opens the rows that are ticked, all in one form. */
function open({ form }: SentForm, { slug, locale }: CategoryRequest): CategoryOutcome {
  return done(null, { at: categoryAddress(slug, locale, openedIn(form.getAll('row')), null) })
}

/** What a form is about, whatever the address says that it was sent to. */
function keysOf({ category, rows }: CategoryForm): string[] {
  return [...(category === null ? [] : [categoryKey]), ...rows.map(({ key }) => key)]
}
