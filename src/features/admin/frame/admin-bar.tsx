import type { ReactNode } from 'react'
import type { AdminFrame } from '../../../content/schemas/admin/frame.ts'
import { joinLocale } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { hasPage, href, type RouteId } from '../../../routes.ts'
import { DraftBar, type DraftBarProps } from './draft-bar.tsx'
import './admin-bar.css'
import './no-visitor-bars.css'

export type AdminBarProps = {
  texts: Omit<AdminFrame, 'signedInAs' | 'bar' | 'edit' | 'formatting' | 'waiting'>
  signedInAs: string
  /** What of the subjects is not published: prices, then offers. Null when visitors have what the draft has. */
  drafts: readonly (DraftBarProps | null)[]
  /** Requests that wait for an answer, as a figure and in words; null when none does. */
  waiting: { count: number; text: string } | null
}
/** `href`: the field that it is about. */
export type Notice = { text: string; wrong: boolean; href?: string }

/** What is opened every day comes first. */
const places = [
  'admin/today',
  'admin/requests',
  'admin/prices',
  'admin/offers',
  'admin/hours',
  'admin/news',
  'admin/doctors',
  'admin/stories',
  'admin/publications',
  'admin/newsletter',
  'admin/subscribers',
  'admin/statistics',
  'admin/redirects',
  'admin/people',
  'admin/audit',
  'admin/account',
] as const

/** The page of the menu to which one that is not in it belongs. */
const within: Partial<Record<RouteId, (typeof places)[number]>> = {
  'admin/category': 'admin/prices',
  'admin/preview': 'admin/prices',
  'admin/article': 'admin/news',
  'admin/doctor': 'admin/doctors',
  'admin/story': 'admin/stories',
}

/** Navigation between the admin pages, and signing out: on a narrow screen one line, which opens. */
export function AdminBar({ texts, signedInAs, drafts, waiting }: AdminBarProps): ReactNode {
  const { locale, route } = useFrame()
  const names = {
    'admin/today': texts.today,
    'admin/prices': texts.prices,
    'admin/offers': texts.offers,
    'admin/hours': texts.hours,
    'admin/news': texts.news,
    'admin/doctors': texts.doctors,
    'admin/stories': texts.stories,
    'admin/redirects': texts.redirects,
    'admin/statistics': texts.statistics,
    'admin/publications': texts.publications,
    'admin/requests': texts.requests,
    'admin/newsletter': texts.newsletter,
    'admin/subscribers': texts.subscribers,
    'admin/people': texts.people,
    'admin/audit': texts.audit,
    'admin/account': texts.account,
  }
  const place = places.find((id) => id === (within[route] ?? route))
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
          {place !== undefined && <strong>{names[place]}</strong>}
          {count}
        </summary>
        <div className="admin-bar-inside">
          <nav aria-label={texts.label}>
            <ul className="admin-bar-places">
              {places.filter(hasPage).map((id) => (
                <li key={id}>
                  <a
                    href={href(id, locale)}
                    aria-current={id === place ? currentAs(route === id) : undefined}
                  >
                    {names[id]}
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
    </div>
  )
}

function currentAs(isThisPage: boolean): 'page' | 'true' {
  return isThisPage ? 'page' : 'true'
}

/** The result of the last step. It takes the focus, so that it is read out and the keyboard goes on from there. */
export function AdminNotice({ notice, prefix }: { notice: Notice | null; prefix: string }): ReactNode {
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
