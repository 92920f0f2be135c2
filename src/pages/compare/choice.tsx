import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { SheetFields } from '../../ui/sheet/sheet-fields.tsx'
import type { CompareProps } from './props.ts'
import '../../ui/forms/select.css'
import './page.css'

/** Two lists to choose from, as a plain form. */
export function Choice({ form, options, chosen, problem }: CompareProps['choice']): ReactNode {
  const { locale } = useFrame()
  const names = [
    ['a', form.first],
    ['b', form.second],
  ] as const
  return (
    <div className="wrap compare-choice no-print">
      {problem !== null && (
        <p id="compara-problema" className="compare-problem">
          {problem}
        </p>
      )}
      <form className="compare-form" action={href('compare', locale)}>
        <SheetFields />
        {names.map(([name, label], index) => (
          <p key={name}>
            <label htmlFor={`compara-${name}`}>{label}</label>
            <select
              id={`compara-${name}`}
              name={name}
              className="field-box"
              defaultValue={chosen[index]}
              required
              aria-invalid={problem !== null || undefined}
              aria-describedby={problem === null ? undefined : 'compara-problema'}
            >
              <option value="">{form.choose}</option>
              {options.map((option) => (
                <option key={option.key} value={option.key}>
                  {option.name}
                </option>
              ))}
            </select>
          </p>
        ))}
        <button type="submit" className="button button-quiet">
          {form.button}
        </button>
      </form>
    </div>
  )
}
