import type { ReactNode } from 'react'
import { fill } from '../../../../format/fill.ts'
import { Field, FieldError } from '../../../../ui/forms/field.tsx'
import type { AdminMemberProps } from './form.tsx'

/** Taking somebody off the team: what they vouch for on the site, and who takes it over. */
export function LeaveForm({
  texts: { one, errorPrefix },
  name,
  address,
  version,
  leaving,
}: Pick<AdminMemberProps, 'texts' | 'name' | 'address' | 'version'> & {
  leaving: NonNullable<AdminMemberProps['leaving']>
}): ReactNode {
  const { leaving: words } = one
  const { vouched, heirs, heir, isRead, errors } = leaving
  return (
    <form method="post" action={address} className="admin-form admin-member-remove" noValidate>
      <input type="hidden" name="version" value={version} />
      <p className="small">{one.removeLead}</p>
      {vouched.length > 0 && (
        <>
          <p>{fill(words.lead, { name })}</p>
          <ul>
            {vouched.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Field name="heir" texts={words.heir} error={errors.heir} errorPrefix={errorPrefix}>
            {(control) => (
              <select {...control} className="field-box" defaultValue={heir}>
                <option value="">{words.choose}</option>
                <option value={nobody}>{words.nobody}</option>
                {heirs.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className="field" data-wrong={errors.read !== undefined || undefined}>
            <FieldError name="read" error={errors.read} prefix={errorPrefix} />
            <label className="field-choice">
              <input
                type="checkbox"
                id="read"
                name="read"
                value="yes"
                defaultChecked={isRead}
                aria-invalid={errors.read === undefined ? undefined : true}
                aria-describedby={errors.read === undefined ? undefined : 'read-error'}
              />
              <span>{fill(words.read, { name })}</span>
            </label>
          </div>
        </>
      )}
      <button type="submit" name="intent" value="remove" className="button button-quiet">
        {one.remove}
      </button>
    </form>
  )
}

/** In the form: that nobody takes over. */
const nobody = 'nobody'
