import type { sheetKeys } from '../../sheet-keys.ts'
import { type ContactValues, wishes } from './fields.ts'

/** The days of an address: `2026-12-03.morning,2026-12-05`; without a part any will do. */
export function readDays(text: string): { day: string; part: string }[] {
  return text
    .split(',')
    .slice(0, 10)
    .map((wish) => wish.split('.'))
    .map(([day = '', part = '']) => ({ day, part }))
}

/** What is chosen in a form by the keys of an address, empty where nothing is. Nothing that somebody types is in it. */
function chosenIn(values: ContactValues): Record<'rand' | (typeof sheetKeys)[number], string> {
  const days = wishes.flatMap(({ day, part }) =>
    values[day] === '' ? [] : [values[part] === '' ? values[day] : `${values[day]}.${values[part]}`],
  )
  return {
    durere: values.complaint,
    tratament: values.treatment,
    medic: values.doctor,
    rand: values.estimate,
    zile: days.join(','),
    usor: values.comfort,
  }
}

/** Writes the choices of the form into the address: reloaded, printed, or come back to from the prices, it has them still. */
export function keepInAddress(values: ContactValues): void {
  const query = new URLSearchParams(location.search)
  for (const [key, value] of Object.entries(chosenIn(values))) {
    if (value === '') query.delete(key)
    else query.set(key, value)
  }
  // Compared as it is written here: a link may spell a comma as it is.
  if (`${query}` === `${new URLSearchParams(location.search)}`) return
  const search = query.size === 0 ? '' : `?${query}`
  history.replaceState(history.state, '', location.pathname + search + location.hash)
}
