import type { ReactNode } from 'react'
import { Field, FieldGroup } from '../../../../ui/forms/field.tsx'
import type { ConsentProps } from './props.ts'

type Props = ConsentProps & { address: string; version: number; errorPrefix: string }

/** What a patient has agreed to, putting it on record, and withdrawing it. */
export function ConsentSection(props: Props): ReactNode {
  const { texts, state, isValid, record, canWithdraw, isOpen } = props
  return (
    <section aria-labelledby="consent-title" className="admin-story-consent">
      <h2 id="consent-title">{texts.title}</h2>
      <p className="admin-story-state" data-valid={isValid || undefined}>
        {state}
      </p>
      <p className="small">{texts.lead}</p>
      {record !== null && (
        <dl>
          {record.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <details open={isOpen}>
        <summary>{record === null ? texts.record : texts.again}</summary>
        {record !== null && <p className="small">{texts.againLead}</p>}
        <ConsentForm {...props} />
      </details>
      {canWithdraw && <Withdraw {...props} />}
    </section>
  )
}

function ConsentForm({ texts, values, errors, address, version, errorPrefix }: Props): ReactNode {
  const { fields, parts, scopes, submit } = texts
  return (
    <form method="post" action={address} className="admin-form" noValidate>
      <input type="hidden" name="version" value={version} />
      {(['person', 'reference', 'agreed_on', 'until'] as const).map((name) => (
        <Field key={name} name={name} texts={fields[name]} error={errors[name]} errorPrefix={errorPrefix}>
          {(control) => (
            <input
              {...control}
              className="field-box"
              type={name === 'agreed_on' || name === 'until' ? 'date' : 'text'}
              defaultValue={values[name]}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      <FieldGroup name="covers" texts={fields.covers} error={errors.covers} errorPrefix={errorPrefix}>
        {Object.entries(parts).map(([part, text], at) => (
          <label key={part} className="field-choice">
            <input
              type="checkbox"
              id={at === 0 ? 'covers' : undefined}
              name="covers"
              value={part}
              defaultChecked={values.covers.includes(part)}
            />
            <span>{text}</span>
          </label>
        ))}
      </FieldGroup>
      <FieldGroup name="scope" texts={fields.scope} error={errors.scope} errorPrefix={errorPrefix}>
        {Object.entries(scopes).map(([scope, text], at) => (
          <label key={scope} className="field-choice">
            <input
              type="radio"
              id={at === 0 ? 'scope' : undefined}
              name="scope"
              value={scope}
              defaultChecked={values.scope === scope}
            />
            <span>{text}</span>
          </label>
        ))}
      </FieldGroup>
      <button type="submit" name="intent" value="consent" className="button">
        {submit}
      </button>
    </form>
  )
}

function Withdraw({ texts, errors, address, version, errorPrefix }: Props): ReactNode {
  const { title, lead, sure, submit } = texts.withdraw
  return (
    <details open={errors.sure !== undefined}>
      <summary>{title}</summary>
      <form method="post" action={address} className="admin-form" noValidate>
        <input type="hidden" name="version" value={version} />
        <FieldGroup
          name="sure"
          texts={{ label: title, hint: lead }}
          error={errors.sure}
          errorPrefix={errorPrefix}
        >
          <label className="field-choice">
            <input type="checkbox" id="sure" name="sure" value="yes" />
            <span>{sure}</span>
          </label>
        </FieldGroup>
        <button type="submit" name="intent" value="withdraw" className="button button-quiet">
          {submit}
        </button>
      </form>
    </details>
  )
}
