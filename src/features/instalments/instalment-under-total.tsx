import { type ReactNode, useEffect, useState } from 'react'
import { useFrame } from '../../page-frame.ts'
import { hasPage } from '../../routes.ts'
import { patience } from '../../ui/patience.ts'
import type { Amounts } from '../prices/price-text.ts'
import { creditTerms } from './config.ts'
import { InstalmentLine } from './instalment-line.tsx'
import { type InstalmentTexts, type MonthlyInstalment, monthlyInstalment } from './monthly-instalment.ts'

/** The instalment of the total in the query, computed by the server. */
export type RequestedInstalment = { total: Amounts; instalment: MonthlyInstalment } | null

/**
 * The instalment under a total that changes with the selection. Sums stay in the browser: it fetches only the texts,
 * once, and computes by the same formula. Until they have arrived, or without them, no instalment is shown.
 */
export function InstalmentUnderTotal({
  total,
  asked: requested,
}: {
  total: Amounts
  asked: RequestedInstalment
}): ReactNode {
  const { locale } = useFrame()
  const [texts, setTexts] = useState<InstalmentTexts | null>(null)
  const isAsked =
    requested !== null &&
    requested.total.amount_min === total.amount_min &&
    requested.total.amount_max === total.amount_max
  const isWanted = hasPage('instalments') && !isAsked && texts === null && creditTerms !== null

  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    fetchTexts(locale).then(
      (fetched) => {
        if (!isLeft) setTexts(fetched)
      },
      (error: unknown) => console.warn('A total stays without its instalment', error),
    )
    return () => {
      isLeft = true
    }
  }, [isWanted, locale])

  const instalment = isAsked
    ? requested.instalment
    : texts && monthlyInstalment(total, creditTerms, texts, locale)
  return instalment && <InstalmentLine instalment={instalment} />
}

async function fetchTexts(locale: string): Promise<InstalmentTexts> {
  const response = await fetch(`/api/instalment-texts/${locale}`, { signal: patience() })
  if (!response.ok) throw new Error(`The words of the instalment: ${response.status}`)
  return response.json()
}
