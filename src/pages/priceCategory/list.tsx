import { type ReactNode, useMemo } from 'react'
import { InstalmentUnderTotal } from '../../features/instalments/instalment-under-total.tsx'
import { EstimateForm } from '../../features/prices/estimate/estimate-form.tsx'
import type { PricesWords } from '../../features/prices/ro.ts'
import { PriceTable } from '../../features/prices/table/price-table.tsx'
import { completeRows } from '../../features/prices/table/rows-in-markup.ts'
import { plural } from '../../format/plurals.ts'
import { useFrame } from '../../page-frame.ts'
import { withSheet } from '../../ui/sheet/sheet.ts'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import { insteadOfFollowing, useQueryFilter } from '../../ui/use-query-filter.ts'
import type { CategoryListData, PriceCategoryProps } from './props.ts'
import { type Order, orders, readOrder, sortRows } from './sort.ts'

/** The rows of one category, in the chosen order, with the estimate beside them. */
export function List({
  list,
  page,
}: {
  list: CategoryListData
  page: Omit<PriceCategoryProps, 'list'>
}): ReactNode {
  const { title, sort, none, count, texts, printedOn, leiPerEuro, trail, back } = page
  const { locale, sheet } = useFrame()
  const [chosen, select, linkFor] = useQueryFilter('ordine', page.order)
  const order = readOrder(chosen)
  const rows = useMemo(() => completeRows(list.rows), [list])
  return (
    <EstimateForm
      {...list.estimate}
      items={[...rows, ...list.elsewhere]}
      listed={new Set(rows.map(({ id }) => id))}
      order={order}
      reductions={list.reductions}
      printedOn={printedOn}
      leiPerEuro={leiPerEuro}
      texts={texts}
      under={(total) => <InstalmentUnderTotal total={total} asked={list.instalment} />}
    >
      {(selection, change, query) => (
        <>
          <p className="prices-published">
            {plural(rows.length, count, locale)} · {list.publishedOn}
          </p>
          {rows.length === 0 ? (
            <p>{none}</p>
          ) : (
            <>
              <Sort
                texts={sort}
                order={order}
                select={select}
                linkFor={(next) => withSheet(linkFor(next, { rand: query }), sheet)}
              />
              <PriceTable
                rows={sortRows(rows, order, locale)}
                label={title}
                address=""
                selection={selection}
                texts={texts}
                change={change}
              />
            </>
          )}
          <nav className="prices-others no-print" aria-label={back}>
            <p>
              {trail.map((step) => (
                <SheetLink key={step.href} href={withEstimate(step.href, query)}>
                  {back}
                </SheetLink>
              ))}
            </p>
            <ul className="prices-others-list">
              {list.others.map((other) => (
                <li key={other.href}>
                  <SheetLink href={withEstimate(other.href, query)}>{other.label}</SheetLink>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
    </EstimateForm>
  )
}

/** A link to other prices that keeps the estimate. */
function withEstimate(address: string, query: string): string {
  return query === '' ? address : `${address}?rand=${query}`
}

function Sort({
  texts,
  order,
  select,
  linkFor,
}: {
  texts: PricesWords['sort']
  order: Order
  select: (order: Order) => void
  linkFor: (order: Order) => string
}) {
  const labels = { '': texts.listed, nume: texts.title, pret: texts.ascending, 'pret-desc': texts.descending }
  return (
    <nav className="prices-sort no-print" aria-label={texts.label}>
      <span className="prices-sort-label" aria-hidden="true">
        {texts.label}
      </span>
      <ul className="prices-sort-list">
        {orders.map((each) => (
          <li key={each}>
            <a
              href={linkFor(each)}
              aria-current={each === order ? 'true' : undefined}
              onClick={(event) => insteadOfFollowing(event, () => select(each))}
            >
              {labels[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
