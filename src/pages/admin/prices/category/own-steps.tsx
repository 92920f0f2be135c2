import type { ReactNode } from 'react'

/** Takes one's own last step back, and brings back the one taken back last. `form`: the form that sends it, if not around. */
export function OwnSteps({
  undo,
  redo,
  form,
}: {
  undo: string | null
  redo: string | null
  form?: string
}): ReactNode {
  const steps = [
    { value: 'undo', text: undo },
    { value: 'redo', text: redo },
  ]
  return steps.map(
    ({ value, text }) =>
      text !== null && (
        <button
          key={value}
          type="submit"
          form={form}
          name="intent"
          value={value}
          className="button button-quiet"
        >
          {text}
        </button>
      ),
  )
}
