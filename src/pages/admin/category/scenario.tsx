import { type FormEventHandler, type ReactNode, useState } from 'react'
import { readScenario, roundings, scaleAmounts } from '../../../features/prices/editing/scenario.ts'
import { priceText } from '../../../features/prices/price-text.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { AdminCategoryProps } from './props.ts'

/** A percentage for the whole category: previewed here, applied by the server. */
export function Scenario({
  texts,
  slug,
  version,
  scenario,
  choices,
  amounts,
  onSubmit,
}: AdminCategoryProps & { onSubmit: FormEventHandler<HTMLFormElement> }): ReactNode {
  const { locale } = useFrame()
  const [percent, setPercent] = useState(scenario.percent)
  const [rounding, setRounding] = useState(scenario.rounding)
  const { title, lead, preview, apply, ...fields } = texts.scenario
  const basisPoints = readScenario(percent)
  const step = roundings.find((each) => String(each) === rounding) ?? 10
  return (
    <section className="category-part" aria-labelledby="scenario-title">
      <h2 id="scenario-title">{title}</h2>
      <p>{lead}</p>
      <form
        method="post"
        action={href('admin/category', locale, { slug })}
        className="scenario-form"
        onSubmit={onSubmit}
      >
        <input type="hidden" name="versiune" value={version} />
        <Field
          name="procent"
          texts={fields.percent}
          error={scenario.error ?? undefined}
          errorPrefix={texts.errorPrefix}
        >
          {(control) => (
            <input
              {...control}
              className="field-box"
              type="text"
              defaultValue={scenario.percent}
              onInput={({ currentTarget }) => setPercent(currentTarget.value)}
            />
          )}
        </Field>
        <Field name="rotunjire" texts={fields.rounding} error={undefined} errorPrefix={texts.errorPrefix}>
          {(control) => (
            <select
              {...control}
              className="field-box"
              defaultValue={scenario.rounding}
              onChange={({ currentTarget }) => setRounding(currentTarget.value)}
            >
              {choices.roundings.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          name="din"
          texts={fields.from}
          error={scenario.dayError ?? undefined}
          errorPrefix={texts.errorPrefix}
        >
          {(control) => <input {...control} className="field-box" type="date" defaultValue={scenario.from} />}
        </Field>
        <button type="submit" name="actiune" value="scenariu" className="button button-quiet">
          {apply}
        </button>
      </form>
      {basisPoints !== null && (
        <table className="scenario-preview" aria-label={preview}>
          <tbody>
            {amounts.map(({ id, title: name, ...price }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{priceText(price, locale, texts)}</td>
                <td>
                  <strong>{priceText(scaleAmounts(price, basisPoints, step), locale, texts)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
