import type { MouseEvent, ReactNode, RefObject } from 'react'
import { fill } from '../../../format/fill.ts'
import { joinLocale } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { PrintButton } from '../../../ui/print-button.tsx'
import { withSheet } from '../../../ui/sheet/sheet.ts'
import { SheetLink } from '../../../ui/sheet/sheet-link.tsx'
import { insteadOfFollowing } from '../../../ui/use-query-filter.ts'
import { Amount } from '../amount.tsx'
import type { RowNote } from '../price-lines.tsx'
import { type Amounts, euroText, priceParts } from '../price-text.ts'
import type { PricesWords } from '../ro.ts'
import { partAmount } from '../sums.ts'
import { EstimateLetterhead } from './estimate-letterhead.tsx'
import { type Change, type PickedRow, quantityOf, writeEstimate } from './estimate-selection.ts'
import { Stepper } from './estimate-stepper.tsx'
import type { PickedPart } from './picked-parts.ts'
import '../../../ui/styles/carrying-button.css'
import './estimate.css'
import '../../../ui/styles/needs-script.css'

export type EstimateItem = Amounts & {
  id: string
  title: string
  per: string
  /** Told on paper, where the list does not stand beside it. */
  included: readonly string[]
  note?: RowNote | undefined
}
/** With what an offer takes off; `note` says so. */
export type EstimateRow = PickedPart<EstimateItem> & {
  title: string
  amounts: Amounts
  note: RowNote | undefined
}
type Words = Omit<PricesWords['estimate'], 'printedOn'>
export type EstimateTexts = Pick<PricesWords, 'amounts' | 'included'> & { estimate: Words }

/** The estimate: beside the list on the screen, a letter on paper. */
export function Estimate({
  rows,
  total,
  changed,
  printedOn,
  leiPerEuro,
  texts,
  heading,
  change,
  clear,
  announced,
  say,
  under,
}: {
  rows: readonly EstimateRow[]
  total: Amounts
  changed: boolean
  printedOn: string
  leiPerEuro: number
  texts: EstimateTexts
  heading: RefObject<HTMLHeadingElement | null>
  change: Change
  clear: () => void
  announced: string
  say: (message: string) => void
  /** What is shown under the total. */
  under: ReactNode
}): ReactNode {
  const { estimate } = texts
  const { head } = useFrame()
  const selection = rows.map(({ id, times }) => ({ id, quantity: times }))
  const query = writeEstimate(selection)
  return (
    <section
      id="deviz"
      className="estimate"
      aria-labelledby="deviz-title"
      data-filled={rows.length > 0 || undefined}
    >
      {rows.length > 0 && <EstimateLetterhead printedOn={printedOn} title={estimate.title} />}
      <h2 id="deviz-title" className="estimate-title" ref={heading} tabIndex={-1}>
        {estimate.title}
      </h2>
      {changed && <p className="estimate-changed">{estimate.changed}</p>}
      {rows.length === 0 ? (
        <Empty texts={estimate} />
      ) : (
        <>
          <ol className="estimate-rows">
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                selection={selection}
                texts={texts}
                change={change}
                heading={heading}
              />
            ))}
          </ol>
          <Total total={total} leiPerEuro={leiPerEuro} texts={texts} />
          <p className="estimate-note">{estimate.note}</p>
          <p className="estimate-address">
            {`${estimate.address} ${addressOnPaper(head.canonical ?? '', query)}`}
          </p>
          <Actions query={query} texts={estimate} clear={clear} say={say} />
          {under}
        </>
      )}
      <p className="estimate-said" role="status">
        {announced}
      </p>
    </section>
  )
}

/** As one types it: a letter has no links. */
function addressOnPaper(canonical: string, query: string): string {
  return `${canonical.replace('https://', '')}?rand=${query}`
}

function Empty({ texts }: { texts: Words }) {
  return (
    <div className="estimate-empty">
      <p>{texts.lead}</p>
      <p className="small">{texts.empty}</p>
      <button type="submit" className="button button-quiet estimate-scriptless">
        {texts.open}
      </button>
    </div>
  )
}

