import { type ReactNode, useMemo } from 'react'
import { PhoneSentence } from '../../features/clinic/phone-sentence.tsx'
import type { PriceGroupData } from '../../features/prices/table/price-table-data.server.ts'
import { priceSearch } from '../../features/treatments/price-search.ts'
import { useSearchWords } from '../../features/treatments/use-search-words.ts'
import { plural } from '../../format/plurals.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { SearchForm } from '../../ui/forms/search-form.tsx'
import { insteadOfFollowing, useQueryFilter } from '../../ui/use-query-filter.ts'
import type { PricesProps } from './props.ts'

type Asked = NonNullable<PricesProps['search']>

/** What is typed, and the rows that it finds: null while nothing is searched for. */
export function usePriceSearch(
  groups: readonly PriceGroupData[],
  asked: Asked | null,
  first: readonly string[] | null,
) {
  const [words, search] = useQueryFilter('q', asked?.words ?? '')
  const isFirst = words === (asked?.words ?? '')
  const [known, learn] = useSearchWords(null, !isFirst)
  const find = useMemo(() => known && priceSearch(groups, known), [groups, known])
  const found = useMemo(() => {
    if (words.trim() === '') return null
    return find === null ? (isFirst ? first : null) : find(words)
  }, [words, find, isFirst, first])
  return { words, search, learn, isReady: known !== null, found }
}

/** The field, and below it how many were found or what to do instead. */
export function PriceSearch({
  texts,
  count,
  kept,
  words,
  search,
  learn,
  isReady,
  found,
}: Omit<Asked, 'words'> & ReturnType<typeof usePriceSearch> & { kept: string }): ReactNode {
  const { locale, sheet } = useFrame()
  const list = href('prices', locale)
  return (
    <search className="prices-search no-print" id="cauta">
      <SearchForm
        id="prices-words"
        action={`${list}#cauta`}
        kept={{ ...Object.fromEntries(new URLSearchParams(sheet)), rand: kept }}
        texts={texts}
        words={words}
        search={search}
        learn={learn}
        isReady={isReady}
      />
      <div className="prices-said">
        <p role="status">
          {found !== null &&
            (found.length > 0 ? (
              <strong>{plural(found.length, count, locale)}</strong>
            ) : (
              <PhoneSentence>{texts.nothing}</PhoneSentence>
            ))}
        </p>
        {found !== null && (
          <a href={list} onClick={(event) => insteadOfFollowing(event, () => search('', 'replace'))}>
            {texts.all}
          </a>
        )}
        {found?.length === 0 && (
          <a href={`${href('treatments', locale)}?q=${encodeURIComponent(words)}`}>{texts.treatments}</a>
        )}
      </div>
    </search>
  )
}
