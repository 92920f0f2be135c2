import type { ReactNode } from 'react'
import { annuity } from '../../../../../features/instalments/annuity.ts'
import { type Column, fieldsOf, priceColumns, type RowField } from '../../../../../features/prices/columns.ts'
import { type Amounts, priceText } from '../../../../../features/prices/price-text.ts'
import { fill } from '../../../../../format/fill.ts'
import { formatLei } from '../../../../../format/money.ts'
import { parseLei } from '../../../../../format/number-input.ts'
import { useFrame } from '../../../../../page-frame.ts'
import { Field, FieldGroup } from '../../../../../ui/forms/field.tsx'
import { isInForm, nameOf, newRowKey, treatmentsBetween } from '../../fields.ts'
import type { AdminCategoryProps, EditedRow, Option } from '../props.ts'
import './row.css'

type RowProps = AdminCategoryProps & {
  row: EditedRow
  /** The whole form as typed, once something was. */
  typed: FormData | null
}

type Fact = Exclude<Column, { kind: 'line' | 'lines' | 'flag' | 'treatments' }>

const titles = priceColumns.filter((column) => column.kind === 'line')
const lists = priceColumns.filter((column) => column.kind === 'lines')
const flags = priceColumns.filter((column) => column.kind === 'flag')
const facts = priceColumns.filter(
  (column): column is Fact => !['line', 'lines', 'flag', 'treatments'].includes(column.kind),
)

export function RowEditor({ row, typed, isGone, ...props }: RowProps & { isGone: boolean }): ReactNode {
  const { key, title, values, removed } = row
  const { texts, choices, conflict } = props
  const errors: AdminCategoryProps['errors'] = { ...conflict?.marks, ...props.errors }
  const { edit, fields, errorPrefix } = texts
  const isNew = key === newRowKey

  function field(name: RowField, render: Parameters<typeof Field>[0]['children']): ReactNode {
    const id = nameOf(key, name)
    if (!isInForm(name)) return <input key={id} type="hidden" name={id} defaultValue={values[name]} />
    return (
      <Field key={id} name={id} texts={fields[name]} error={errors[id]} errorPrefix={errorPrefix}>
        {render}
      </Field>
    )
  }
  const line = (name: RowField, type = 'text', inputMode?: 'decimal' | 'numeric') =>
    field(name, (control) => (
      <input
        {...control}
        className="field-box"
        data-field={name}
        type={type}
        inputMode={inputMode}
        defaultValue={values[name]}
      />
    ))
  const choice = (name: RowField, options: readonly Option[]) =>
    field(name, (control) => (
      <select {...control} className="field-box" data-field={name} defaultValue={values[name]}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    ))
  const settledDay = (name: RowField) => {
    const id = nameOf(key, name)
    const texts = { ...fields[name], hint: edit.settledDay }
    return (
      <Field key={id} name={id} texts={texts} error={errors[id]} errorPrefix={errorPrefix}>
        {(control) => (
          <input
            {...control}
            className="field-box"
            data-field={name}
            type="date"
            readOnly
            defaultValue={values[name]}
          />
        )}
      </Field>
    )
  }
  const list = (name: RowField) =>
    field(name, (control) => (
      <textarea {...control} className="field-box" rows={3} defaultValue={values[name]} />
    ))
  const fact = (column: Fact) => {
    switch (column.kind) {
      case 'choice':
        return choice(column.name, choices[column.choices])
      case 'number':
        return line(column.name, 'text', 'numeric')
      case 'amount':
        return line(column.field, 'text', 'decimal')
      case 'day':
        return column.name === 'valid_from' && row.isPublished
          ? settledDay(column.name)
          : line(column.name, 'date')
      default:
        return column satisfies never
    }
  }
  const hasWrongList = lists.flatMap(fieldsOf).some((name) => errors[nameOf(key, name)] !== undefined)

  return (
    <fieldset className="row-editor" id={key} disabled={isGone} data-new={isNew || undefined}>
      <legend className="row-editor-title">{isNew ? edit.newRow : fill(edit.row, { title })}</legend>
      <input type="hidden" name="row" value={key} />
      {isNew && <p className="small row-editor-wide">{edit.newRowHint}</p>}
      {isGone && (
        <p className="row-editor-wide" role="alert">
          {edit.gone}
        </p>
      )}
      {titles.flatMap(fieldsOf).map((name) => line(name))}
      <div className="row-editor-facts">{facts.map(fact)}</div>
      <Figures row={row} typed={typed} {...props} />
      <details className="row-editor-wide" open={hasWrongList}>
        <summary>
          {edit.lists}
          <span className="visually-hidden">: {title}</span>
        </summary>
        <p className="small">{edit.listsHint}</p>
        <div className="row-editor-lists">{lists.flatMap(fieldsOf).map(list)}</div>
      </details>
      <Treatments row={row} {...props} />
      <div className="row-editor-wide row-editor-ticks">
        {flags.map(({ name }) => (
          <Tick key={name} name={nameOf(key, name)} text={fields[name].label} ticked={values[name] !== ''} />
        ))}
        {!isNew && <Tick name={nameOf(key, 'remove')} text={fields.remove.label} ticked={removed} />}
      </div>
    </fieldset>
  )
}

