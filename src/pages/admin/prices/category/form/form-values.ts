import { newRowKey, treatmentsBetween } from '../../fields.ts'

/** What a form would submit, by name; several boxes of one name are one value. */
export type FormValues = ReadonlyMap<string, string>

export function readValues(form: HTMLFormElement): FormValues {
  const values = new Map<string, string>()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || name === 'row' || name === 'version') continue
    const before = values.get(name)
    values.set(name, before === undefined ? value : before + treatmentsBetween + value)
  }
  return values
}

/** The form as the server rendered it. */
export function defaultValues(form: HTMLFormElement): FormValues {
  const copy = form.cloneNode(true)
  if (!(copy instanceof HTMLFormElement)) return new Map()
  copy.reset()
  return readValues(copy)
}

/** The names of changed fields. An unticked box is absent, which equals empty. */
export function changedNames(before: FormValues, now: FormValues): string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (name) => (before.get(name) ?? '') !== (now.get(name) ?? ''),
  )
}

/** The new row has no id until it is added: it is never saved half-written. */
export function isOfNewRow(name: string): boolean {
  return name.startsWith(`${newRowKey}.`)
}

/** The row that a field belongs to. */
export function rowOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'))
}

/** Writes a value into the field of that name, or ticks its boxes. */
export function writeValue(form: HTMLFormElement, name: string, value: string): void {
  const ticked = new Set(value.split(treatmentsBetween))
  for (const element of form.elements)
    if (element instanceof HTMLInputElement && element.name === name && element.type === 'checkbox')
      element.checked = ticked.has(element.value)
    else if (isTextField(element) && element.name === name) element.value = value
}

function isTextField(
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}
