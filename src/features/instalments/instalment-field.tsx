import type { ReactNode } from 'react'
import { fill } from '../../format/fill.ts'
import { formatLei } from '../../format/money.ts'
import { formatPercent } from '../../format/percent.ts'
import { plural } from '../../format/plurals.ts'
import type { Locale } from '../../locale.ts'
import { useFrame } from '../../page-frame.ts'
import { calculatorConfig } from './config.ts'
import type { QueryField, QueryProblem } from './query.ts'
import type { InstalmentsWords } from './ro.ts'
import './instalment-field.css'

type Texts = InstalmentsWords['calculator']

const nameOf = {
  pret: 'price',
  avans: 'deposit',
  luni: 'months',
  dobanda: 'rate',
  comision: 'fee',
  asigurare: 'insurance',
} as const satisfies Record<QueryField, keyof Texts['fields']>

export function InstalmentField({
  field,
  value,
  problem,
  texts,
  months,
  onFocus,
  onChange,
}: {
  field: QueryField
  value: string
  problem: QueryProblem | null
  texts: Texts
  months: InstalmentsWords['months']
  onFocus: () => void
  onChange: (value: string) => void
}): ReactNode {
  const { locale } = useFrame()
  const { label, hint, unit } = texts.fields[nameOf[field]]
  const described = problem === null ? `${field}-hint` : `${field}-problem ${field}-hint`
  return (
    <div className="calculator-field">
      <label htmlFor={field}>{label}</label>
      <p className="calculator-hint" id={`${field}-hint`}>
        {hint}
      </p>
      {problem !== null && (
        <p className="calculator-problem" id={`${field}-problem`}>
          {problemText(problem, field, texts, months, locale)}
        </p>
      )}
      <span className="calculator-input">
        <input
          id={field}
          name={field}
          type="text"
          inputMode={field === 'luni' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={40}
          value={value}
          aria-describedby={described}
          aria-invalid={problem === null ? undefined : true}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="calculator-unit" aria-hidden="true">
          {unit}
        </span>
      </span>
    </div>
  )
}

/** The error of a field, and a valid example. */
export function problemText(
  problem: QueryProblem,
  field: QueryField,
  { errors, fields }: Texts,
  months: InstalmentsWords['months'],
  locale: Locale,
): string {
  const { label } = fields[nameOf[field]]
  const { min, max } = limitsOf(field)
  const amount = (value: number) => amountText(value, field, months, locale)
  switch (problem) {
    case 'required':
      return fill(errors.required, { field: label })
    case 'malformed':
      return fill(field === 'luni' ? errors.whole : errors.number, { field: label })
    case 'tooLow':
      return fill(errors.min, { field: label, min: amount(min) })
    case 'tooHigh':
      return fill(errors.max, { field: label, max: amount(max) })
    case 'notBelowPrice':
      return errors.depositOverPrice
    case 'notBelowCredit':
      return errors.feeOverCredit
    default:
      return problem satisfies never
  }
}

function limitsOf(field: QueryField): { min: number; max: number } {
  const { price, months, nominalRate, fee, insurancePerMonth } = calculatorConfig.limits
  const deposit = { min: 0, max: price.max }
  return {
    pret: price,
    avans: deposit,
    luni: months,
    dobanda: nominalRate,
    comision: fee,
    asigurare: insurancePerMonth,
  }[field]
}

function amountText(
  value: number,
  field: QueryField,
  months: InstalmentsWords['months'],
  locale: Locale,
): string {
  if (field === 'luni') return plural(value, months, locale)
  return field === 'dobanda' ? formatPercent(value / 100, 0, locale) : formatLei(value, locale)
}
