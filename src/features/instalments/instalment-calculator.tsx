import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { fill } from '../../format/fill.ts'
import { formatLei } from '../../format/money.ts'
import { decimalMark } from '../../format/numbers.ts'
import { formatPercent } from '../../format/percent.ts'
import { joinLocale, type Locale, perLocale } from '../../locale.ts'
import { useFrame } from '../../page-frame.ts'
import { insteadOfFollowing } from '../../ui/use-query-filter.ts'
import type { CalculatorTexts, Typed } from './calculator-types.ts'
import { calculatorConfig } from './config.ts'
import { daePercent } from './dae.ts'
import { InstalmentField, problemText } from './instalment-field.tsx'
import { InstalmentResults } from './instalment-results.tsx'
import { InstalmentSchedule } from './instalment-schedule.tsx'
import { type Plan, plan } from './plan.ts'
import { type CalculatorQuery, calculatorQuery, type QueryField, queryFields, toQuery } from './query.ts'
import type { InstalmentsWords } from './ro.ts'
import './instalment-calculator.css'
import '../../ui/styles/needs-script.css'

const fresh = perLocale((locale) => calculatorQuery(calculatorConfig, decimalMark(locale)))
const reader = calculatorQuery(calculatorConfig)
const start = toQuery(calculatorConfig.defaults)
/** What is asked first, and what the bank's offer says, which folds. */
const creditFields = ['pret', 'avans', 'luni'] as const
const termFields = ['dobanda', 'comision', 'asigurare'] as const
const readTyped = (typed: Typed) => reader(new URLSearchParams(typed))

/**
 * What a credit costs. Without scripts the form asks the server; with them results follow the input, and errors
 * show when a field is left.
 */
