import type { MouseEvent, ReactNode } from 'react'
import { joinLocale, languageSwitch, otherLocale } from '../locale.ts'
import { type PageFrame, useFrame } from '../page-frame.ts'
import './language-link.css'

/** The same page in the other language; where there is none, the list that it would be in. */
export function LanguageLink({ long = false }: { long?: boolean }): ReactNode {
  const frame = useFrame()
  const { label, short, name, none } = frame.layout.texts.language
  const twin = otherLocale(frame.locale)
  const there = twinHref(frame)
  const text = { className: 'language-link', lang: twin, children: long ? name : short }
  const said = hasTwin(frame) ? label : none
  return (
    <>
      <a
        {...text}
        href={there}
        hrefLang={twin}
        aria-label={long && hasTwin(frame) ? undefined : `${short} – ${said}`}
        title={hasTwin(frame) ? undefined : none}
        onClick={bringAlong}
        onAuxClick={bringAlong}
      />
      {frame.route === 'contact' && (
        <button
          {...text}
          type="submit"
          form="formular"
          formAction={`${there}#formular`}
          name={languageSwitch}
          aria-label={`${short} – ${said}`}
        />
      )}
    </>
  )
}

/**
 * What was picked since the page came stands in its address alone: filters, an estimate, a calculation. What was typed
 * into a form goes along by itself where links load no documents; elsewhere the form is sent for it.
 */
function bringAlong(event: MouseEvent<HTMLAnchorElement>): void {
  const { currentTarget: link } = event
  const button = link.nextElementSibling
  if (location.search !== '') link.search = location.search
  if (event.type !== 'click' || event.ctrlKey || event.metaKey || event.shiftKey) return
  const isForm = button instanceof HTMLButtonElement && button.name === languageSwitch
  if (!isForm || 'navigation' in document.documentElement.dataset) return
  event.preventDefault()
  button.click()
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
