import {
  type FormEventHandler,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { readScenario, roundings } from '../../../../../features/prices/editing/scenario.ts'
import { isSame } from '../../../../../features/publishing/changes.ts'
import { plural } from '../../../../../format/plurals.ts'
import { useFrame } from '../../../../../page-frame.ts'
import { Field } from '../../../../../ui/forms/field.tsx'
import type { AdminCategoryProps } from '../props.ts'
import { ScenarioPreview } from './scenario-preview.tsx'
import './selection.css'

/** The form that the boxes of the list belong to. */
export const selectionForm = 'chosen'

/** Actions on several rows. A percentage is previewed here and applied by the server. */
export function Selection({
  texts,
  slug,
  address,
  version,
  scenario,
  choices,
  amounts,
  places,
  onSubmit,
}: AdminCategoryProps & { onSubmit: FormEventHandler<HTMLFormElement> }): ReactNode {
  const { locale } = useFrame()
  const [percent, setPercent] = useState(scenario.percent)
  const [rounding, setRounding] = useState(scenario.rounding)
  const [chosen, setChosen] = useState<readonly string[]>(scenario.chosen)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // What was typed before the code of the page was there.
    const typed = form.current && new FormData(form.current)
    if (typed) setPercent(String(typed.get('percent') ?? ''))
    if (typed) setRounding(String(typed.get('rounding') ?? ''))
    const count = () => {
      if (!form.current) return
      const now = new FormData(form.current).getAll('row').map(String)
      startTransition(() => setChosen((before) => (isSame(before, now) ? before : now)))
    }
    count()
    // The boxes stand in the list, outside the form that they belong to.
    document.addEventListener('change', count)
    return () => document.removeEventListener('change', count)
  }, [])
  const { title, lead, preview, apply, partly: _, ...fields } = texts.scenario
  const categories = choices.categories.filter(({ value }) => value !== slug)
  // A long preview follows when it can: no letter waits for it.
  const later = useDeferredValue(useMemo(() => ({ percent, rounding, chosen }), [percent, rounding, chosen]))
  return (
    <section className="category-part" aria-labelledby="scenario-title">
      <h2 id="scenario-title">{title}</h2>
      <p>{lead}</p>
      <p className="small" role="status">
        {chosen.length === 0
          ? texts.selection.noneChosen
          : plural(chosen.length, texts.selection.chosen, locale)}
      </p>
      <form
        ref={form}
        id={selectionForm}
        method="post"
        action={address}
        className="scenario-form"
        onSubmit={onSubmit}
      >
        <input type="hidden" name="version" value={version} />
        <Field
          name="percent"
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
        <Field name="rounding" texts={fields.rounding} error={undefined} errorPrefix={texts.errorPrefix}>
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
          name="from"
          texts={fields.from}
          error={scenario.dayError ?? undefined}
          errorPrefix={texts.errorPrefix}
        >
          {(control) => <input {...control} className="field-box" type="date" defaultValue={scenario.from} />}
        </Field>
        <button type="submit" name="intent" value="scenario" className="button button-quiet">
          {apply}
        </button>
        <div className="actions selection-steps">
          <Step name="open" text={texts.selection.open} />
          <Step name="hide" text={texts.selection.hide} />
          <Step name="show" text={texts.selection.show} />
        </div>
        {categories.length > 0 && (
          <div className="selection-move">
            <Field
              name="into"
              texts={{ label: texts.selection.moveTo }}
              error={undefined}
              errorPrefix={texts.errorPrefix}
            >
              {(control) => (
                <select {...control} className="field-box">
                  {categories.map(({ value, text }) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Step name="move-into" text={texts.selection.move} />
          </div>
        )}
      </form>
      <ScenarioPreview
        label={preview}
        amounts={amounts}
        chosen={later.chosen}
        count={later.chosen.length > 0 ? later.chosen.length : places.count}
        basisPoints={readScenario(later.percent)}
        step={roundings.find((each) => String(each) === later.rounding) ?? 10}
        texts={texts}
      />
    </section>
  )
}

function Step({ name, text }: { name: string; text: string }) {
  return (
    <button type="submit" name="intent" value={name} className="button button-quiet">
      {text}
    </button>
  )
}
