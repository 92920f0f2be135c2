import type { ReactNode, RefObject } from 'react'
import { formatLei } from '../../format/money.ts'
import { formatPercent } from '../../format/percent.ts'
import { plural } from '../../format/plurals.ts'
import { useFrame } from '../../page-frame.ts'
import type { CalculatorTexts } from './calculator-types.ts'
import { daePercent } from './dae.ts'
import type { Plan, PlanInput } from './plan.ts'
import './instalment-results.css'

export type Result = { input: PlanInput; plan: Plan }

/** The figures of one credit, none of them larger than the DAE. Without a result their space stays. */
export function InstalmentResults({
  result,
  lender,
  texts,
  heading,
}: {
  result: Result | null
  lender: string
  texts: CalculatorTexts
  heading: RefObject<HTMLHeadingElement | null>
}): ReactNode {
  const { results, estimate, approval, estimateNote } = texts
  return (
    <section className="calculator-results" aria-labelledby="rezultat">
      <h2 id="rezultat" ref={heading} tabIndex={-1}>
        {results.title} <span className="calculator-label">{`${estimate}, ${approval}`}</span>
      </h2>
      {result === null && <p className="calculator-missing">{results.missing}</p>}
      <Figures result={result} texts={texts} />
      <p className="calculator-note">
        {lender} {estimateNote}
      </p>
    </section>
  )
}

function Figures({ result, texts }: { result: Result | null; texts: CalculatorTexts }) {
  const { locale } = useFrame()
  const { results, months } = texts
  const { input, plan } = result ?? { input: null, plan: null }
  const lei = (bani: number | undefined) => (bani === undefined ? '–' : formatLei(bani, locale))
  const percent = (value: number | null | undefined) =>
    value === undefined || value === null ? '–' : formatPercent(value, 2, locale)
  return (
    <>
      <dl className="calculator-main">
        <Figure label={results.instalment} value={lei(plan?.monthlyPayment)} />
        <Figure label={results.dae} value={percent(plan?.dae == null ? null : daePercent(plan.dae, 2))} />
        <Figure label={results.totalPayable} value={lei(plan?.totalPayable)} />
        <Figure label={results.totalCost} value={lei(plan?.totalCost)} />
      </dl>
      <dl className="calculator-rest">
        <Figure label={results.cashPrice} value={lei(input?.price)} />
        <Figure label={results.deposit} value={lei(input?.deposit)} />
        <Figure label={results.credit} value={lei(plan?.financed)} />
        <Figure
          label={results.duration}
          value={input === null ? '–' : plural(input.months, months, locale)}
        />
        <Figure label={results.rate} value={percent(input === null ? null : input.nominalRate / 100)} />
        <Figure label={results.interest} value={lei(plan?.totalInterest)} />
        <Figure label={results.fee} value={lei(input?.fee)} />
        <Figure label={results.insurance} value={lei(plan?.totalInsurance)} />
        <Figure label={results.lastInstalment} value={lei(plan?.rows.at(-1)?.payment)} />
      </dl>
    </>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
