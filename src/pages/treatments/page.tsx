import { type ReactNode, useEffect, useRef } from 'react'
import type { TreatmentsList } from '../../content/page-schema.ts'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { TreatmentCard, type TreatmentCardData } from '../../features/treatments/treatment-card.tsx'
import { plural } from '../../format/plurals.ts'
import { matches } from '../../format/search.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { Illustration } from '../../ui/illustration.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { insteadOfFollowing, useQueryFilter } from '../../ui/use-query-filter.ts'
import '../../ui/styles/filter-choices.css'
import './page.css'
import '../../ui/styles/search-form.css'

export type ListedCategory = {
  key: string
  name: string
  text: string
  /** `words` are found by the search besides what is seen. */
  treatments: readonly (TreatmentCardData & { words: string })[]
}

export type TreatmentsProps = {
  texts: Omit<TreatmentsList, 'meta' | 'categories'>
  categories: readonly ListedCategory[]
  category: string
  words: string
}

export default function TreatmentsPage(props: TreatmentsProps): ReactNode {
  const { texts, categories } = props
  const { locale } = useFrame()
  const [asked, selectCategory, linkToCategory] = useQueryFilter('categorie', props.category)
  const [words, search] = useQueryFilter('q', props.words)
  const category = categories.some(({ key }) => key === asked) ? asked : ''
  const found = find(categories, category, words)
  const count = found.reduce((sum, { treatments }) => sum + treatments.length, 0)
  const choices = [{ key: '', name: texts.all }, ...categories]

  function reset(): void {
    selectCategory('')
    search('', 'replace')
  }

  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead}>
        <div className="treatments-filter no-print">
          <search>
            <SearchForm texts={texts.search} category={category} words={words} search={search} />
          </search>
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
        <p className="small" role="status">
          {plural(count, texts.count, locale)}
        </p>
        {found.map((each) => (
          <CategorySection key={each.key} category={each} />
        ))}
        {count === 0 && (
          <div className="treatments-nothing">
            <Illustration name="empty" shape="tile" />
            <h2>{texts.nothing.title}</h2>
            <p>{texts.nothing.text}</p>
            <a
              className="button button-quiet"
              href={href('treatments', locale)}
              onClick={(event) => insteadOfFollowing(event, reset)}
            >
              {texts.reset}
            </a>
          </div>
        )}
      </div>
      <CallToAction title={texts.help.title} text={texts.help.text} />
    </>
  )
}

function SearchForm({
  texts,
  category,
  words,
  search,
}: {
  texts: TreatmentsList['search']
  category: string
  words: string
  search: (words: string, step: 'replace') => void
}): ReactNode {
  const { locale } = useFrame()
  const field = useRef<HTMLInputElement>(null)

  // What was typed before React took over is a search already.
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== words) search(typed, 'replace')
  }, [words, search])

  return (
    <form
      className="search-form"
      action={href('treatments', locale)}
      onSubmit={(event) => event.preventDefault()}
    >
      {category !== '' && <input type="hidden" name="categorie" value={category} />}
      <label htmlFor="treatments-words">{texts.label}</label>
      <input
        ref={field}
        id="treatments-words"
        type="search"
        name="q"
        value={words}
        maxLength={80}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => search(event.target.value, 'replace')}
      />
      <button type="submit" className="button button-quiet">
        {texts.button}
      </button>
    </form>
  )
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
      <ul className="treatments-category-list">
        {treatments.map((treatment) => (
          <li key={treatment.key}>
            <TreatmentCard treatment={treatment} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is left of the categories; one without a treatment to show is left out. */
function find(categories: readonly ListedCategory[], category: string, words: string): ListedCategory[] {
  return categories
    .filter(({ key }) => category === '' || key === category)
    .map((each) => ({
      ...each,
      treatments: each.treatments.filter((treatment) =>
        matches(words, `${treatment.title} ${treatment.text} ${each.name} ${treatment.words}`),
      ),
    }))
    .filter(({ treatments }) => treatments.length > 0)
}
