import type { ReactNode } from 'react'
import { FormSection } from '../../../../features/admin/frame/form-part.tsx'
import { TextInLanguage } from '../../../../features/admin/frame/text-in-language.tsx'
import { plural } from '../../../../format/plurals.ts'
import { type Locale, locales } from '../../../../locale.ts'
import { useFrame } from '../../../../page-frame.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import type { AdminStoryProps, StoryValues } from './props.ts'

type Props = Pick<AdminStoryProps, 'texts' | 'address' | 'version' | 'values' | 'errors' | 'choices'>

/** The words in every language and what is the same in all, saved together. */
export function StoryForm(props: Props): ReactNode {
  const { texts, address, version, values } = props
  const { one } = texts
  return (
    <form method="post" action={address} className="admin-form admin-story" noValidate>
      <input type="hidden" name="version" value={version} />
      {locales.map((locale) => (
        <Section
          key={locale}
          {...props}
          title={one.languages[locale]}
          values={fieldsOf(locale, values)}
          isFirst={locale === locales[0]}
        >
          <TextInLanguage {...props} of={locale} name="title" rows={1} />
          <TextInLanguage {...props} of={locale} name="name" rows={1} />
          <TextInLanguage {...props} of={locale} name="work" rows={1} />
          <TextInLanguage {...props} of={locale} name="duration" rows={1} />
          <TextInLanguage {...props} of={locale} name="before_after" rows={5} />
          <TextInLanguage {...props} of={locale} name="testimonial" rows={8} />
          <TextInLanguage {...props} of={locale} name="results" rows={5} />
          <TextInLanguage {...props} of={locale} name="before_alt" rows={2} />
          <TextInLanguage {...props} of={locale} name="after_alt" rows={2} />
        </Section>
      ))}
      <Section {...props} title={one.facts} values={factsOf(values)} isFirst={false}>
        <Facts {...props} />
      </Section>
      <Hidden {...props} />
      <button type="submit" name="intent" value="save" className="button">
        {one.save}
      </button>
    </form>
  )
}

/** Fields to fill in later are folded under the count of those missing; an error among them unfolds them. */
function Section({
  texts: { one },
  title,
  values,
  errors,
  isFirst,
  children,
}: Pick<Props, 'texts' | 'errors'> & {
  title: string
  values: Record<string, string>
  isFirst: boolean
  children: ReactNode
}) {
  const { locale } = useFrame()
  const wrong = Object.keys(values).filter((name) => name in errors).length
  const empty = Object.values(values).filter((value) => value === '').length
  const note =
    wrong > 0
      ? { text: plural(wrong, one.wrong, locale), wrong: true }
      : empty > 0
        ? { text: plural(empty, one.empty, locale), wrong: false }
        : null
  return (
    <FormSection title={title} note={note} isOpen={isFirst || wrong > 0}>
      {children}
    </FormSection>
  )
}

function fieldsOf(locale: Locale, values: StoryValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'object' ? [[`${name}_${locale}`, value[locale]] as const] : [],
    ),
  )
}

function factsOf({ category, treatment, doctor, drawing }: StoryValues): Record<string, string> {
  return { category, treatment, doctor, drawing }
}

function Facts({ texts, values, errors, choices }: Props) {
  const { fields, errorPrefix } = texts
  return (
    <>
      {(['category', 'treatment', 'doctor', 'drawing'] as const).map((name) => (
        <Field key={name} name={name} texts={fields[name]} error={errors[name]} errorPrefix={errorPrefix}>
          {(control) => (
            <select {...control} className="field-box" defaultValue={values[name]}>
              {values[name] === '' && <option value="">–</option>}
              {choices[name].map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </>
  )
}

function Hidden({ texts: { fields }, values }: Props) {
  return (
    <div>
      <label className="field-choice">
        <input
          type="checkbox"
          name="hidden"
          value="yes"
          defaultChecked={values.hidden}
          aria-describedby="hidden-hint"
        />
        <span>{fields.hidden.label}</span>
      </label>
      <p className="field-hint" id="hidden-hint">
        {fields.hidden.hint}
      </p>
    </div>
  )
}
