import type { ReactNode } from 'react'
import { joinLocale } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { href, type RouteId, routes } from '../../../routes.ts'
import { GivenBack } from '../typed/given-back.tsx'
import type { TypedWords } from '../typed/ro.ts'
import { DraftBar, type DraftBarProps } from './draft-bar.tsx'
import type { FrameWords } from './ro.ts'
import './admin-bar.css'
import './no-visitor-bars.css'

/** A page of the menu. */
export type Place = { id: RouteId; text: string }

export type AdminBarProps = {
  places: readonly Place[]
  texts: Omit<FrameWords, 'meta' | 'pageIn' | 'signedInAs' | 'bar' | 'edit' | 'formatting' | 'waiting'> & {
    typed: TypedWords
  }
  /** Whose typing is kept on this device. */
  account: string
  signedInAs: string
  /** The unpublished changes of each subject; null if draft and publication are equal. */
  drafts: readonly (DraftBarProps | null)[]
  /** Requests that wait for an answer, as a figure and in words; null when none does. */
  waiting: { count: number; text: string } | null
}
/** `href`: the field that it is about. */
export type Flash = { text: string; wrong: boolean; href?: string }

/** The page of the menu to which one belongs that lies in no folder of it. */
const within: Partial<Record<RouteId, RouteId>> = { 'admin/preview': 'admin/prices' }

/** Navigation between the admin pages, and signing out: on a narrow screen one line, which opens. */
export function AdminBar({ texts, places, account, signedInAs, drafts, waiting }: AdminBarProps): ReactNode {
  const { locale, route } = useFrame()
  const page = within[route] ?? route
  const current = places.find(({ id }) => page === id || page.startsWith(`${id}/`))
  const count = waiting !== null && (
    <span className="admin-bar-count">
      <span aria-hidden="true">{waiting.count}</span>
      <span className="visually-hidden">({waiting.text})</span>
    </span>
  )
  return (
    <div className="admin-bar no-print">
      <details className="wrap admin-bar-menu">
        <summary>
          {texts.menu}
          {current && <strong>{current.text}</strong>}
          {count}
        </summary>
        <div className="admin-bar-inside">
          <nav aria-label={texts.label}>
            <ul className="admin-bar-places">
              {places.map(({ id, text }) => (
                <li key={id}>
                  <a
                    href={joinLocale(locale, routes[id].path)}
                    aria-current={id === current?.id ? currentAs(route === id) : undefined}
                  >
                    {text}
                    {id === 'admin/requests' && count}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <form className="admin-bar-account" method="post" action={joinLocale(locale, '/admin/sign-out')}>
            <a href={href('home', locale)}>{texts.site}</a>
            <span className="small">{signedInAs}</span>
            <button type="submit" className="button-plain">
              {texts.signOut}
            </button>
          </form>
        </div>
      </details>
      {drafts.map((draft) => draft !== null && <DraftBar key={draft.label} {...draft} />)}
      <GivenBack account={account} texts={texts.typed} />
    </div>
  )
}

function currentAs(isThisPage: boolean): 'page' | 'true' {
  return isThisPage ? 'page' : 'true'
}

/** The result of the last step. It takes the focus, so that it is read out and the keyboard goes on from there. */
export function AdminNotice({ notice, prefix }: { notice: Flash | null; prefix: string }): ReactNode {
  if (notice === null) return null
  return (
    <p
      className="admin-notice"
      role={notice.wrong ? 'alert' : 'status'}
      data-wrong={notice.wrong || undefined}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts it is the only way to say that something has happened
      autoFocus
    >
      {notice.wrong && <span className="visually-hidden">{prefix} </span>}
      {notice.href === undefined ? notice.text : <a href={notice.href}>{notice.text}</a>}
    </p>
  )
}
