import type { ReactNode } from 'react'
import { plural } from '../../../../../format/plurals.ts'
import { useFrame } from '../../../../../page-frame.ts'
import { href } from '../../../../../routes.ts'
import type { AdminCategoryProps } from '../props.ts'
import type { AutosaveState } from './use-autosave.ts'

/** The state of saving. Short-lived states are shown and not read out. */
export function SaveState({
  state: { status, unsaved, hasNewRow },
  texts: { autosave, edit },
  errors,
}: {
  state: AutosaveState
  texts: AdminCategoryProps['texts']
  errors: AdminCategoryProps['errors']
}): ReactNode {
  const { locale } = useFrame()
  const wrong = Object.keys(errors).length
  const passing =
    status === 'saving'
      ? autosave.saving
      : status === 'waiting' && wrong === 0 && unsaved > 0
        ? plural(unsaved, edit.unsaved, locale)
        : null
  return (
    <p className="save-state small" data-state={status}>
      {passing !== null && <span>{passing}</span>}
      <span role="status">{passing === null && lasting()}</span>
    </p>
  )

  function lasting(): ReactNode {
    switch (status) {
      case 'signedOut':
        return (
          <>
            {autosave.signedOut}{' '}
            <a href={href('admin/sign-in', locale)} target="_blank" rel="noreferrer">
              {autosave.signIn}
            </a>
          </>
        )
      case 'failed':
      case 'conflict':
      case 'gone':
        return autosave[status]
      default:
        if (wrong > 0) return plural(wrong, autosave.partly, locale)
        if (hasNewRow) return autosave.newRow
        return status === 'saved' ? autosave.saved : null
    }
  }
}
