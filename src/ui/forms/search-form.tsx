import { type ReactNode, useEffect, useRef } from 'react'
import '../styles/search-form.css'

/** A field that searches its page as one types; without scripts it is sent to `action`. */
export function SearchForm({
  id,
  action,
  kept,
  texts,
  words,
  search,
  learn,
  isReady,
}: {
  id: string
  action: string
  /** Other keys of the query that a search keeps; empty ones are left out. */
  kept: Readonly<Record<string, string>>
  texts: { label: string; placeholder: string; button: string }
  words: string
  search: (words: string, step: 'replace') => void
  /** Somebody is about to search, or searches. */
  learn: () => void
  isReady: boolean
}): ReactNode {
  const field = useRef<HTMLInputElement>(null)

  // Input typed before hydration is a search already.
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== words) search(typed, 'replace')
  }, [words, search])

  return (
    <form
      className="search-form"
      action={action}
      onSubmit={(event) => {
        // Until the page can search by itself, the server does.
        if (!isReady) return
        event.preventDefault()
        event.currentTarget.scrollIntoView()
      }}
    >
      {Object.entries(kept).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor={id}>{texts.label}</label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        value={words}
        maxLength={80}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={learn}
        onChange={(event) => {
          learn()
          search(event.target.value, 'replace')
        }}
      />
      <button type="submit" className="button button-quiet">
        {texts.button}
      </button>
    </form>
  )
}
