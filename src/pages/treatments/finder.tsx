import { Fragment, type ReactNode, useMemo } from 'react'
import { PhoneSentence } from '../../features/clinic/phone-sentence.tsx'
import { complaintSearch } from '../../features/treatments/complaint-search.ts'
import { treatmentSearch } from '../../features/treatments/search.ts'
import type { SearchWords } from '../../features/treatments/search-words.ts'
import { TreatmentCard, type TreatmentCardData } from '../../features/treatments/treatment-card.tsx'
import { useSearchWords } from '../../features/treatments/use-search-words.ts'
import { plural } from '../../format/plurals.ts'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { SearchForm } from '../../ui/forms/search-form.tsx'
import { Await } from '../../ui/hydration/await.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { insteadOfFollowing, useQueryFilter } from '../../ui/use-query-filter.ts'
import '../../ui/styles/filter-choices.css'

import type { ListedCategory, TreatmentsProps } from './props.ts'
import { UrgentAnswer } from './urgent-answer.tsx'

/** The treatments by category, or by a search in patients' words; an urgent query shows the phone. */
export function Finder(props: TreatmentsProps): ReactNode {
  const { texts, categories } = props
  const { locale } = useFrame()
  const [requested, selectCategory, linkToCategory] = useQueryFilter('categorie', props.category)
  const [words, search] = useQueryFilter('q', props.words)
  const category = categories.some(({ key }) => key === requested) ? requested : ''
  const isSearched = words.trim() !== ''
  const [known, learn] = useSearchWords(props.known, isSearched)
  const { rank, names, complain } = useMemo(() => searchesOf(categories, known), [categories, known])
  const visible = categories.filter(({ key }) => category === '' || key === category)
  const listed = visible.flatMap(({ treatments }) => treatments)
  const found = known === null ? listed : sortByKey(listed, rank(words))
  const count = found.length
  const complaints = isSearched ? complain(words) : []
  const answers = (isSearched ? (known?.answers ?? []) : []).filter(
    ({ kind, phrases }) => (kind !== 'urgent' || complaints.length === 0) && names(words, phrases),
  )
  const team = (isSearched ? (known?.team ?? []) : []).filter(({ phrases }) => names(words, phrases))
  const choices = [{ key: '', name: texts.all }, ...categories]
  const hasPairs = props.pairs.links.length > 0

  function reset(): void {
    selectCategory('')
    search('', 'replace')
  }

  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead}>
        <div className="treatments-filter no-print">
          <search>
            <SearchForm
              id="treatments-words"
              action={href('treatments', locale)}
              kept={{ categorie: category }}
              texts={texts.search}
              words={words}
              search={search}
              learn={learn}
              isReady={known !== null}
            />
          </search>
          <div className="treatments-answer" role="status">
            <UrgentAnswer complaints={complaints} texts={texts.urgent} />
            {answers.map(({ kind, text, page, at, link }) => (
              <p key={text} data-kind={kind}>
                <Sentence>{`${text} `}</Sentence>
                {page !== undefined && hasPage(page) && (
                  <a href={`${href(page, locale)}${at === undefined ? '' : `#${at}`}`}>{link}</a>
                )}
                {page === 'totals' &&
                  found[0]?.wholes.map(({ name, href }) => (
                    <Fragment key={href}>
                      {' · '}
                      <a href={href}>{name}</a>
                    </Fragment>
                  ))}
              </p>
            ))}
            {team.map(({ name, role, href }) => (
              <p key={href} data-kind="more">
                <a href={href}>{name}</a>, {role}
              </p>
            ))}
            {count > 0 ? (
              <p className="small">{plural(count, texts.count, locale)}</p>
            ) : (
              <>
                {answers.length + complaints.length + team.length === 0 && <Nothing texts={texts} />}
                <a
                  className="button button-quiet"
                  href={href('treatments', locale)}
                  onClick={(event) => insteadOfFollowing(event, reset)}
                >
                  {texts.reset}
                </a>
              </>
            )}
          </div>
          <ul className="treatments-ways">
            <li>
              <a href={href('mouth', locale)}>{texts.mouth}</a>
            </li>
            {hasPairs && (
              <li>
                <a href="#perechi">{props.pairs.way}</a>
              </li>
            )}
            <Await value={props.childVisit} meanwhile={null}>
              {(visit) =>
                visit && (
                  <li>
                    <a href={visit.href}>{visit.title}</a>
                  </li>
                )
              }
            </Await>
          </ul>
          <nav aria-label={texts.filter}>
            <ul className="filter-choices">
              {choices.map(({ key, name }) => (
                <li key={key}>
                  <a
                    href={linkToCategory(key, { q: words })}
                    aria-current={key === category ? 'true' : undefined}
                    onClick={(event) => insteadOfFollowing(event, () => selectCategory(key))}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </PageHeader>
      <div className="wrap treatments-list">
        {!isSearched || known === null
          ? visible.map((each) => <CategorySection key={each.key} category={each} />)
          : count > 0 && <Cards treatments={found} heading="h2" />}
      </div>
      {hasPairs && (
        <nav className="wrap treatments-pairs no-print" aria-labelledby="perechi">
          <h2 id="perechi">{props.pairs.title}</h2>
          <ul className="treatments-pairs-list">
            {props.pairs.links.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}?</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

/** An urgent complaint may be typed in words that the search does not know. */
function Nothing({ texts }: { texts: TreatmentsProps['texts'] }): ReactNode {
  const { locale } = useFrame()
  return (
    <>
      <p data-kind="more">
        <strong>{texts.nothing.title}.</strong> <PhoneSentence>{texts.nothing.text}</PhoneSentence>
      </p>
      <p data-kind="urgent">
        {`${texts.nothing.urgent} `}
        {hasPage('inPain') && <a href={href('inPain', locale)}>{texts.urgent.more}</a>}
      </p>
    </>
  )
}

/** Some sentences say the phone, and what is true at night as well does not. */
function Sentence({ children }: { children: string }): ReactNode {
  return children.includes('{phone}') ? <PhoneSentence>{children}</PhoneSentence> : children
}

function searchesOf(categories: TreatmentsProps['categories'], known: SearchWords | null) {
  const { ignored = '', phrases = {}, complaints = [], sameWords = [] } = known ?? {}
  const all = categories.flatMap(({ treatments }) => treatments)
  const find = complaintSearch(complaints, sameWords, ignored, Object.values(phrases).flat())
  return {
    ...treatmentSearch(
      all.map(({ key }) => ({ key, phrases: phrases[key] ?? [] })),
      ignored,
    ),
    complain: (query: string) => {
      const ids = find(query)
      return complaints.filter(({ id }) => ids.includes(id))
    },
  }
}

function CategorySection({
  category: { key, name, text, treatments },
}: {
  category: ListedCategory
}): ReactNode {
  return (
    <section className="treatments-category" aria-labelledby={key}>
      <div className="treatments-category-about">
        <h2 id={key}>{name}</h2>
        <p>{text}</p>
      </div>
      <Cards treatments={treatments} heading="h3" />
    </section>
  )
}

function Cards({
  treatments,
  heading,
}: {
  treatments: readonly TreatmentCardData[]
  heading: 'h2' | 'h3'
}): ReactNode {
  return (
    <ul className="treatments-category-list">
      {treatments.map((treatment) => (
        <li key={treatment.key}>
          <TreatmentCard treatment={treatment} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

/** The matching items, best first. */
function sortByKey<Item extends { key: string }>(items: readonly Item[], keys: readonly string[]): Item[] {
  return keys.flatMap((key) => items.find((item) => item.key === key) ?? [])
}
