import type { FormEvent } from 'react'

/** Submits the form of an event that was prevented as it was submitted: by the same button. */
export function submitAgain({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): () => void {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return () => currentTarget.requestSubmit(submitter)
}
