import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { focusOnArrival } from '../../../../ui/forms/focus-on-arrival.ts'
import { categoryFields, categoryKey, isInForm, nameOf } from '../fields.ts'
import { SaveState } from './autosave/save-state.tsx'
import type { useAutosave } from './autosave/use-autosave.ts'
import { OwnSteps } from './own-steps.tsx'
import type { AdminCategoryProps } from './props.ts'
import { RowEditor } from './rows/row.tsx'

type EditorProps = AdminCategoryProps & {
  form: RefObject<HTMLFormElement | null>
  saver: ReturnType<typeof useAutosave>
  gone: readonly string[]
}

/**
 * All rows of a category in one form. Without scripts a button saves it; with them it saves itself and shows
 * computed figures.
 */
export function CategoryEditor({ form, saver, gone, ...props }: EditorProps): ReactNode {
  const { texts, address, version, canUndo, category, rows, errors, conflict } = props
  const { edit, fields, problems, errorPrefix } = texts
  const summary = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState<FormData | null>(null)
  // Only for a form submitted by hand: while somebody types, errors show at their fields.
  const [sent] = useState(errors)
  const refused = Object.entries(sent)
    .filter(([field]) => field in errors)
    .map(([field, text]) => ({ field, text: `${placeOf(field, props)}: ${text}` }))

  useEffect(() => focusOnArrival(summary.current), [])

  function follow({ currentTarget }: FormEvent<HTMLFormElement>): void {
    const now = new FormData(currentTarget)
    // Computed figures follow when they can: no letter waits for them.
    startTransition(() => setTyped(now))
    saver.follow()
  }

  return (
    <>
      <form
        ref={form}
        className="category-editor"
        // Its first field is of whichever row is open.
        data-typed="rows"
        method="post"
        action={address}
        noValidate
        autoComplete="off"
        onInput={follow}
        onBlur={saver.pause}
        onSubmit={saver.submit}
      >
        {refused.length > 0 && (
          <ErrorSummary
            title={problems.summary}
            lead={problems.summaryLead}
            problem={null}
            items={refused}
            place={summary}
          />
        )}
        <input type="hidden" name="version" value={version} />
        {category !== null && (
          <fieldset className="row-editor row-editor-category">
            <legend className="row-editor-title">{edit.category}</legend>
            {categoryFields.map((field) => {
              const name = nameOf(categoryKey, field)
              if (!isInForm(field))
                return <input key={name} type="hidden" name={name} defaultValue={category[field]} />
              return (
                <Field
                  key={name}
                  name={name}
                  texts={fields[field]}
                  error={errors[name] ?? conflict?.marks[name]}
                  errorPrefix={errorPrefix}
                >
                  {(control) => (
                    <input
                      {...control}
                      className="field-box"
                      data-field={field}
                      defaultValue={category[field]}
                    />
                  )}
                </Field>
              )
            })}
          </fieldset>
        )}
        {rows.map((row) => (
          <RowEditor key={row.key} row={row} typed={typed} isGone={gone.includes(row.key)} {...props} />
        ))}
        <p className="small category-editor-note">{edit.instalmentNote}</p>
        <div className="category-editor-bar">
          <button type="submit" name="intent" value="save" className="button">
            {edit.save}
          </button>
          <OwnSteps undo={canUndo ? texts.undo : null} redo={texts.redo} form="steps" />
          <SaveState state={saver.state} texts={texts} errors={errors} />
        </div>
      </form>
      <form id="steps" method="post" action={address} onSubmit={saver.goFirst}>
        <input type="hidden" name="version" value={version} />
      </form>
    </>
  )
}

/** Names the row and the field, language included. */
function placeOf(name: string, { rows, texts }: AdminCategoryProps): string {
  const [key = '', field = ''] = name.split('.')
  const labels: Partial<Record<string, { label: string }>> = texts.fields
  const row =
    key === categoryKey ? texts.edit.category : (rows.find((each) => each.key === key)?.title ?? key)
  return `${row}, ${labels[field]?.label ?? field}`
}
