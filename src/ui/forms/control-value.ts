/** What is typed, ticked or chosen. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

/** A box is its tick. */
export function valueIn(control: Control): string {
  return isTick(control) ? tick(control.checked) : control.value
}

/** As the server has sent it. */
export function sentValueOf(control: Control): string {
  if (isTick(control)) return tick(control.defaultChecked)
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const all = [...control.options]
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value ?? ''
}

/** As a person would, so that React hears of it. */
export function writeValue(control: Control, value: string): void {
  if (valueIn(control) === value) return
  if (isTick(control)) {
    // A radio button is let go by pressing another.
    if (control.type === 'checkbox' || value !== '') control.click()
    return
  }
  // Past React's own setter, which would take the value for one that it has written itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

export function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
}

const tick = (isTicked: boolean) => (isTicked ? 'yes' : '')
