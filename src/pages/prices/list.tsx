import { type ReactNode, useMemo } from 'react'
import { InstalmentUnderTotal } from '../../features/instalments/instalment-under-total.tsx'
import { EstimateForm } from '../../features/prices/estimate/estimate-form.tsx'
import { PriceTable } from '../../features/prices/table/price-table.tsx'
import type { PriceGroupData } from '../../features/prices/table/price-table-data.server.ts'
import { completeGroup } from '../../features/prices/table/rows-in-markup.ts'
import { firstScreenEnd } from '../../ui/first-screen-end.tsx'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import type { PricedList, PricesProps } from './props.ts'

/** The whole list, with the estimate beside it. */
export function List({ list, page }: { list: PricedList; page: Omit<PricesProps, 'list'> }): ReactNode {
  const { texts, categories, printedOn, leiPerEuro } = page
  const groups = useMemo(() => list.groups.map(completeGroup), [list])
  const rows = groups.flatMap((group) => group.rows)
  return (
    <>
      <nav className="prices-categories no-print" aria-label={categories}>
        <ul className="prices-categories-list">
          {groups.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
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
            {groups.map((group, place) => (
              <section
                key={group.slug}
                id={group.slug}
                className="prices-group"
                aria-labelledby={`${group.slug}-title`}
              >
                <GroupHeading group={group} query={query} />
                {place === 0 && firstScreenEnd}
                <PriceTable
                  rows={group.rows}
                  label={group.title}
                  address={group.href}
                  selection={selection}
                  texts={texts}
                  change={change}
                />
              </section>
            ))}
          </>
        )}
      </EstimateForm>
    </>
  )
}

function GroupHeading({ group, query }: { group: PriceGroupData; query: string }) {
  return (
    <header className="prices-group-heading">
      <h2 id={`${group.slug}-title`}>
        <a href={query === '' ? group.href : `${group.href}?rand=${query}`}>{group.title}</a>
      </h2>
      <ServerMarkup as="p" from={`[id="${group.slug}"] > header > p`} value={group.about}>
        {({ description, vat }) => (
          <>
            {description} {vat && <span className="prices-vat">{vat}</span>}
          </>
        )}
      </ServerMarkup>
    </header>
  )
}
