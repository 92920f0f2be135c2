import type { ReactNode } from 'react'
import type { AdminDrafts } from '../../../content/schemas/admin/drafts.ts'
import type { AdminHours } from '../../../content/schemas/admin/hours.ts'
import {
  AdminBar,
  type AdminBarProps,
  AdminNotice,
  type Flash,
} from '../../../features/admin/frame/admin-bar.tsx'
import { focusedWhenWrong } from '../../../features/admin/frame/focused-when-wrong.ts'
import { Conflict, type ConflictProps } from '../../../features/admin/publications/conflict.tsx'
import { DraftPart, type DraftPartProps } from '../../../features/admin/publications/draft-part.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { HoursForm, type HoursFormProps } from './form.tsx'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

export type AdminHoursProps = HoursFormProps &
  DraftPartProps & {
    bar: AdminBarProps
    texts: AdminHours & { errorPrefix: string; conflicts: AdminDrafts['conflict'] }
    notice: Flash | null
    conflict: ConflictProps | null
    /** When the draft was changed and by whom. */
    state: string | null
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
        <input type="hidden" name="versiune" value={version} />
        <Field
          name="inchisa"
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
        <button type="submit" name="actiune" value="inchide" className="button">
          {texts.close.submit}
        </button>
      </form>
    </section>
  )
}