/** The treatment pages that quote the row. */
function Treatments({ row, texts, choices, errors }: Omit<RowProps, 'typed'>) {
  const name = nameOf(row.key, 'treatments')
  const ticked = new Set(row.values.treatments.split(treatmentsBetween))
  const named = choices.treatments.filter(({ value }) => ticked.has(value))
  const { label } = texts.fields.treatments
  return (
    <details className="row-editor-wide" open={errors[name] !== undefined}>
      <summary>
        {label}
        <span className="visually-hidden">: {row.title}</span>
        {named.length > 0 && <span className="row-editor-named"> ({named.length})</span>}
      </summary>
      <FieldGroup name={name} texts={{ label }} error={errors[name]} errorPrefix={texts.errorPrefix}>
        <div className="row-editor-choices">
          {choices.treatments.map(({ value, text }) => (
            <label key={value} className="field-choice">
              <input
                type="checkbox"
                id={`${name}.${value}`}
                name={name}
                value={value}
                defaultChecked={ticked.has(value)}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
    </details>
  )
}

function Tick({ name, text, ticked }: { name: string; text: string; ticked: boolean }) {
  return (
    <label className="field-choice">
      <input type="checkbox" id={name} name={name} value="yes" defaultChecked={ticked} />
      <span>{text}</span>
    </label>
  )
}

// Not from the schema, which would load its library.
const kinds = ['fixed', 'from', 'range'] as const satisfies readonly Amounts['kind'][]

/** The new price, the published one, and the instalments. */
function Figures({ row, typed, texts, credit }: RowProps) {
  const { locale } = useFrame()
  const { key, values, published } = row
  const value = (name: 'kind' | 'min' | 'max') => {
    const entry = typed?.get(nameOf(key, name))
    return typeof entry === 'string' ? entry : values[name]
  }
  const kind = kinds.find((each) => each === value('kind')) ?? 'fixed'
  const amount_min = parseLei(value('min'))
  const amount_max = kind === 'range' ? parseLei(value('max')) : null
  const isComplete = amount_min !== null && (kind !== 'range' || amount_max !== null)
  // The upper end of a range, as on the price page.
  const price = amount_max ?? amount_min ?? 0
  const { nominalRate, months, duration, insurancePerMonth, least } = credit
  return (
    <p className="row-editor-wide row-editor-figures small">
      {isComplete && <strong>{priceText({ kind, amount_min, amount_max }, locale, texts)}</strong>}
      {isComplete && price >= least && (
        <span data-instalment>
          {fill(texts.edit.instalment, {
            amount: formatLei(annuity(price, nominalRate, months) + insurancePerMonth, locale),
            months: duration,
          })}
        </span>
      )}
      {published !== null && <span>{published}</span>}
    </p>
  )
}
