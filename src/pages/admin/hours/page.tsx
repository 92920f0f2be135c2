import type { ReactNode } from 'react'
import type { DraftWords } from '../../../features/admin/drafts/ro.ts'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { focusedWhenWrong } from '../../../features/admin/frame/focused-when-wrong.ts'
import { Conflict, type ConflictProps } from '../../../features/admin/publications/conflict.tsx'
import { DraftPart } from '../../../features/admin/publications/draft-part.tsx'
import type { DraftProps } from '../../../features/admin/subjects/draft-props.server.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { FrameProps } from '../../admin-page.ts'
import { HoursForm, type HoursFormProps } from './form.tsx'
import type { HoursWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

export type AdminHoursProps = HoursFormProps &
  FrameProps &
  DraftProps & {
    texts: HoursWords & { errorPrefix: string; conflicts: DraftWords['conflict'] }
    conflict: ConflictProps | null
    /** The day to close at once, as it was typed. */
    close: { day: string; error: string | null }
    holidays: readonly string[]
  }

export default function AdminHoursPage(props: AdminHoursProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, notice, conflict, state, holidays } = props
  const address = href('admin/hours', locale)
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <Conflict conflict={conflict} texts={texts.conflicts} address={address} />
        <p className="lead">{texts.lead}</p>
        <p className="small admin-state">{state}</p>
        <CloseForm {...props} address={address} />
        <div className="admin-columns">
          <HoursForm {...props} address={address} />
          <section aria-labelledby="diff-title">
            <DraftPart {...props} address={address} />
            <h2 className="hours-holidays">{texts.holidays.title}</h2>
            <p className="small">{texts.holidays.lead}</p>
            <ul>
              {holidays.map((day) => (
                <li key={day}>{day}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}

function CloseForm({ texts, version, close, address }: AdminHoursProps & { address: string }) {
  return (
    <section className="hours-close" aria-labelledby="close-title">
      <h2 id="close-title">{texts.close.title}</h2>
      <p>{texts.close.lead}</p>
      <form method="post" action={address} className="admin-form" noValidate>
        <input type="hidden" name="version" value={version} />
        <Field
          name="closed"
          texts={texts.close.day}
          error={close.error ?? undefined}
          errorPrefix={texts.errorPrefix}
        >
          {(control) => (
            <input
              {...focusedWhenWrong(control)}
              className="field-box"
              type="date"
              defaultValue={close.day}
            />
          )}
        </Field>
        <button type="submit" name="intent" value="close" className="button">
          {texts.close.submit}
        </button>
      </form>
    </section>
  )
}
