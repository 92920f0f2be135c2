import type { ReactNode } from 'react'
import type { DraftWords } from '../../../../features/admin/drafts/ro.ts'
import { FormSection } from '../../../../features/admin/frame/form-part.tsx'
import { TextInLanguage } from '../../../../features/admin/frame/text-in-language.tsx'
import type { PhotoFormProps } from '../../../../features/admin/pictures/photo-form.tsx'
import type { ConflictProps } from '../../../../features/admin/publications/conflict.tsx'
import type { FieldErrors, ValuesOf } from '../../../../features/publishing/fields.ts'
import type { memberFields } from '../../../../features/team/members.ts'
import { locales } from '../../../../locale.ts'
import { Field, FieldGroup } from '../../../../ui/forms/field.tsx'
import type { FrameProps } from '../../../admin-page.ts'
import type { TeamWords } from '../ro.ts'

type Props = Pick<AdminMemberProps, 'texts' | 'address' | 'version' | 'values' | 'errors' | 'choices'> & {
  isNew: boolean
}

/** The texts in every language and what is the same in all, saved together. */
export function MemberForm(props: Props): ReactNode {
  const { texts, address, version, isNew, errors } = props
  const { one } = texts
  return (
    <form method="post" action={address} className="admin-form admin-member" noValidate>
      <input type="hidden" name="version" value={version} />
      {locales.map((locale) => (
        <FormSection
          key={locale}
          title={one.languages[locale]}
          note={null}
          isOpen={
            !isNew || locale === locales[0] || Object.keys(errors).some((name) => name.endsWith(`_${locale}`))
          }
        >
          <TextInLanguage {...props} of={locale} name="nume" rows={1} />
          <TextInLanguage {...props} of={locale} name="functie" rows={1} />
          <TextInLanguage {...props} of={locale} name="introduction" rows={2} />
          <TextInLanguage {...props} of={locale} name="descriere" rows={5} />
          <TextInLanguage {...props} of={locale} name="for_whom" rows={3} />
          <Folded {...props} title={one.career[locale]} names={[`experienta_${locale}`, `courses_${locale}`]}>
            <TextInLanguage {...props} of={locale} name="experienta" rows={10} />
            <TextInLanguage {...props} of={locale} name="courses" rows={7} />
          </Folded>
        </FormSection>
      ))}
      <Facts {...props} />
      <button type="submit" name="intent" value="save" className="button">
        {one.save}
      </button>
    </form>
  )
}

const lineNames = ['register', 'since'] as const
const choiceNames = ['languages', 'filters', 'treatments'] as const

/** What is seldom changed stays closed, unless it has yet to be written or there is something wrong in it. */
function Folded({
  isNew,
  errors,
  title,
  names,
  children,
}: Pick<Props, 'isNew' | 'errors'> & { title: string; names: readonly string[]; children: ReactNode }) {
  return (
    <details className="admin-member-more" open={isNew || names.some((name) => errors[name] !== undefined)}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

function Facts({ texts, values, errors, choices, isNew }: Props) {
  const { fields, errorPrefix, one } = texts
  return (
    <fieldset>
      <legend>{one.facts}</legend>
      <Field name="kind" texts={fields.kind} error={errors.kind} errorPrefix={errorPrefix}>
        {(control) => (
          <select {...control} className="field-box" defaultValue={values.kind}>
            {choices.kind.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Flag name="own_page" texts={fields.own_page} isSet={values.own_page} />
      {lineNames.map((name) => (
        <Field key={name} name={name} texts={fields[name]} error={errors[name]} errorPrefix={errorPrefix}>
          {(control) => (
            <input
              {...control}
              className="field-box"
              type="text"
              inputMode={name === 'since' ? 'numeric' : undefined}
              defaultValue={values[name]}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      <Folded isNew={isNew} errors={errors} title={one.choices} names={choiceNames}>
        {choiceNames.map((name) => (
          <FieldGroup
            key={name}
            name={name}
            texts={fields[name]}
            error={errors[name]}
            errorPrefix={errorPrefix}
          >
            <div className="admin-member-choices">
              {choices[name].map(({ value, text }, at) => (
                <label key={value} className="field-choice">
                  <input
                    type="checkbox"
                    id={at === 0 ? name : undefined}
                    name={name}
                    value={value}
                    defaultChecked={values[name].includes(value)}
                  />
                  <span>{text}</span>
                </label>
              ))}
            </div>
          </FieldGroup>
        ))}
      </Folded>
      <Flag name="hidden" texts={fields.hidden} isSet={values.hidden} />
    </fieldset>
  )
}

function Flag({
  name,
  texts: { label, hint },
  isSet,
}: {
  name: string
  texts: { label: string; hint?: string }
  isSet: boolean
}) {
  const hintId = `${name}-hint`
  return (
    <>
      <label className="field-choice">
        <input type="checkbox" name={name} value="yes" defaultChecked={isSet} aria-describedby={hintId} />
        <span>{label}</span>
      </label>
      <p className="field-hint" id={hintId}>
        {hint}
      </p>
    </>
  )
}

export type MemberValues = ValuesOf<typeof memberFields>
type Choice = { value: string; text: string }

export type AdminMemberProps = FrameProps & {
  texts: Pick<TeamWords, 'one' | 'fields'> & {
    inLanguage: DraftWords['inLanguage']
    errorPrefix: string
    conflicts: DraftWords['conflict']
  }
  conflict: ConflictProps | null
  name: string
  address: string
  version: number
  values: MemberValues
  errors: FieldErrors
  choices: Record<'kind' | 'languages' | 'filters' | 'treatments', readonly Choice[]>
  /** What they vouch for, each in words, and who may take it over; null for somebody who is not there yet. */
  leaving: {
    vouched: readonly string[]
    heirs: readonly Choice[]
    heir: string
    isRead: boolean
    errors: { heir?: string; read?: string }
  } | null
  /** Null for somebody who has not been saved yet. */
  photo: Omit<PhotoFormProps, 'address' | 'version' | 'errorPrefix'> | null
}
