import { type ReactNode, useEffect, useRef } from 'react'
import { useFrame } from '../../../page-frame.ts'
import { trustedScript } from '../../../ui/trusted-types.ts'

declare global {
  interface Window {
    turnstile?: {
      render(place: HTMLElement, options: { sitekey: string; language: string }): string
      remove(widget: string): void
    }
  }
}

const scriptAddress = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** Cloudflare's check, if the clinic has enabled it. Each attempt needs a new token: `attempt` is another object then. */
export function Turnstile({ siteKey, attempt }: { siteKey: string; attempt: object }): ReactNode {
  const { locale } = useFrame()
  const place = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer counts once, so a new attempt asks again
  useEffect(() => {
    let widget: string | undefined
    let left = false
    loadScript().then(
      () => {
        if (place.current && !left)
          widget = window.turnstile?.render(place.current, { sitekey: siteKey, language: locale })
      },
      (error: unknown) => console.warn('Turnstile could not be loaded', error),
    )
    return () => {
      left = true
      if (widget !== undefined) window.turnstile?.remove(widget)
    }
  }, [siteKey, locale, attempt])

  return <div ref={place} />
}

let loading: Promise<void> | null = null

function loadScript(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src: trustedScript(scriptAddress),
      async: true,
    })
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('blocked or offline'))
    document.head.append(script)
  })
  return loading
}
