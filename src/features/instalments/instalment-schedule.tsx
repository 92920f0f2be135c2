import type { ReactNode } from 'react'
import { formatLei } from '../../format/money.ts'
import { plural } from '../../format/plurals.ts'
import { useFrame } from '../../page-frame.ts'
import type { CalculatorTexts } from './calculator-types.ts'
import type { Plan, PlanInput } from './plan.ts'
import './instalment-schedule.css'

/** Every payment of a credit, the fee at signing included, so that the column of payments adds up to the total. */
export function InstalmentSchedule({
  input,
  plan,
  texts: { schedule },
}: {
  input: PlanInput
  plan: Plan
  texts: CalculatorTexts
}): ReactNode {
  const { locale } = useFrame()
  const { columns } = schedule
  const lei = (bani: number) => formatLei(bani, locale)
  return (
    <details className="schedule">
      <summary className="opens">{plural(input.months, schedule.summary, locale)}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="schedule-scroll" tabIndex={0} aria-label={schedule.title}>
        <table>
          <caption className="visually-hidden">{schedule.title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.payment}</th>
              <th scope="col">{columns.principal}</th>
              <th scope="col">{columns.interest}</th>
              <th scope="col">{columns.insurance}</th>
              <th scope="col">{columns.balance}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{schedule.start}</th>
              <td>{lei(input.fee)}</td>
              <td />
              <td />
              <td />
              <td>{lei(plan.financed)}</td>
            </tr>
            {plan.rows.map(({ month, payment, principal, interest, insurance, balance }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{lei(payment)}</td>
                <td>{lei(principal)}</td>
                <td>{lei(interest)}</td>
                <td>{lei(insurance)}</td>
                <td>{lei(balance)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{schedule.total}</th>
              <td>{lei(plan.totalPayable)}</td>
              <td>{lei(plan.financed)}</td>
              <td>{lei(plan.totalInterest)}</td>
              <td>{lei(plan.totalInsurance)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  )
}
