import { type RefObject, useEffect, useRef, useState } from 'react'

/** How many fields of a form differ from what the server sent; while any do, the browser asks before it leaves. */
export function useUnsaved(form: RefObject<HTMLFormElement | null>) {
  const [fields, setFields] = useState(0)
  const leaving = useRef(false)

  useEffect(() => {
    if (fields === 0) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [fields])

  return {
    fields,
    count: () => setFields([...(form.current?.elements ?? [])].filter(isChanged).length),
    clear: () => setFields(0),
    /** The form itself is on its way. */
    leave: () => {
      leaving.current = true
    },
  }
}

function isChanged(element: Element): boolean {
  if (element instanceof HTMLSelectElement)
    return [...element.options].some((option) => option.selected !== option.defaultSelected)
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue
  if (!(element instanceof HTMLInputElement)) return false
  return element.type === 'checkbox'
    ? element.checked !== element.defaultChecked
    : element.value !== element.defaultValue
}
