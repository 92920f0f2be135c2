import type { ReactNode } from 'react'
import type { Locale } from '../../../locale.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { DraftWords } from '../drafts/ro.ts'
import { AdminBar, type AdminBarProps, AdminNotice, type Flash } from '../frame/admin-bar.tsx'
import { focusedWhenWrong } from '../frame/focused-when-wrong.ts'
import { FormSection } from '../frame/form-part.tsx'
import { Conflict, type ConflictProps } from './conflict.tsx'
import './drafted-item.css'

/** A field as it is shown. `choices`: what it is chosen from; `rows`: of a text of several lines. */
export type ShownField = {
  name: string
  texts: { label: string; hint?: string | undefined }
  value: string
  error?: string | undefined
  type: 'text' | 'number' | 'date' | 'url'
  rows?: number
  lang?: Locale
  choices?: readonly string[]
}

export type DraftedItemProps = {
  texts: Record<'back' | 'save' | 'remove' | 'removeLead' | 'errorPrefix', string> & {
    conflicts: DraftWords['conflict']
  }
  name: string
  list: string
  address: string
  version: number
  isNew: boolean
  conflict: ConflictProps | null
  /** Without a title, the fields of a short form. */
  groups: readonly { title: string | null; fields: readonly ShownField[] }[]
}

/** The page of one thing of a list that has no photographs: its form, and taking it out. */
export function DraftedItem({
  bar,
  notice,
  texts,
  name,
  list,
  address,
  version,
  isNew,
  conflict,
  groups,
}: DraftedItemProps & { bar: AdminBarProps; notice: Flash | null }): ReactNode {
  const { errorPrefix } = texts
  const shown = (fields: readonly ShownField[]) =>
    fields.map((field) => <OneField key={field.name} field={field} errorPrefix={errorPrefix} />)
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <p>
          <a href={list}>{texts.back}</a>
        </p>
        <h1>{name}</h1>
        <AdminNotice notice={notice} prefix={errorPrefix} />
        <Conflict conflict={conflict} texts={texts.conflicts} address={address} />
        <form method="post" action={address} className="admin-form admin-drafted" noValidate>
          <input type="hidden" name="version" value={version} />
          {groups.map(({ title, fields }) =>
            title === null ? (
              shown(fields)
            ) : (
              <FormSection key={title} title={title} note={null} isOpen>
                {shown(fields)}
              </FormSection>
            ),
          )}
          <button type="submit" name="intent" value="save" className="button">
            {texts.save}
          </button>
        </form>
        {!isNew && (
          <form method="post" action={address} className="admin-form admin-drafted-remove">
            <input type="hidden" name="version" value={version} />
            <p className="small">{texts.removeLead}</p>
            <button type="submit" name="intent" value="remove" className="button button-quiet">
              {texts.remove}
            </button>
          </form>
        )}
      </div>
    </>
  )
}

const modes = { text: undefined, url: 'url', date: undefined, number: 'decimal' } as const

function OneField({ field, errorPrefix }: { field: ShownField; errorPrefix: string }): ReactNode {
  const { name, texts, value, error, type, rows, lang, choices } = field
  return (
    <Field name={name} texts={texts} error={error} errorPrefix={errorPrefix}>
      {(control) => {
        const common = { ...focusedWhenWrong(control), className: 'field-box', lang, defaultValue: value }
        if (choices !== undefined)
          return (
            <select {...common}>
              {choices.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          )
        if (rows !== undefined) return <textarea {...common} rows={rows} />
        return (
          <input
            {...common}
            type={type === 'date' ? 'date' : 'text'}
            inputMode={modes[type]}
            autoComplete="off"
          />
        )
      }}
    </Field>
  )
}
