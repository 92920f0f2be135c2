import { type FormEventHandler, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useRowDrag } from '../../../../../features/admin/frame/use-row-drag.ts'
import { type Amounts, priceText } from '../../../../../features/prices/price-text.ts'
import { fill } from '../../../../../format/fill.ts'
import { useFrame } from '../../../../../page-frame.ts'
import { Pagination } from '../../../../../ui/navigation/pagination.tsx'
import type { AdminCategoryProps, TableRow } from '../props.ts'
import { selectionForm } from '../selection/selection.tsx'
import './row-table.css'

type TableProps = Pick<
  AdminCategoryProps,
  'table' | 'amounts' | 'places' | 'pages' | 'texts' | 'address' | 'version'
> & {
  /** Which rows are open beside it. */
  opened: readonly string[]
  chosen: readonly string[]
  /** What is typed beside the list is saved before a row moves. */
  onSubmit: FormEventHandler<HTMLFormElement>
}

const moveForm = 'move'
/** Each comes alive by itself, so that no list is long enough to hold up a tap. */
const rowsInAPart = 10

/** A line a row: its name leads to everything it says. Rows move by buttons, and by dragging them by their handle. */
export const RowTable = memo(function RowTable(props: TableProps): ReactNode {
  const { table, amounts, places, pages, texts, address, version, opened, chosen, onSubmit } = props
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLTableElement>(null)
  const prices = new Map(amounts.map((each) => [each.id, each]))
  const parts = Array.from({ length: Math.ceil(table.length / rowsInAPart) }, (_, part) => part * rowsInAPart)

  const drag = useRowDrag(list, (id, to) => {
    const fields = new Map([
      ['moved', id],
      ['place', String(places.before + to)],
    ])
    for (const input of form.current?.querySelectorAll('input') ?? [])
      input.value = fields.get(input.name) ?? input.value
    form.current?.requestSubmit()
  })

  if (places.count === 0) return <p>{texts.table.none}</p>
  return (
    <>
      <form ref={form} id={moveForm} method="post" action={address} onSubmit={onSubmit}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="moved" />
        <input type="hidden" name="place" />
      </form>
      <table ref={list} className="row-table" aria-label={texts.edit.rows} {...drag}>
        <thead>
          <tr>
            <td>
              <ChooseAll text={pages === null ? texts.selection.all : texts.selection.allHere} />
            </td>
            <th scope="col">{texts.diffRow}</th>
            <th scope="col">{texts.table.price}</th>
            <th scope="col">{texts.table.unit}</th>
            <th scope="col">{texts.table.place}</th>
          </tr>
        </thead>
        {parts.map((first) => (
          <Suspense key={first}>
            <tbody>
              {table.slice(first, first + rowsInAPart).map((row, at) => (
                <Row
                  key={row.id}
                  row={row}
                  amounts={prices.get(row.id)}
                  place={places.before + first + at + 1}
                  count={places.count}
                  isOpen={opened.includes(row.id)}
                  isChosen={chosen.includes(row.id)}
                  texts={texts}
                />
              ))}
            </tbody>
          </Suspense>
        ))}
      </table>
      {pages && <Pagination pages={pages} />}
    </>
  )
})

type RowProps = {
  row: TableRow
  amounts: (Amounts & { title: string }) | undefined
  /** Counted from 1. */
  place: number
  count: number
  isOpen: boolean
  isChosen: boolean
  texts: AdminCategoryProps['texts']
}

const Row = memo(function Row({ row, amounts, place, count, isOpen, isChosen, texts }: RowProps): ReactNode {
  const { locale } = useFrame()
  const { id, href, unit, next, isHidden, isChanged } = row
  const title = amounts?.title ?? id
  const move = (text: string) => fill(text, { title, place, count })
  return (
    <tr data-row={id} data-open={isOpen || undefined}>
      <td>
        <input
          type="checkbox"
          form={selectionForm}
          name="row"
          value={id}
          defaultChecked={isChosen}
          aria-label={fill(texts.selection.choose, { title })}
        />
      </td>
      <th scope="row">
        <a href={`${href}#panel`} aria-current={isOpen || undefined}>
          {title}
        </a>
        {isHidden && <span className="row-table-mark"> · {texts.table.hidden}</span>}
        {isChanged && <strong className="row-table-mark"> · {texts.table.changed}</strong>}
      </th>
      <td>
        {amounts !== undefined && priceText(amounts, locale, texts)}
        {next !== null && <span className="row-table-next">{next}</span>}
      </td>
      <td>{unit}</td>
      <td className="row-table-moves">
        <span className="row-table-handle" data-handle title={texts.table.drag} aria-hidden="true">
          ⠿
        </span>
        <Move id={id} to="up" sign="↑" text={move(texts.table.up)} idle={place === 1} />
        <Move id={id} to="down" sign="↓" text={move(texts.table.down)} idle={place === count} />
      </td>
    </tr>
  )
})

function Move({
  id,
  to,
  sign,
  text,
  idle,
}: Record<'id' | 'to' | 'sign' | 'text', string> & { idle: boolean }) {
  return (
    <button
      type="submit"
      form={moveForm}
      id={`${to}-${id}`}
      name={to}
      value={id}
      className="admin-move"
      aria-label={text}
      disabled={idle}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

/** It knows by itself that scripts run: told by the list, every part of that would have to come alive at once. */
function ChooseAll({ text }: { text: string }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!isAlive) return null
  return (
    <input
      type="checkbox"
      aria-label={text}
      onChange={({ currentTarget }) => {
        for (const box of currentTarget.closest('table')?.querySelectorAll('input') ?? [])
          if (box.name === 'row') box.checked = currentTarget.checked
      }}
    />
  )
}
