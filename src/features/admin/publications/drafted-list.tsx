import { type ReactNode, useRef } from 'react'
import { AdminBar, type AdminBarProps, AdminNotice, type Flash } from '../frame/admin-bar.tsx'
import { MoveForm } from '../frame/move-form.tsx'
import { useRowDrag } from '../frame/use-row-drag.ts'
import { DraftPart, type DraftPartProps } from './draft-part.tsx'
import './drafted-list.css'

export type DraftedListProps = DraftPartProps & {
  bar: AdminBarProps
  notice: Flash | null
  /** When the draft was changed and by whom. */
  state: string | null
  /** The page on which one begins. */
  addHref: string
}

type Texts = {
  title: string
  lead: string
  errorPrefix: string
  /** `up`, `down`: where rows stand in an order that is the owner's to say. */
  list: { title: string; add: string } & ({ up: string; down: string } | { up?: never; down?: never })
}

type Row = { id: string; name: string; isHidden: boolean; shown: ReactNode }

/**
 * The page of a list that is drafted as a whole: its rows, which may move by buttons and by their handle, and publishing it.
 */
export function DraftedList({
  bar,
  texts,
  notice,
  state,
  addHref,
  address,
  className,
  field,
  rows,
  none,
  ...draft
}: DraftedListProps & {
  texts: Texts
  address: string
  className: string
  /** Names the row that is moved. */
  field: string
  rows: readonly Row[]
  /** Said in place of rows. */
  none?: string
}): ReactNode {
  const list = useRef<HTMLOListElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const drag = useRowDrag(list, (id, to) => {
    const fields = new Map([
      [field, id],
      ['place', String(to)],
    ])
    for (const input of form.current?.querySelectorAll('input') ?? [])
      input.value = fields.get(input.name) ?? input.value
    form.current?.requestSubmit()
  })
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <p className="lead">{texts.lead}</p>
        <p className="small admin-state">{state}</p>
        <div className="admin-columns">
          <section aria-labelledby="list-title">
            <h2 id="list-title">{texts.list.title}</h2>
            {rows.length === 0 && none !== undefined && <p>{none}</p>}
            <form ref={form} method="post" action={address}>
              <input type="hidden" name="version" value={draft.version} />
              <input type="hidden" name="intent" value="place" />
              <input type="hidden" name={field} />
              <input type="hidden" name="place" />
            </form>
            <ol ref={list} className={className} {...drag}>
              {rows.map(({ id, name, isHidden, shown }, at) => (
                <li key={id} data-row={id} data-hidden={isHidden || undefined} className="drafted-row">
                  {shown}
                  {texts.list.up !== undefined && (
                    <>
                      <span className="drafted-row-handle" data-handle aria-hidden="true">
                        ⠿
                      </span>
                      <MoveForm
                        address={address}
                        version={draft.version}
                        field={field}
                        row={{ id, name }}
                        at={at}
                        of={rows.length}
                        texts={texts.list}
                      />
                    </>
                  )}
                </li>
              ))}
            </ol>
            <p className="actions">
              <a className="button button-quiet" href={addHref}>
                {texts.list.add}
              </a>
            </p>
          </section>
          <section aria-labelledby="diff-title">
            <DraftPart {...draft} address={address} />
          </section>
        </div>
      </div>
    </>
  )
}
