import { href } from '../routes.ts'
import { fill } from './fill.ts'
import { useFrame } from './frame.tsx'
import './error-screen.css'

/** What a visitor sees when a page fails: calm words, two ways on, and the phone. */
export function ErrorScreen() {
  const { locale, layout } = useFrame()
  const { title, body, phone, reload, home } = layout.errorScreen
  return (
    <main className="error-screen" id="main">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{body}</p>
      <p className="error-screen-actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          {reload}
        </button>
        <a className="button button-quiet" href={href('home', locale)}>
          {home}
        </a>
      </p>
      <p>
        <a href={`tel:${layout.clinic.phone}`}>{fill(phone, { phone: layout.clinic.phoneText })}</a>
      </p>
    </main>
  )
}
