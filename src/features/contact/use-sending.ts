import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { languageSwitch } from '../../locale.ts'
import { focusOnArrival } from '../../ui/forms/focus-on-arrival.ts'
import { patience } from '../../ui/patience.ts'
import { errorsLeft } from './errors-left.ts'
import type { ContactResult } from './fields.ts'
import type { ContactFormProps } from './form-types.ts'

type Refusal = Pick<ContactFormProps, 'errors' | 'problem' | 'token'>

/** Submits the form without leaving the page, once at a time. The input is never lost. */
export function useSending({ errors, problem, token, texts }: ContactFormProps) {
  const [refusal, setRefusal] = useState<Refusal>({ errors, problem, token })
  const [left, setLeft] = useState(errors)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const summary = useRef<HTMLElement>(null)
  const arrived = useRef(refusal)

  // Each refusal takes the focus, also one like the last.
  useEffect(() => {
    if (summary.current === null) return
    if (!document.title.startsWith(texts.errorPrefix))
      document.title = `${texts.errorPrefix} ${document.title}`
    if (refusal === arrived.current) focusOnArrival(summary.current)
    else summary.current.focus()
  }, [refusal, texts.errorPrefix])

  // Whoever left while it was being sent, and comes back, may find this page as it was left.
  useEffect(() => {
    const wakeUp = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      busy.current = false
      setSending(false)
    }
    addEventListener('pageshow', wakeUp)
    return () => removeEventListener('pageshow', wakeUp)
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    if (new FormData(event.currentTarget, event.nativeEvent.submitter).has(languageSwitch)) return
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setSending(true)
    const answer = await send(event.currentTarget)
    // Going back leads to what was read before, as the form would look as if nothing had been sent.
    if (answer?.status === 'sent') return location.replace(answer.location)
    const failed = navigator.onLine ? texts.failed : texts.offline
    const refused = answer ?? { errors: {}, problem: failed, token: refusal.token }
    setRefusal(refused)
    setLeft(refused.errors)
    busy.current = false
    setSending(false)
  }

  /** Takes away the errors that what was just typed has put right. */
  function clearErrors(form: HTMLFormElement, changed: string): void {
    setLeft((before) => errorsLeft(before, form, changed))
  }

  return { refusal, errors: left, sending, submit, summary, settle: clearErrors }
}

/** Null when there is no answer, or not one of this site. */
async function send(form: HTMLFormElement): Promise<ContactResult | null> {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: patience(),
    })
    const answer: ContactResult = await response.json()
    return answer.status === 'sent' || answer.status === 'refused' ? answer : null
  } catch (error) {
    console.warn('The form could not be sent', error)
    return null
  }
}