function Row({
  row: { id, rows, title, times, amounts, note },
  selection,
  texts,
  change,
  heading,
}: {
  row: EstimateRow
  selection: readonly PickedRow[]
  texts: EstimateTexts
  change: Change
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { locale, path } = useFrame()
  const { estimate } = texts
  const [first] = rows
  const included = rows.length === 1 ? (first?.included ?? []) : []
  const each = partAmount({ rows, times: 1 })
  /** The button is gone once it is pressed. */
  const press = (label: string, ...picks: readonly PickedRow[]) => ({
    type: 'submit' as const,
    className: 'button-plain',
    name: 'rand',
    value: writeEstimate(picks),
    formAction: `${joinLocale(locale, path ?? '/')}#deviz`,
    'aria-label': label,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      change(...picks)
      heading.current?.focus({ preventScroll: true })
    },
  })
  const without = { id, quantity: 0 }
  return (
    <li className="estimate-row">
      <span className="estimate-row-title">{title}</span>
      <span className="estimate-row-amount">
        <Amount {...priceParts(amounts, locale, texts)} />
      </span>
      {(times > 1 || note !== undefined) && (
        // A new element for each text, for browsers that translate.
        <span className="estimate-row-each" key={times}>
          {times} × <Amount {...priceParts(each, locale, texts)} /> {first?.per}
        </span>
      )}
      {note && (
        <a className="estimate-row-each" href={note.href}>
          {note.text}
        </a>
      )}
      {included.length > 0 && (
        <span className="estimate-row-included">
          {texts.included}: {included.join('; ')}
        </span>
      )}
      {rows.length > 1 && (
        <ul className="estimate-row-each no-print">
          {rows.map((row) => {
            const label = fill(estimate.choose, { title: row.title })
            const chosen = { id: row.id, quantity: quantityOf(selection, row.id) + times }
            return (
              <li key={row.id}>
                <button {...press(label, without, chosen)}>{label}</button>
              </li>
            )
          })}
        </ul>
      )}
      <div className="estimate-row-tools no-print">
        <Stepper id={id} title={title} quantity={times} anchor="deviz" texts={estimate} change={change} />
        <button {...press(fill(estimate.removeLabel, { title }), without)}>{estimate.remove}</button>
      </div>
    </li>
  )
}

function Total({ total, leiPerEuro, texts }: { total: Amounts; leiPerEuro: number; texts: EstimateTexts }) {
  const { locale } = useFrame()
  const euro = euroText(total, leiPerEuro, locale, texts)
  return (
    <p className="estimate-total">
      <span className="estimate-total-label">{texts.estimate.total}</span>
      <span className="estimate-total-amount">
        <Amount {...priceParts(total, locale, texts)} />
        {euro !== null && <span className="estimate-total-euro">{euro}</span>}
      </span>
    </p>
  )
}

function Actions({
  query,
  texts,
  clear,
  say,
}: {
  query: string
  texts: Words
  clear: () => void
  say: (message: string) => void
}) {
  const { locale, path, sheet } = useFrame()
  const here = joinLocale(locale, path ?? '/')
  const copy = () => {
    const link = `${location.origin}${here}?rand=${query}#deviz`
    // Without access to the clipboard the link itself is shown, ready to be selected.
    navigator.clipboard.writeText(link).then(
      () => say(texts.copied),
      () => say(link),
    )
  }
  return (
    <div className="estimate-actions no-print">
      <SheetLink className="button button-carrying" href={`${href('contact', locale)}?rand=${query}`}>
        {texts.carry}
      </SheetLink>
      <PrintButton text={texts.print} />
      <button type="button" className="button-plain needs-script" onClick={copy}>
        {texts.copy}
      </button>
      <a
        className="estimate-clear"
        href={withSheet(here, sheet)}
        onClick={(event) => insteadOfFollowing(event, clear)}
      >
        {texts.clear}
      </a>
    </div>
  )
}
