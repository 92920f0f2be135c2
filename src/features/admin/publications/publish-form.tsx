import type { ReactNode } from 'react'
import type { FieldText } from '../../../content/text-shape.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { DraftWords } from '../drafts/ro.ts'
import { focusedWhenWrong } from '../frame/focused-when-wrong.ts'
import { PublishWarnings, type Warnings } from './publish-warnings.tsx'
import { type UnreadProps, UnreadSection } from './unread.tsx'

export type PublishTexts = Omit<DraftWords['publish'], 'note'> & { note: FieldText }

/** Whether there is something to publish. A note that was typed is shown again, also where somebody else has published meanwhile. */
export function isToPublish({ diff, note }: { diff: readonly unknown[]; note: string }): boolean {
  return diff.length > 0 || note !== ''
}

/** Publishing the draft of a subject, with what stands in its way. */
export function PublishForm({
  texts,
  lead,
  submit,
  address,
  version,
  warnings,
  note,
  noteError,
  confirmError,
  errorPrefix,
  children,
}: {
  texts: PublishTexts
  lead: string
  submit: string
  address: string
  version: number
  warnings: Warnings
  note: string
  noteError: string | null
  confirmError: string | null
  errorPrefix: string
  children?: ReactNode
}): ReactNode {
  return (
    <section aria-labelledby="publish-title">
      <h2 id="publish-title">{texts.title}</h2>
      <p>{lead}</p>
      {children}
      <form method="post" action={address} className="admin-form">
        <input type="hidden" name="version" value={version} />
        <PublishWarnings warnings={warnings} texts={texts} error={confirmError} errorPrefix={errorPrefix} />
        <Field
          name="publication_note"
          texts={texts.note}
          error={noteError ?? undefined}
          errorPrefix={errorPrefix}
        >
          {(control) => (
            <input
              {...focusedWhenWrong(control)}
              className="field-box"
              type="text"
              defaultValue={note}
              maxLength={300}
            />
          )}
        </Field>
        <button type="submit" name="intent" value="publish" className="button">
          {submit}
        </button>
      </form>
    </section>
  )
}

/** What cannot be read, back and forth in one's own steps, and giving the draft up. */
export function DraftSteps({
  texts,
  address,
  version,
  undo,
  redo,
  unread,
  isChanged,
}: {
  texts: Pick<PublishTexts, 'discard'>
  address: string
  version: number
  undo: string | null
  redo: string | null
  unread: UnreadProps
  isChanged: boolean
}): ReactNode {
  return (
    <>
      <UnreadSection unread={unread} address={address} version={version} />
      <form method="post" action={address} className="actions admin-steps">
        <input type="hidden" name="version" value={version} />
        <Step name="undo" text={undo} />
        <Step name="redo" text={redo} />
        {isChanged && <Step name="discard" text={texts.discard} />}
      </form>
    </>
  )
}

function Step({ name, text }: { name: string; text: string | null }) {
  if (text === null) return null
  return (
    <button type="submit" name="intent" value={name} className="button button-quiet">
      {text}
    </button>
  )
}
