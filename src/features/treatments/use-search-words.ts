import { useEffect, useState } from 'react'
import { useFrame } from '../../page-frame.ts'
import { fetchSearchWords, type SearchWords } from './search-words.ts'

/**
 * What patients' words mean, fetched when somebody is about to search; null until it is there. What could not be fetched is
 * asked for again when `learn` is called next: with another letter.
 */
export function useSearchWords(first: SearchWords | null, isSearched: boolean) {
  const { locale } = useFrame()
  const [known, setKnown] = useState(first)
  const [isWanted, want] = useState(isSearched)
  const isMissing = known === null && isWanted
  useEffect(() => {
    if (isSearched) want(true)
  }, [isSearched])
  useEffect(() => {
    if (isMissing)
      fetchSearchWords(locale).then(setKnown, (error: unknown) => {
        console.warn('The server has to search', error)
        want(false)
      })
  }, [isMissing, locale])
  const learn = () => want(true)
  return [known, learn] as const
}
