import { type ReactNode, useMemo } from 'react'
import { InstalmentUnderTotal } from '../../features/instalments/instalment-under-total.tsx'
import { EstimateForm } from '../../features/prices/estimate/estimate-form.tsx'
import { quantityOf } from '../../features/prices/estimate/estimate-selection.ts'
import { PriceTable } from '../../features/prices/table/price-table.tsx'
import type { PriceGroupData } from '../../features/prices/table/price-table-data.server.ts'
import { completeGroup } from '../../features/prices/table/rows-in-markup.ts'
import { firstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Folded } from '../../ui/folded.tsx'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import type { PricedList, PricesProps } from './props.ts'
import { PriceSearch, usePriceSearch } from './search.tsx'

/** The whole list, folded by category, with a search over it and the estimate beside it. */
export function List({ list, page }: { list: PricedList; page: Omit<PricesProps, 'list'> }): ReactNode {
  const { texts, printedOn, leiPerEuro } = page
  const groups = useMemo(() => list.groups.map(completeGroup), [list])
  const rows = groups.flatMap((group) => group.rows)
  const search = usePriceSearch(groups, page.search, list.found)
  const shown = search.found === null || search.found.length === 0 ? null : search.found
  const found = useMemo(() => shown && new Set(shown), [shown])
  const isFound = ({ rows }: PriceGroupData) => found === null || rows.some(({ id }) => found.has(id))
  return (
    <>
      {page.search && <PriceSearch {...page.search} {...search} kept={list.estimate.initial} />}
      <EstimateForm
        {...list.estimate}
        items={rows}
        listed={new Set(rows.map(({ id }) => id))}
        reductions={list.reductions}
        printedOn={printedOn}
        leiPerEuro={leiPerEuro}
        texts={texts}
        under={(total) => <InstalmentUnderTotal total={total} asked={list.instalment} />}
      >
        {(selection, change, query) => (
          <>
            <p className="prices-published">{list.publishedOn}</p>
            {inOrderOf(shown, groups).map((group, place) => (
              <section key={group.slug} className="prices-group" hidden={!isFound(group)}>
                <Folded
                  id={group.slug}
                  title={group.title}
                  beside={group.span}
                  isOpen={
                    page.search === null ||
                    found !== null ||
                    group.rows.some(({ id }) => quantityOf(selection, id) > 0)
                  }
                >
                  {place === 0 && firstScreenEnd}
                  <About group={group} query={query} isSearched={found !== null} />
                  <PriceTable
                    rows={group.rows}
                    label={group.title}
                    address={group.href}
                    selection={selection}
                    texts={texts}
                    found={found}
                    change={change}
                  />
                </Folded>
              </section>
            ))}
          </>
        )}
      </EstimateForm>
    </>
  )
}

/** Between what was searched for and the rows it would stand in the way. */
function About({ group, query, isSearched }: { group: PriceGroupData; query: string; isSearched: boolean }) {
  return (
    <div className="prices-group-about" hidden={isSearched}>
      <ServerMarkup as="p" from={`[id="${group.slug}"] > .prices-group-about > p`} value={group.about}>
        {({ description, vat }) => (
          <>
            {`${description} `}
            {vat && <span className="prices-vat">{vat}</span>}
          </>
        )}
      </ServerMarkup>
      <SheetLink
        className="prices-group-link no-print"
        href={query === '' ? group.href : `${group.href}?rand=${query}`}
      >
        {group.open}
      </SheetLink>
    </div>
  )
}

/** The category of the best row first. */
function inOrderOf(
  found: readonly string[] | null,
  groups: readonly PriceGroupData[],
): readonly PriceGroupData[] {
  if (found === null) return groups
  const best = ({ rows }: PriceGroupData) =>
    Math.min(...rows.map(({ id }) => found.indexOf(id)).filter((place) => place >= 0))
  return groups.toSorted((one, other) => (best(one) < best(other) ? -1 : 1))
}