export function InstalmentCalculator({
  initial,
  lender,
  texts,
  children,
}: {
  initial: Typed
  lender: string
  texts: CalculatorTexts
  /** Between the figures and the schedule. */
  children: ReactNode
}): ReactNode {
  const { locale, path } = useFrame()
  const [typed, setTyped] = useState(initial)
  const [typing, setTyping] = useState<string | null>(null)
  const [termsOpen, openTerms] = useState(false)
  const [announced, say] = useState('')
  const [isChecked, setAsked] = useState(() => readTyped(initial).status === 'invalid')
  const summary = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const pressing = useRef(false)
  const { calculator } = texts
  const here = joinLocale(locale, path ?? '/')
  const asWritten = fresh(locale)
  const query = readTyped(typed)
  const problems = query.status === 'invalid' ? query.problems : {}
  const fieldOf = (field: QueryField) => (
    <InstalmentField
      key={field}
      field={field}
      value={typed[field]}
      problem={typing === field ? null : (problems[field] ?? null)}
      texts={calculator}
      months={texts.months}
      onFocus={() => {
        press(false)
        setTyping(field)
      }}
      onChange={(value) => type({ ...typed, [field]: value })}
    />
  )
  const { rate, fee, insurance } = calculator.fields
  const termsTyped = {
    rate: typed.dobanda + rate.unit,
    fee: `${typed.comision}\u00a0${fee.unit}`,
    insurance: `${typed.asigurare}\u00a0${insurance.unit}`,
  }
  const result = query.status === 'valid' ? { input: query.input, plan: plan(query.input) } : null

  // Input typed before hydration is only in the form.
  const takeOver = useEffectEvent(() => {
    if (form.current === null) return
    const standing = new FormData(form.current)
    const changed = queryFields.filter((field) => standing.get(field) !== typed[field])
    if (changed.length === 0) return
    const next = {
      ...typed,
      ...Object.fromEntries(changed.map((field) => [field, String(standing.get(field))])),
    }
    // Whoever has left the form by now has typed all of it.
    if (form.current.contains(document.activeElement)) setTyped(next)
    else update(next)
  })
  useEffect(() => takeOver(), [])

  function type(next: Typed): void {
    setTyped(next)
    if (readTyped(next).status === 'valid') setAsked(false)
  }

  function update(next: Typed): void {
    const query = asWritten(new URLSearchParams(next))
    history.replaceState(history.state, '', addressOf(here, query))
    setTyped(query.typed)
    // An announcement about old figures would be taken for the new result.
    say(query.status === 'valid' ? announcement(plan(query.input)) : '')
  }

  function announcement({ monthlyPayment, dae }: Plan): string {
    const instalment = formatLei(monthlyPayment, locale)
    return fill(texts.results.updated, { instalment, dae: formatPercent(daePercent(dae ?? 0, 2), 2, locale) })
  }

  function press(isDown: boolean): void {
    pressing.current = isDown
  }

  function calculate(event: SubmitEvent): void {
    event.preventDefault()
    press(false)
    setTyping(null)
    setAsked(query.status === 'invalid')
    update(typed)
    const next = query.status === 'valid' ? heading : summary
    requestAnimationFrame(() => {
      next.current?.focus({ preventScroll: true })
      // Scrolls the whole result into view, not only its heading.
      next.current?.closest('section, div')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    })
  }

  function leave({ relatedTarget }: FocusEvent<HTMLFormElement>): void {
    // An error that appeared now would move the button away from under the press. Safari focuses no button that is pressed.
    const isPressed = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
    if (isPressed || pressing.current) return
    setTyping(null)
    // Also before a link is followed: Back and the other language restore these figures.
    update(typed)
  }

  return (
    <div className="calculator">
      <form
        ref={form}
        className="calculator-form"
        method="get"
        action={`${here}#rezultat`}
        noValidate
        onSubmit={calculate}
        onBlur={leave}
      >
        <h2>{calculator.title}</h2>
        <p className="calculator-lead">{calculator.lead}</p>
        {isChecked && query.status === 'invalid' && (
          <Summary query={query} texts={calculator} locale={locale} focus={summary} months={texts.months} />
        )}
        <div className="calculator-fields">{creditFields.map(fieldOf)}</div>
        <details
          className="calculator-terms"
          open={termsOpen || termFields.some((field) => problems[field] !== undefined)}
          onToggle={({ currentTarget }) => openTerms(currentTarget.open)}
        >
          <summary className="opens">{fill(calculator.terms, termsTyped)}</summary>
          <div className="calculator-fields">{termFields.map(fieldOf)}</div>
        </details>
        <p className="calculator-actions">
          <button type="submit" className="button" onPointerDown={() => press(true)}>
            {calculator.submit}
          </button>
          <a
            href={here}
            onClick={(event) =>
              insteadOfFollowing(event, () => {
                setAsked(false)
                update(asWritten(new URLSearchParams()).typed)
              })
            }
          >
            {calculator.reset}
          </a>
          <button
            type="button"
            className="button-plain needs-script"
            onClick={() => {
              const link = new URL(addressOf(here, query), location.href).href
              navigator.clipboard.writeText(link).then(
                () => say(calculator.shared),
                () => say(link),
              )
            }}
          >
            {calculator.share}
          </button>
        </p>
        <p className="calculator-said" role="status">
          {announced}
        </p>
        {result && (
          <p className="calculator-line keeps-clear no-print" aria-hidden="true">
            {announcement(result.plan)}
          </p>
        )}
      </form>
      <InstalmentResults result={result} lender={lender} texts={texts} heading={heading} />
      {children}
      {result && <InstalmentSchedule {...result} texts={texts} />}
    </div>
  )
}

function Summary({
  query,
  texts,
  months,
  locale,
  focus,
}: {
  query: Extract<CalculatorQuery, { status: 'invalid' }>
  texts: InstalmentsWords['calculator']
  months: InstalmentsWords['months']
  locale: Locale
  focus: RefObject<HTMLDivElement | null>
}) {
  return (
    <div className="calculator-summary" ref={focus} tabIndex={-1}>
      <p className="calculator-summary-title">{texts.summary}</p>
      <ul>
        {queryFields.map((field) => {
          const problem = query.problems[field]
          return (
            problem !== undefined && (
              <li key={field}>
                <a href={`#${field}`}>{problemText(problem, field, texts, months, locale)}</a>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

/** Default values need no query. */
function addressOf(here: string, query: CalculatorQuery): string {
  const words = query.status === 'valid' ? toQuery(query.input) : `${new URLSearchParams(query.typed)}`
  return words === start ? here : `${here}?${words}`
}
