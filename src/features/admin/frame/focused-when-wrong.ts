import type { ControlProps } from '../../../ui/forms/field.tsx'

/**
 * A control that takes the focus when it was refused: without scripts it is the only way to lead back to it, and a phone
 * shows a form in parts. Of several the browser takes the first.
 */
export function focusedWhenWrong(control: ControlProps): ControlProps & { autoFocus: boolean } {
  return { ...control, autoFocus: control['aria-invalid'] === true }
}
