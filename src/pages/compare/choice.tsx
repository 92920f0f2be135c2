import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Later } from '../../ui/later.tsx'
import type { CompareProps } from './props.ts'
import { SideBySide } from './side-by-side.tsx'
import './page.css'

/** Two lists to choose from, as a plain form; below them the comparison, or likely pairs. */
export function Choice({
  form,
  options,
  chosen,
  problem,
  pairs,
  labels,
  comparison,
}: CompareProps): ReactNode {
  const { locale } = useFrame()
  const names = [
    ['a', form.first],
    ['b', form.second],
  ] as const
  return (
    <>
      <div className="wrap compare-choice no-print">
        <form className="compare-form" action={href('compare', locale)}>
          {names.map(([name, label], index) => (
            <p key={name}>
              <label htmlFor={`compara-${name}`}>{label}</label>
              <select
                id={`compara-${name}`}
                name={name}
                defaultValue={chosen[index]}
                required
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
          <button type="submit" className="button">
            {form.button}
          </button>
        </form>
        {problem !== null && (
          <p id="compara-problema" className="compare-problem">
            {problem}
          </p>
        )}
      </div>
      {comparison !== null && (
        <Later value={comparison}>{(ready) => <SideBySide comparison={ready} labels={labels} />}</Later>
      )}
      <nav className="wrap compare-pairs no-print" aria-labelledby="perechi">
        <h2 id="perechi">{pairs.title}</h2>
        <ul className="compare-pairs-list">
          {pairs.links.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
