import type { MouseEvent, ReactNode } from 'react'
import { joinLocale, type Locale, languageSwitch, otherLocales } from '../locale.ts'
import { type PageFrame, useFrame } from '../page-frame.ts'
import './language-link.css'

/** The id of the contact form, which a link to it also names. */
const contactForm = 'formular'

/** The same page in every other language; if it is not written in one, the list it belongs to. */
export function LanguageLinks({ long = false }: { long?: boolean }): ReactNode {
  const { locale, route } = useFrame()
  return (
    <>
      {route === 'contact' && !long && <DefaultButton />}
      {otherLocales(locale).map((to) => (
        <LanguageLink key={to} to={to} long={long} />
      ))}
    </>
  )
}

/**
 * What Enter in a field of the contact form presses: the first submit button of the form in the document, which would
 * otherwise be the language link of the header. It is not `display: none`, since WebKit passes over such a button.
 */
function DefaultButton(): ReactNode {
  return (
    <button type="submit" form={contactForm} className="visually-hidden" tabIndex={-1} aria-hidden={true} />
  )
}

function LanguageLink({ to, long }: { to: Locale; long: boolean }): ReactNode {
  const frame = useFrame()
  const texts = frame.layout.texts.language[to]
  if (texts === undefined) return null
  const { label, short, name, none } = texts
  const there = hrefIn(to, frame)
  const isWritten = isWrittenIn(to, frame)
  const text = { className: 'language-link', lang: to, children: long ? name : short }
  const note = isWritten ? label : none
  return (
    <>
      <a
        {...text}
        href={there}
        hrefLang={to}
        aria-label={long && isWritten ? undefined : `${short} – ${note}`}
        title={isWritten ? undefined : none}
        onClick={bringAlong}
        onAuxClick={bringAlong}
      />
      {frame.route === 'contact' && (
        <button
          {...text}
          type="submit"
          form={contactForm}
          formAction={`${there}#${contactForm}`}
          name={languageSwitch}
          value={frame.locale}
          aria-label={`${short} – ${note}`}
        />
      )}
    </>
  )
}

/**
 * Filters, an estimate, a calculation made since the page loaded are only in the address, so the link takes its
 * query. Form input is kept by itself on client navigation; elsewhere the form is submitted for it.
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

export function hrefIn(to: Locale, frame: PageFrame): string {
  const shared = frame.path ?? '/'
  if (isWrittenIn(to, frame)) return joinLocale(to, shared) + frame.query
  return joinLocale(to, shared.slice(0, shared.lastIndexOf('/')) || '/')
}

/** Whether the page exists in that language; an article may be written in one only. */
export function isWrittenIn(to: Locale, { head }: PageFrame): boolean {
  return head.alternates.length === 0 || head.alternates.some(({ hreflang }) => hreflang === to)
}
