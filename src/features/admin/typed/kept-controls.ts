import { type Control, isControl, isTick } from '../../../ui/forms/control-value.ts'
import { secretFields } from '../account/secret-fields.ts'

/** Hidden fields are the server's, files are not ours to keep, and what is secret is kept nowhere. */
const unkeptTypes: ReadonlySet<string> = new Set([
  'hidden',
  'file',
  'password',
  'submit',
  'button',
  'image',
  'reset',
])
/** Also while a password is shown. */
const secret = /password|one-time-code/
/** Searches, marked rows, recipients and confirmations are not kept: a person confirms what they see now. */
const unkeptNames: ReadonlySet<string> = new Set([
  ...secretFields,
  'who',
  'locale',
  'row',
  'sure',
  'anyway',
  'confirmed',
])

/** The controls whose values are kept, each under a name of its own. */
export function keptControls(form: HTMLFormElement): Map<string, Control> {
  const controls = new Map<string, Control>()
  if (form.method !== 'post') return controls
  for (const element of form.elements)
    if (isControl(element) && isKept(element)) controls.set(nameIn(element), element)
  return controls
}

function isKept(control: Control): boolean {
  return (
    control.name !== '' &&
    !unkeptTypes.has(control.type) &&
    !unkeptNames.has(control.name) &&
    !secret.test(control.autocomplete)
  )
}

function nameIn(control: Control): string {
  return isTick(control) ? `${control.name}=${control.value}` : control.name
}

/** The name of a form on its page: its first field, or its own name if its fields change. */
export function nameOfForm(form: HTMLFormElement): string | null {
  const [first] = keptControls(form).values()
  if (first === undefined) return null
  return form.dataset.typed ?? (first.id || first.name)
}
