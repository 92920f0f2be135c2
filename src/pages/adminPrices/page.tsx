import type { ReactNode } from 'react'
import type { Admin } from '../../content/form-schema.ts'
import { href } from '../../routes.ts'
import { useFrame } from '../../ui/frame.tsx'
import './page.css'

export type AdminPricesProps = {
  texts: Pick<Admin, 'title' | 'lead' | 'email' | 'password' | 'submit' | 'back'>
}

export default function AdminPricesPage({ texts }: AdminPricesProps): ReactNode {
  const { locale } = useFrame()
  return (
    <div className="wrap sign-in">
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <form method="post" action="/admin/sign-in">
        <input type="hidden" name="limba" value={locale} />
        <p>
          <label htmlFor="email">{texts.email}</label>
          <input id="email" name="email" type="email" autoComplete="username" required maxLength={254} />
        </p>
        <p>
          <label htmlFor="password">{texts.password}</label>
          <input
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={200}
          />
        </p>
        <button type="submit" className="button">
          {texts.submit}
        </button>
      </form>
      <p>
        <a href={href('home', locale)}>{texts.back}</a>
      </p>
    </div>
  )
}
