import { type ReactNode, useEffect, useRef } from 'react'
import { fill } from '../../../format/fill.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { categoryKey, categoryTexts, isInForm, nameOf } from './fields.ts'
import type { AdminPricesProps } from './props.ts'

/** The categories of the draft in their order, and a form to add one. */
export function Categories(props: AdminPricesProps): ReactNode {
  const { texts, categories, version } = props
  const { locale } = useFrame()
  return (
    <section aria-labelledby="categories-title">
      <h2 id="categories-title">{texts.categories}</h2>
      <ul className="admin-list category-list">
        {categories.map(({ slug, href: address, title, rows, changed }, place) => (
          <li key={slug}>
            <p className="category-list-name">
              <a href={address}>{title}</a>
              <span className="small">
                {rows}
                {changed !== null && <strong> · {changed}</strong>}
              </span>
            </p>
            <form method="post" action={href('admin/prices', locale)} className="category-list-places">
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="category" value={slug} />
              <Move name="up" sign="↑" text={fill(texts.move.up, { category: title })} idle={place === 0} />
              <Move
                name="down"
                sign="↓"
                text={fill(texts.move.down, { category: title })}
                idle={place === categories.length - 1}
              />
            </form>
          </li>
        ))}
      </ul>
      <AddCategory {...props} />
    </section>
  )
}

function Move({ name, sign, text, idle }: { name: string; sign: string; text: string; idle: boolean }) {
  return (
    <button type="submit" name="intent" value={name} className="admin-move" aria-label={text} disabled={idle}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

function AddCategory({ texts, version, added }: AdminPricesProps) {
  const { locale } = useFrame()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [])
  return (
    <details className="category-add" open={added !== null}>
      <summary>{texts.add.title}</summary>
      <form ref={form} method="post" action={href('admin/prices', locale)} className="admin-form">
        <input type="hidden" name="version" value={version} />
        {categoryTexts.filter(isInForm).map((field) => {
          const name = nameOf(categoryKey, field)
          return (
            <Field
              key={name}
              name={name}
              texts={texts.fields[field]}
              error={added?.errors[name]}
              errorPrefix={texts.errorPrefix}
            >
              {(control) => (
                <input
                  {...control}
                  className="field-box"
                  type="text"
                  defaultValue={added?.values[field]}
                  maxLength={300}
                />
              )}
            </Field>
          )
        })}
        <button type="submit" name="intent" value="add" className="button button-quiet">
          {texts.add.submit}
        </button>
      </form>
    </details>
  )
}
