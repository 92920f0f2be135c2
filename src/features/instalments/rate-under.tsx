import { type ReactNode, useEffect, useState } from 'react'
import { useFrame } from '../../page-frame.ts'
import { hasPage } from '../../routes.ts'
import type { Amounts } from '../prices/price-text.ts'
import { rateTerms } from './config.ts'
import { type Rate, type RateTexts, rateOf } from './rate.ts'
import { RateLine } from './rate-line.tsx'

/** The rate of the total in the query, computed by the server. */
export type AskedRate = { total: Amounts; rate: Rate } | null

/**
 * The rate under a total that changes with the selection. Sums stay in the browser: it fetches only the texts,
 * once, and computes by the same formula. Until they have arrived, or without them, no rate is shown.
 */
export function RateUnder({ total, asked }: { total: Amounts; asked: AskedRate }): ReactNode {
  const { locale } = useFrame()
  const [texts, setTexts] = useState<RateTexts | null>(null)
  const isAsked =
    asked !== null &&
    asked.total.amount_min === total.amount_min &&
    asked.total.amount_max === total.amount_max
  const isWanted = hasPage('instalments') && !isAsked && texts === null && rateTerms !== null

  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    fetchTexts(locale, leaving.signal).then(setTexts, (error: unknown) => {
      if (!leaving.signal.aborted) console.warn('A total stays without its rate', error)
    })
    return () => leaving.abort()
  }, [isWanted, locale])

  const rate = isAsked ? asked.rate : texts && rateOf(total, rateTerms, texts, locale)
  return rate && <RateLine rate={rate} />
}

async function fetchTexts(locale: string, signal: AbortSignal): Promise<RateTexts> {
  const answer = await fetch(`/api/rate-texts/${locale}`, { signal })
  if (!answer.ok) throw new Error(`The words of the rate: ${answer.status}`)
  return answer.json()
}
