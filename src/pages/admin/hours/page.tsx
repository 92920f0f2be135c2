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
import type { HoursWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'
import { locales } from '../../../locale.ts'
import type { HoursErrors, HoursValues } from './form.server.ts'

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

export type HoursFormProps = {
  texts: Pick<HoursWords, 'week' | 'days' | 'notice' | 'save'> & { errorPrefix: string }
  version: number
  values: HoursValues
  /** What the days of the form are called; new ones have no name yet. */
  named: { weekdays: readonly string[]; days: readonly string[] }
  errors: HoursErrors
}
type Line = (
  name: string,
  texts: { label: string; hint?: string | undefined },
  value: string,
  type?: 'text' | 'date',
) => ReactNode

/** Week, days with other hours and the notice, saved together. */
export function HoursForm(props: HoursFormProps & { address: string }): ReactNode {
  const { texts, version, values, errors, address } = props
  const line: Line = (name, labels, value, type = 'text') => (
    <Field key={name} name={name} texts={labels} error={errors[name]} errorPrefix={texts.errorPrefix}>
      {(control) => (
        <input {...control} className="field-box" type={type} defaultValue={value} autoComplete="off" />
      )}
    </Field>
  )
  return (
    <form method="post" action={address} className="admin-form hours-form" noValidate>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="days" value={values.days.length} />
      <fieldset className="hours-week">
        <legend>{texts.week.title}</legend>
        <p className="field-hint">{texts.week.hint}</p>
        {values.week.map((spans, day) =>
          line(`week-${day}`, { label: props.named.weekdays[day] ?? '' }, spans),
        )}
      </fieldset>
      <SpecialDays {...props} line={line} />
      <NoticeFields {...props} line={line} />
      <button type="submit" name="intent" value="save" className="button">
        {texts.save}
      </button>
    </form>
  )
}

function SpecialDays({ texts: { days: texts }, values, named, line }: HoursFormProps & { line: Line }) {
  return (
    <fieldset>
      <legend>{texts.title}</legend>
      <p className="field-hint">{texts.lead}</p>
      {values.days.length === 1 && <p>{texts.none}</p>}
      {values.days.map((days, at) => (
        // Days have no identity but their place in the form.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves here
        <fieldset key={at} className="hours-days">
          <legend>{named.days[at] ?? texts.added}</legend>
          {line(`days-${at}-from`, texts.from, days.from, 'date')}
          {line(`days-${at}-to`, texts.to, days.to, 'date')}
          {line(`days-${at}-hours`, texts.spans, days.spans)}
          {named.days[at] !== undefined && (
            <label className="field-choice">
              <input type="checkbox" name={`days-${at}-remove`} value="yes" defaultChecked={days.isGone} />
              <span>{texts.remove}</span>
            </label>
          )}
        </fieldset>
      ))}
    </fieldset>
  )
}

function NoticeFields({ texts: { notice: texts }, values, line }: HoursFormProps & { line: Line }) {
  const { text, from, to } = values.notice
  return (
    <fieldset>
      <legend>{texts.title}</legend>
      <p className="field-hint">{texts.lead}</p>
      {locales.map((locale) => line(`notice-${locale}`, texts[`text_${locale}`], text[locale]))}
      {line('notice-from', texts.from, from, 'date')}
      {line('notice-to', texts.to, to, 'date')}
      {values.hasNotice && (
        <label className="field-choice">
          <input type="checkbox" name="notice-none" value="yes" />
          <span>{texts.none}</span>
        </label>
      )}
    </fieldset>
  )
}
