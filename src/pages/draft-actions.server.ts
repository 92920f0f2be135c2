import { undoStep } from '../features/admin/subjects/draft-steps.server.ts'
import { isSame } from '../features/publishing/changes.ts'
import { readDraftAndPublished, saveDraft } from '../features/publishing/draft-store.server.ts'
import { publishDraft } from '../features/publishing/publication-store.server.ts'
import { typedLine } from '../format/typed.ts'
import type { AdminRequest, AnyAdminPage, SentForm } from './admin-page.ts'
import { done, type Outcome } from './outcome.ts'
import type { AnySiteSubject } from './site-subject.ts'

/** What a page that publishes a subject does besides its own: publishing it, a step back or forth, giving the draft up. */
export function draftActions(adminSubject: AnySiteSubject): NonNullable<AnyAdminPage['actions']> {
  const revert =
    (step: 'undo' | 'redo') =>
    async ({ version }: SentForm, request: AdminRequest) =>
      done(await undoStep(request, adminSubject, version, step))
  return {
    publish: ({ form, version }) => ({
      outcome: 'publish',
      version,
      content: null,
      note: typedLine(form.get('publication_note') ?? ''),
      confirmed: form.get('confirmed') === 'yes',
      view: {},
    }),
    undo: revert('undo'),
    redo: revert('redo'),
    discard: ({ version }) => ({ outcome: 'discard', version }),
    'remove-unread': removeUnread(adminSubject),
  }
}

/**
 * Removes the rows of the draft that cannot be read. Visitors do not see such rows. Where nothing else is drafted, the
 * published ones are removed at once; otherwise with the next publication.
 */
function removeUnread({ subject }: AnySiteSubject) {
  return async ({ version }: SentForm, { database, texts }: AdminRequest): Promise<Outcome> => {
    const { draft, published } = await readDraftAndPublished(database, subject)
    if (draft.version !== version) return done('stale')
    const saved = await saveDraft(database, subject, version, draft.content, { step: 'edit' })
    if (saved === null) return done('stale')
    if (draft.unread.published.length === 0 || !isSame(draft.content, published))
      return done('unread-removed')
    return {
      outcome: 'for visitors',
      event: 'published',
      async take() {
        const { status } = await publishDraft(database, subject, saved, texts.adminDrafts.unread.note)
        const isChanged = status === 'published'
        return { isChanged, outcome: done(isChanged ? 'unread-removed' : 'stale') }
      },
    }
  }
}
