import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fill } from '../../../format/fill.ts'
import { joinLocale } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { hasPage, href } from '../../../routes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SheetFields } from '../../../ui/sheet/sheet-fields.tsx'
import { SheetLink } from '../../../ui/sheet/sheet-link.tsx'
import { useQueryFilter } from '../../../ui/use-query-filter.ts'
import { Amount } from '../amount.tsx'
import { type Amounts, priceParts } from '../price-text.ts'
import type { PricesWords } from '../ro.ts'
import { partAmount, type Reductions, sumOf } from '../sums.ts'
import { Estimate, type EstimateItem, type EstimateTexts } from './estimate.tsx'
import {
  type Change,
  type PickedRow,
  quantityOf,
  readEstimate,
  withPick,
  writeEstimate,
} from './estimate-selection.ts'
import { pickedParts } from './picked-parts.ts'
import './estimate-form.css'

type CreditTexts = PricesWords['instalments'] & {
  /** The warning the law requires wherever credit is offered. */
  warning: string
}

export type EstimateFormTexts = EstimateTexts & {
  /** Null where the clinic offers none. */
  credit: CreditTexts | null
}

/**
 * A price list with its estimate as one form: without scripts the browser submits the ticked rows and the server
 * renders the estimate; with them it follows every tick. The state is `?rand=` in both cases.
 */
export function EstimateForm({
  initial,
  changed,
  items,
  listed,
  order = '',
  reductions,
  printedOn,
  leiPerEuro,
  texts,
  under,
  children,
}: {
  /** The selection in the query, as far as the list has it. */
  initial: string
  /** A selected row is not in the list any more. */
  changed: boolean
  /** Every row that can be in the estimate. */
  items: readonly EstimateItem[]
  /** The items that have a tick box in this list. */
  listed: ReadonlySet<string>
  order?: string
  /** Notes on today's offers. */
  reductions: Reductions
  printedOn: string
  leiPerEuro: number
  texts: EstimateFormTexts
  /** What is shown under a total. */
  under: (total: Amounts) => ReactNode
  children: (selection: readonly PickedRow[], change: Change, query: string) => ReactNode
}): ReactNode {
  const { locale, path } = useFrame()
  const [value, select] = useQueryFilter('rand', initial)
  const [announced, say] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const itemOf = new Map(items.map((item) => [item.id, item]))
  const rows = pickedParts(readEstimate([value]), itemOf).map((part) => ({
    ...part,
    title: part.rows.map(({ title }) => title).join(` ${texts.estimate.or} `),
    amounts: partAmount(part, reductions),
    note: part.rows.find(({ id }) => reductions[id] !== undefined)?.note,
  }))
  const selection = rows.map(({ id, times }) => ({ id, quantity: times }))
  const titles = new Map([...items, ...rows].map(({ id, title }) => [id, title]))
  const total = sumOf(rows.map(({ amounts }) => amounts))

  // Ticks made before hydration are only in the form, and a browser that submitted the form itself wrote one
  // key for each row.
  const takeOver = useEffectEvent(() => {
    if (form.current === null) return
    const ticked = readEstimate(new FormData(form.current).getAll('rand').map(String))
    const stillTicked = selection.filter(({ id }) => quantityOf(ticked, id) > 0)
    const early = ticked.filter(({ id }) => quantityOf(stillTicked, id) === 0)
    const next = writeEstimate([...stillTicked, ...early])
    const keys = new URLSearchParams(location.search).getAll('rand')
    if (next !== value || keys.length > 1) select(next, 'replace')
    say(early.map(({ id }) => fill(texts.estimate.added, { title: titles.get(id) ?? '' })).join('. '))
  })
  useEffect(() => takeOver(), [])

  function change(...picks: readonly PickedRow[]): void {
    select(writeEstimate(picks.reduce(withPick, selection)), 'replace')
    say(picks.map(announcement).join('. '))
  }

  function announcement({ id, quantity }: PickedRow): string {
    const title = titles.get(id) ?? ''
    if (quantityOf(selection, id) === 0) return fill(texts.estimate.added, { title })
    return quantity === 0 ? fill(texts.estimate.removed, { title }) : `${title}: ${quantity}`
  }

  function showEstimate(event: SubmitEvent): void {
    event.preventDefault()
    heading.current?.scrollIntoView({ behavior: 'smooth' })
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <form
      ref={form}
      className="estimate-form"
      method="get"
      action={`${joinLocale(locale, path ?? '/')}#deviz`}
      onSubmit={showEstimate}
    >
      {/* Enter presses the first button of a form, which must not change a quantity. */}
      <button type="submit" className="estimate-form-enter" tabIndex={-1} aria-hidden="true" />
      <SheetFields />
      {order !== '' && <input type="hidden" name="ordine" value={order} />}
      {selection
        .filter(({ id }) => !listed.has(id))
        .map((pick) => (
          <input key={pick.id} type="hidden" name="rand" value={writeEstimate([pick])} />
        ))}
      <div className="estimate-form-list">
        {children(selection, change, writeEstimate(selection))}
        {/* Under a total the same is said of that sum. */}
        {hasPage('instalments') && texts.credit !== null && selection.length === 0 && (
          <Instalments texts={texts.credit} />
        )}
        <Bar selection={selection} total={total} texts={texts} />
      </div>
      <Estimate
        rows={rows}
        total={total}
        changed={changed}
        printedOn={printedOn}
        leiPerEuro={leiPerEuro}
        texts={texts}
        heading={heading}
        change={change}
        clear={() => {
          select('', 'replace')
          heading.current?.focus()
        }}
        announced={announced}
        say={say}
        under={under(total)}
      />
    </form>
  )
}

/** Replaces the action bar once something is selected: the estimate between call and visit. */
function Bar({
  selection,
  total,
  texts,
}: {
  selection: readonly PickedRow[]
  total: Amounts
  texts: EstimateFormTexts
}) {
  const { locale, layout } = useFrame()
  const { call, callLabel, book } = layout.texts.actions
  const { phone, phoneText } = layout.clinic
  const isFilled = selection.length > 0
  const query = isFilled ? `?rand=${writeEstimate(selection)}` : ''
  return (
    <p className="action-bar estimate-bar keeps-clear no-print" data-filled={isFilled || undefined}>
      <a className="action-bar-link" href={`tel:${phone}`} aria-label={fill(callLabel, { phone: phoneText })}>
        <Icon name="phone" />
        {call}
      </a>
      <button type="submit" className="estimate-bar-open">
        {isFilled && (
          <span className="estimate-bar-total">
            <Amount {...priceParts(total, locale, texts)} />
          </span>
        )}
        <span className="estimate-bar-label">
          {isFilled ? `${texts.estimate.open} (${selection.length})` : texts.estimate.open}
        </span>
      </button>
      <SheetLink className="action-bar-book" href={href('contact', locale) + query}>
        {book}
      </SheetLink>
    </p>
  )
}

function Instalments({ texts }: { texts: CreditTexts }) {
  const { locale } = useFrame()
  return (
    <p className="estimate-instalments no-print">
      {`${texts.text} ${texts.warning} `}
      <a href={href('instalments', locale)}>{texts.action}</a>
    </p>
  )
}
