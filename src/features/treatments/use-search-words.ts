import { useEffect, useState } from 'react'
import { useFrame } from '../../page-frame.ts'
import { fetchSearchWords, type SearchWords } from './search-words.ts'

/** What patients' words mean, fetched when somebody is about to search; null until it is there. */
export function useSearchWords(first: SearchWords | null, isSearched: boolean) {
  const { locale } = useFrame()
  const [known, setKnown] = useState(first)
  const [isWanted, want] = useState(false)
  const isMissing = known === null && (isWanted || isSearched)
  useEffect(() => {
    if (isMissing)
      fetchSearchWords(locale).then(setKnown, (error: unknown) =>
        console.warn('The server has to search', error),
      )
  }, [isMissing, locale])
  return [known, () => want(true)] as const
}
