import type { ReactNode } from 'react'
import { Field, FieldGroup } from '../../../../ui/forms/field.tsx'
import type { ConsentProps } from './props.ts'

type Props = ConsentProps & { address: string; version: number; errorPrefix: string }

/** What a patient has agreed to, putting it on record, and withdrawing it. */
export function ConsentPart(props: Props): ReactNode {
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
      <input type="hidden" name="versiune" value={version} />
      {(['persoana', 'hartie', 'data', 'pana'] as const).map((name) => (
        <Field key={name} name={name} texts={fields[name]} error={errors[name]} errorPrefix={errorPrefix}>
          {(control) => (
            <input
              {...control}
              className="field-box"
              type={name === 'data' || name === 'pana' ? 'date' : 'text'}
              defaultValue={values[name]}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      <FieldGroup name="acopera" texts={fields.acopera} error={errors.acopera} errorPrefix={errorPrefix}>
        {Object.entries(parts).map(([part, text], at) => (
          <label key={part} className="field-choice">
            <input
              type="checkbox"
              id={at === 0 ? 'acopera' : undefined}
              name="acopera"
              value={part}
              defaultChecked={values.acopera.includes(part)}
            />
            <span>{text}</span>
          </label>
        ))}
      </FieldGroup>
      <FieldGroup name="unde" texts={fields.unde} error={errors.unde} errorPrefix={errorPrefix}>
        {Object.entries(scopes).map(([scope, text], at) => (
          <label key={scope} className="field-choice">
            <input
              type="radio"
              id={at === 0 ? 'unde' : undefined}
              name="unde"
              value={scope}
              defaultChecked={values.unde === scope}
            />
            <span>{text}</span>
          </label>
        ))}
      </FieldGroup>
      <button type="submit" name="actiune" value="acord" className="button">
        {submit}
      </button>
    </form>
  )
}

function Withdraw({ texts, errors, address, version, errorPrefix }: Props): ReactNode {
  const { title, lead, sure, submit } = texts.withdraw
  return (
    <details open={errors.sigur !== undefined}>
      <summary>{title}</summary>
      <form method="post" action={address} className="admin-form" noValidate>
        <input type="hidden" name="versiune" value={version} />
        <FieldGroup
          name="sigur"
          texts={{ label: title, hint: lead }}
          error={errors.sigur}
          errorPrefix={errorPrefix}
        >
          <label className="field-choice">
            <input type="checkbox" id="sigur" name="sigur" value="da" />
            <span>{sure}</span>
          </label>
        </FieldGroup>
        <button type="submit" name="actiune" value="retrage" className="button button-quiet">
          {submit}
        </button>
      </form>
    </details>
  )
}
