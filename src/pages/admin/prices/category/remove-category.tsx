import type { FormEventHandler, ReactNode } from 'react'
import type { AdminCategoryProps } from './props.ts'

/** Only an empty category can be removed; until then it says what to do first. */
export function RemoveCategory({
  texts,
  address,
  version,
  isEmpty,
  onSubmit,
}: AdminCategoryProps & { onSubmit: FormEventHandler<HTMLFormElement> }): ReactNode {
  const { title, empty, notEmpty, submit } = texts.remove
  return (
    <section className="category-part" aria-labelledby="remove-title">
      <h2 id="remove-title">{title}</h2>
      <p>{isEmpty ? empty : notEmpty}</p>
      {isEmpty && (
        <form method="post" action={address} className="admin-form" onSubmit={onSubmit}>
          <input type="hidden" name="version" value={version} />
          <button type="submit" name="intent" value="remove" className="button button-quiet">
            {submit}
          </button>
        </form>
      )}
    </section>
  )
}
