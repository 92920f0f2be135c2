import type { ReactNode } from 'react'
import type { DraftWords } from '../drafts/ro.ts'
import { type DiffRow, DraftDiff } from './draft-diff.tsx'
import { DraftSteps, isToPublish, PublishForm, type PublishTexts } from './publish-form.tsx'
import type { Warnings } from './publish-warnings.tsx'
import type { UnreadProps } from './unread.tsx'

export type DraftPartProps = {
  draftTexts: {
    errorPrefix: string
    publish: PublishTexts
    diff: DraftWords['diff'] & { none: string | null }
    publishLead: string
    submit: string
  }
  version: number
  undo: string | null
  redo: string | null
  unread: UnreadProps
  diff: DiffRow[]
  warnings: Warnings
  note: string
  noteError: string | null
  confirmError: string | null
}

/** The draft of a subject: its differences, its steps, and publishing it. Where nothing is drafted there is nothing to publish. */
export function DraftPart({
  draftTexts: texts,
  address,
  canDiscard = true,
  isFolded = false,
  ...props
}: DraftPartProps & {
  address: string
  /** Whether there is something published to go back to. */
  canDiscard?: boolean
  /** Differences that hold whole texts stay closed until they are asked for. */
  isFolded?: boolean
}): ReactNode {
  const { diff } = props
  return (
    <>
      <h2 id="diff-title">{texts.diff.title}</h2>
      {diff.length === 0 ? (
        <p>{texts.diff.none}</p>
      ) : (
        <DraftDiff
          rows={diff}
          label={texts.diff.title}
          texts={texts.diff}
          kinds={texts.diff}
          isFolded={isFolded}
        />
      )}
      <DraftSteps
        {...props}
        texts={texts.publish}
        address={address}
        isChanged={canDiscard && diff.length > 0}
      />
      {isToPublish(props) && (
        <PublishForm
          {...props}
          texts={texts.publish}
          lead={texts.publishLead}
          submit={texts.submit}
          errorPrefix={texts.errorPrefix}
          address={address}
        />
      )}
    </>
  )
}
