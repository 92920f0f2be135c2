import { type ReactNode, useState } from 'react'
import { passwordBox, ShowPassword } from '../../../features/admin/account/show-password.tsx'
import { joinLocale } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import type { SignInWords } from './ro.ts'
import '../../../features/admin/frame/no-visitor-bars.css'
import '../../../ui/forms/field.css'
import '../../../features/admin/account/sign-in.css'

export type AdminSignInProps = {
  texts: Pick<
    SignInWords,
    | 'title'
    | 'lead'
    | 'email'
    | 'password'
    | 'submit'
    | 'back'
    | 'signOut'
    | 'errorPrefix'
    | 'showPassword'
    | 'forgot'
  >
  notice: { text: string; wrong: boolean } | null
  /** The page the visitor asked for. */
  back: string
  email: string
  /** A form submitted without a session, and what happens to it. */
  kept: { value: string; text: string } | null
  canSignOut: boolean
  /** When the password is right and a code is asked for as well. */
  code: SignInWords['code'] | null
}

export default function AdminSignInPage(props: AdminSignInProps): ReactNode {
  const { texts, notice, canSignOut, code, ...form } = props
  const { locale } = useFrame()
  return (
    <div className="wrap sign-in">
      <h1>{code?.title ?? texts.title}</h1>
      {notice !== null && (
        <p
          className="sign-in-notice"
          id="sign-in-notice"
          role={notice.wrong ? 'alert' : 'status'}
          data-wrong={notice.wrong || undefined}
        >
          {notice.wrong && <span className="visually-hidden">{texts.errorPrefix} </span>}
          {notice.text}
        </p>
      )}
      {code !== null ? (
        <>
          <Code code={code} notice={notice} {...form} />
          <SignOut text={texts.signOut} isQuiet />
        </>
      ) : canSignOut ? (
        <SignOut text={texts.signOut} />
      ) : (
        <SignIn texts={texts} notice={notice} {...form} />
      )}
      <p>
        <a href={href('home', locale)}>{texts.back}</a>
      </p>
    </div>
  )
}

type FormProps = Omit<AdminSignInProps, 'canSignOut' | 'code'>

function Code({ code, notice, back, kept }: Omit<FormProps, 'texts'> & { code: SignInWords['code'] }) {
  const { locale } = useFrame()
  return (
    <>
      <p>{code.lead}</p>
      {kept !== null && <p>{kept.text}</p>}
      <form method="post" action={joinLocale(locale, '/admin/sign-in/code')}>
        <input type="hidden" name="back" value={back} />
        {kept !== null && <input type="hidden" name="kept" value={kept.value} />}
        <p>
          <label htmlFor="code">{code.label}</label>
          <input
            id="code"
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-describedby={notice === null ? undefined : 'sign-in-notice'}
            required
            maxLength={9}
            // biome-ignore lint/a11y/noAutofocus: the page asks for nothing else
            autoFocus
          />
        </p>
        <button type="submit" className="button">
          {code.submit}
        </button>
      </form>
      <p>{code.lost}</p>
    </>
  )
}

function SignIn({ texts, notice, back, email, kept }: FormProps) {
  const { locale } = useFrame()
  const [isShown, setShown] = useState(false)
  const described = notice === null ? undefined : 'sign-in-notice'
  return (
    <>
      <p>{texts.lead}</p>
      {kept !== null && <p>{kept.text}</p>}
      <form method="post" action={href('admin/sign-in', locale)}>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="back" value={back} />
        {kept !== null && <input type="hidden" name="kept" value={kept.value} />}
        <p>
          <label htmlFor="email">{texts.email}</label>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            aria-describedby={described}
            required
            maxLength={254}
          />
        </p>
        <p>
          <label htmlFor="password">{texts.password}</label>
          <input
            id="password"
            name="password"
            {...passwordBox(isShown)}
            autoComplete="current-password"
            aria-describedby={described}
            required
            maxLength={200}
            // biome-ignore lint/a11y/noAutofocus: the address is still there, the password has to be written again
            autoFocus={notice?.wrong === true && email !== ''}
          />
        </p>
        <ShowPassword text={texts.showPassword} onChange={setShown} />
        <button type="submit" className="button">
          {texts.submit}
        </button>
      </form>
      <p>
        <a href={href('admin/reset', locale)}>{texts.forgot}</a>
      </p>
    </>
  )
}

function SignOut({ text, isQuiet = false }: { text: string; isQuiet?: boolean }) {
  const { locale } = useFrame()
  return (
    <form method="post" action={joinLocale(locale, '/admin/sign-out')}>
      <button type="submit" className={isQuiet ? 'button button-quiet' : 'button'}>
        {text}
      </button>
    </form>
  )
}
