import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react'
import { formatWeekday } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { useFrame } from '../../page-frame.ts'
import { Field, FieldGroup } from '../../ui/forms/field.tsx'
import type { ChoiceGroup } from './choices.server.ts'
import { dayAfterKey, gridKeys, type Week, weeksToTap } from './day-grid.ts'
import { type ContactErrors, type ContactValues, laterName, partsOfDay, wishes } from './fields.ts'
import type { FormTexts } from './form-types.ts'
import './wishes.css'

type WishesProps = {
  days: readonly ChoiceGroup[]
  values: ContactValues
  errors: ContactErrors
  texts: Pick<FormTexts, 'wishes' | 'fields' | 'options' | 'errorPrefix'>
}

/** Up to three wishes. Styles show the next one once the one before has a day, with and without scripts. */
export function Wishes(props: WishesProps): ReactNode {
  const { wishes: words, errorPrefix } = props.texts
  const weeks = weeksToTap(props.days.flatMap(({ choices }) => choices.map(({ value }) => value)))
  return (
    <FieldGroup name="wishes" texts={{ label: words.legend, hint: words.hint }} errorPrefix={errorPrefix}>
      {wishes.map((wish, index) => (
        <Wish key={wish.day} {...props} wish={wish} number={index + 1} weeks={weeks} />
      ))}
    </FieldGroup>
  )
}

/**
 * A day to tap, or a later one from a list, and a part of the day. Both controls submit the same name; the server
 * takes the one that is not empty.
 */
function Wish({
  wish: { day, part },
  number,
  weeks,
  days,
  values,
  errors,
  texts: { wishes: words, options, fields, errorPrefix },
}: WishesProps & { wish: (typeof wishes)[number]; number: number; weeks: readonly Week[] }) {
  const near = new Set(weeks.flatMap((week) => week.map((cell) => cell.day)))
  const texts = new Map(days.flatMap(({ choices }) => choices.map(({ value, text }) => [value, text])))
  return (
    <fieldset className="wish" onChange={keepOneDay}>
      <legend className="wish-number">{fill(words.wish, { number })}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys pressed in its radio buttons arrive here */}
      <div className="wish-days" onKeyDown={(event) => moveInGrid(event, weeks)}>
        <WeekdayNames week={weeks[0] ?? []} />
        {weeks.flat().map((cell) => (
          <Day key={cell.day} name={day} {...cell} text={texts.get(cell.day) ?? ''} chosen={values[day]} />
        ))}
      </div>
      <label className="field-choice wish-none">
        <input type="radio" name={day} value="" defaultChecked={!near.has(values[day])} />
        {words.none}
      </label>
      <Field name={day} texts={{ label: words.later }} error={errors[day]} errorPrefix={errorPrefix}>
        {(control) => (
          <select
            {...control}
            name={laterName(day)}
            className="field-box"
            defaultValue={near.has(values[day]) ? '' : values[day]}
          >
            <option value="">{options.anyDay}</option>
            {days.map(({ label, choices }) => (
              <optgroup key={label} label={label}>
                {choices
                  .filter(({ value }) => !near.has(value))
                  .map(({ value, text }) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <FieldGroup
        name={`${part}-parts`}
        texts={{ label: fields.part.label }}
        error={errors[part]}
        errorPrefix={errorPrefix}
      >
        <div className="wish-parts">
          {partsOfDay.map((each) => {
            const value = each === 'any' ? '' : each
            const isKnown = partsOfDay.some((each) => each === values[part])
            return (
              <label key={each}>
                <input
                  type="radio"
                  name={part}
                  id={each === 'any' ? part : undefined}
                  value={value}
                  defaultChecked={values[part] === value || (each === 'any' && !isKnown)}
                />
                <span>{options.parts[each]}</span>
              </label>
            )
          })}
        </div>
      </FieldGroup>
    </fieldset>
  )
}

function WeekdayNames({ week }: { week: Week }) {
  const { locale } = useFrame()
  return week.map(({ day }) => (
    <span key={day} className="wish-weekday" aria-hidden="true">
      {formatWeekday(day, locale).slice(0, 2)}
    </span>
  ))
}

function Day({
  name,
  day,
  isOpen,
  text,
  chosen,
}: {
  name: string
  day: string
  isOpen: boolean
  /** The whole day in words. */
  text: string
  chosen: string
}) {
  const number = Number(day.slice(-2))
  if (!isOpen)
    return (
      <span className="wish-closed" aria-hidden="true">
        {number}
      </span>
    )
  return (
    <label className="wish-day">
      <input type="radio" name={name} value={day} defaultChecked={chosen === day} />
      <span aria-hidden="true">
        {`${number} `}
        <small>{text.split(/\s/).at(-1)?.slice(0, 3)}</small>
      </span>
      <span className="visually-hidden">{text}</span>
    </label>
  )
}

/** Tapping a day clears the later one, and the other way round. */
function keepOneDay({ target, currentTarget }: ChangeEvent<HTMLFieldSetElement>): void {
  const later = currentTarget.querySelector('select')
  const none = currentTarget.querySelector<HTMLInputElement>('.wish-none input')
  if (later === null || none === null) return
  if (target instanceof HTMLSelectElement) none.checked ||= later.value !== ''
  else if (target instanceof HTMLInputElement && target.name === none.name && target !== none)
    later.value = ''
}

/** Up and down move by a week, as in any calendar; the browser would move to the next day. */
function moveInGrid(event: KeyboardEvent<HTMLDivElement>, weeks: readonly Week[]): void {
  const { target, currentTarget } = event
  const key = event.ctrlKey ? `Control+${event.key}` : event.key
  if (!(target instanceof HTMLInputElement) || event.metaKey || event.altKey || !gridKeys.test(key)) return
  event.preventDefault()
  const day = dayAfterKey(key, target.value, weeks)
  const next = day === null ? null : currentTarget.querySelector<HTMLInputElement>(`[value="${day}"]`)
  next?.focus()
  next?.click()
}
