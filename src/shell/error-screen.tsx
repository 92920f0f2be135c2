import type { ReactNode } from 'react'
import { fill } from '../format/fill.ts'
import { useFrame } from '../page-frame.ts'
import { href } from '../routes.ts'
import { Illustration } from '../ui/illustration.tsx'
import './error-screen.css'

/** Shown when a page fails: calm words, two links, and the phone. */
export function ErrorScreen(): ReactNode {
  const { locale, layout } = useFrame()
  const { title, body, phone, reload, home } = layout.errorScreen
  return (
    <div className="error-screen">
      <Illustration name="error" shape="scene" />
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead">{body}</p>
      <p className="actions">
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
    </div>
  )
}
