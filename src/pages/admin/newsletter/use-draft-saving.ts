import { type RefObject, useRef, useState } from 'react'

/** The answer of `autosave` in `endpoints/admin/newsletter`. */
type Answer = { revision: number; claims: Record<string, string[]> } | { error: string }

const pauseMs = 900

/**
 * Saves the form into the draft whenever typing pauses, and says at which revision it is: the previews beside it follow.
 * After a refusal it stops: the button says what is wrong.
 */
export function useDraftSaving(
  form: RefObject<HTMLFormElement | null>,
  begin: number,
  address: string,
  texts: { saved: string; unsaved: string },
) {
  const [state, setState] = useState({ revision: begin, message: '' })
  const [claims, setClaims] = useState<Record<string, string[]>>({})
  const timer = useRef(0)
  const running = useRef(false)
  const stopped = useRef(false)

  function wait(): void {
    clearTimeout(timer.current)
    if (!stopped.current) timer.current = window.setTimeout(() => void save(), pauseMs)
  }

  async function save(): Promise<void> {
    if (form.current === null || stopped.current) return
    // One at a time: each has to name the revision that the one before has made.
    if (running.current) return wait()
    running.current = true
    const answer = await send(address, form.current)
    running.current = false
    if ('error' in answer) {
      stopped.current = true
      return setState((now) => ({ ...now, message: answer.error || texts.unsaved }))
    }
    setState({ revision: answer.revision, message: texts.saved })
    setClaims(answer.claims)
  }

  return {
    ...state,
    claims,
    changed: wait,
    stop() {
      stopped.current = true
      clearTimeout(timer.current)
    },
  }
}

async function send(address: string, form: HTMLFormElement): Promise<Answer> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  try {
    const answer = await fetch(address, { method: 'POST', body })
    const isOurs = answer.ok || answer.status === 409 || answer.status === 422
    return isOurs ? await answer.json() : { error: '' }
  } catch (error) {
    console.warn('The draft could not be saved', error)
    return { error: '' }
  }
}
