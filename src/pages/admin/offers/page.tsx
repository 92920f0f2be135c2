import type { ReactNode } from 'react'
import type { DraftWords } from '../../../features/admin/drafts/ro.ts'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { focusedWhenWrong } from '../../../features/admin/frame/focused-when-wrong.ts'
import { Conflict, type ConflictProps } from '../../../features/admin/publications/conflict.tsx'
import { DraftPart } from '../../../features/admin/publications/draft-part.tsx'
import type { DraftProps } from '../../../features/admin/subjects/draft-props.server.ts'
import type { offerFields } from '../../../features/offer/offer-subject.server.ts'
import type { FieldErrors, ValuesOf } from '../../../features/publishing/fields.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { FrameProps } from '../../admin-page.ts'
import type { OfferWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'

export type OfferValues = ValuesOf<typeof offerFields>

export type AdminOffersProps = FrameProps &
  DraftProps & {
    texts: OfferWords & { errorPrefix: string; conflicts: DraftWords['conflict'] }
    /** The offer in the draft, as form values; null when there is none. */
    offer: OfferValues | null
    /** Rows that can be reduced. */
    rows: { value: string; text: string }[]
    errors: FieldErrors
    /** Somebody else has saved another offer since the form was shown. */
    conflict: ConflictProps | null
  }

export default function AdminOffersPage(props: AdminOffersProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, notice, state, conflict } = props
  const address = href('admin/offers', locale)
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <Conflict
          conflict={conflict}
          texts={{ ...texts.conflicts, title: texts.conflict }}
          address={address}
        />
        <p className="lead">{texts.lead}</p>
        <p className="small admin-state">{state}</p>
        <div className="admin-columns">
          <OfferForm {...props} address={address} />
          <section aria-labelledby="diff-title">
            <DraftPart {...props} address={address} />
          </section>
        </div>
      </div>
    </>
  )
}

function OfferForm({
  texts,
  offer,
  rows,
  version,
  address,
  ...props
}: AdminOffersProps & { address: string }) {
  const errors: FieldErrors = { ...props.conflict?.marks, ...props.errors }
  const { fields, errorPrefix, save } = texts
  const line = (name: 'reduction' | 'from' | 'to', type: 'text' | 'date') => (
    <Field name={name} texts={fields[name]} error={errors[name]} errorPrefix={errorPrefix}>
      {(control) => (
        <input
          {...focusedWhenWrong(control)}
          className="field-box"
          type={type}
          inputMode={type === 'text' ? 'decimal' : undefined}
          defaultValue={offer?.[name]}
        />
      )}
    </Field>
  )
  return (
    <form method="post" action={address} className="admin-form" noValidate>
      <input type="hidden" name="version" value={version} />
      <Field name="item" texts={fields.item} error={errors.item} errorPrefix={errorPrefix}>
        {(control) => (
          <select {...focusedWhenWrong(control)} className="field-box" defaultValue={offer?.item}>
            {rows.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      {line('reduction', 'text')}
      {line('from', 'date')}
      {line('to', 'date')}
      <label className="field-choice">
        <input type="checkbox" name="none" value="yes" defaultChecked={offer === null} />
        <span>{fields.none.label}</span>
      </label>
      <button type="submit" name="intent" value="save" className="button">
        {save}
      </button>
    </form>
  )
}
