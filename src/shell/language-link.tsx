import type { ReactNode } from 'react'
import { joinLocale, otherLocale } from '../locale.ts'
import { type PageFrame, useFrame } from '../page-frame.ts'
import './language-link.css'

/** The same page in the other language; where there is none, the list that it would be in. */
export function LanguageLink({ long = false }: { long?: boolean }): ReactNode {
  const frame = useFrame()
  const { label, short, name } = frame.layout.texts.language
  const twin = otherLocale(frame.locale)
  return (
    <a
      className="language-link"
      href={twinHref(frame)}
      hrefLang={twin}
      lang={twin}
      aria-label={long ? undefined : `${short} – ${label}`}
    >
      {long ? name : short}
    </a>
  )
}

export function twinHref(frame: PageFrame): string {
  const shared = frame.path ?? '/'
  const twin = otherLocale(frame.locale)
  if (hasTwin(frame)) return joinLocale(twin, shared) + frame.query
  return joinLocale(twin, shared.slice(0, shared.lastIndexOf('/')) || '/')
}

/** Whether the page itself exists in the other language; an article may be written in one alone. */
export function hasTwin({ locale, head }: PageFrame): boolean {
  return (
    head.alternates.length === 0 || head.alternates.some(({ hreflang }) => hreflang === otherLocale(locale))
  )
}
