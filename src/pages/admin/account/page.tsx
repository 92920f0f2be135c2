import { type ReactNode, useState } from 'react'
import type { PasswordErrors } from '../../../features/admin/account/new-password.server.ts'
import type { PasswordField } from '../../../features/admin/account/secret-fields.ts'
import { passwordBox, ShowPassword } from '../../../features/admin/account/show-password.tsx'
import {
  AdminBar,
  type AdminBarProps,
  AdminNotice,
  type Flash,
} from '../../../features/admin/frame/admin-bar.tsx'
import { focusedWhenWrong } from '../../../features/admin/frame/focused-when-wrong.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { AccountWords } from './ro.ts'
import { type FactorProps, SecondFactor } from './second-factor.tsx'
import '../../../features/admin/frame/admin-page.css'

type Texts = Pick<AccountWords, 'title' | 'errorPrefix'> & {
  password: Omit<AccountWords['password'], 'errors' | 'changed'>
  sessions: Omit<AccountWords['sessions'], 'session' | 'device' | 'unknownDevice' | 'ended'>
  admins: Pick<AccountWords['admins'], 'title' | 'lead' | 'you'> & {
    invite: Omit<AccountWords['admins']['invite'], 'error'>
    remove: Omit<AccountWords['admins']['remove'], 'lead'>
  }
  factorRemoval: Omit<AccountWords['factor']['remove'], 'lead'>
}

export type AdminAccountProps = {
  bar: AdminBarProps
  texts: Texts
  lead: string
  /** For the browser's own store of passwords. */
  email: string
  notice: Flash | null
  passwordErrors: PasswordErrors
  factor: FactorProps
  sessions: { id: string; text: string; isCurrent: boolean }[]
  admins: {
    id: string
    email: string
    text: string
    removal: string
    factorRemoval: string | null
    isYou: boolean
  }[]
  invited: string
  inviteError: string | null
}

export default function AdminAccountPage(props: AdminAccountProps): ReactNode {
  const { bar, texts, lead, notice } = props
  const { locale } = useFrame()
  const address = href('admin/account', locale)
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <p className="lead">{lead}</p>
        <div className="admin-columns">
          <div>
            <PasswordForm {...props} address={address} />
            <SecondFactor {...props.factor} address={address} errorPrefix={texts.errorPrefix} />
            <Sessions {...props} address={address} />
          </div>
          <Admins {...props} address={address} />
        </div>
      </div>
    </>
  )
}

type PartProps = AdminAccountProps & { address: string }

function PasswordForm({ texts: { password, errorPrefix }, email, passwordErrors, address }: PartProps) {
  const [isShown, setShown] = useState(false)
  const box = (name: PasswordField, autoComplete: string) => (
    <Field name={name} texts={password[name]} error={passwordErrors[name]} errorPrefix={errorPrefix}>
      {(control) => (
        <input
          {...focusedWhenWrong(control)}
          className="field-box"
          {...passwordBox(isShown)}
          autoComplete={autoComplete}
          maxLength={200}
          required
        />
      )}
    </Field>
  )
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title">{password.title}</h2>
      <form method="post" action={address} className="admin-form" noValidate>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {box('current', 'current-password')}
        {box('next', 'new-password')}
        {box('again', 'new-password')}
        <ShowPassword text={password.show} onChange={setShown} />
        <button type="submit" name="intent" value="password" className="button">
          {password.submit}
        </button>
      </form>
    </section>
  )
}

function Sessions({ texts: { sessions: texts }, sessions, address }: PartProps) {
  return (
    <section className="admin-steps" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{texts.title}</h2>
      <p>{texts.lead}</p>
      <form method="post" action={address}>
        <input type="hidden" name="intent" value="session" />
        <ul className="admin-list">
          {sessions.map(({ id, text, isCurrent }) => (
            <li key={id}>
              <span>{text}</span>
              {isCurrent ? (
                <strong>{texts.current}</strong>
              ) : (
                <button type="submit" name="session" value={id} className="button-plain">
                  {texts.end}
                  <span className="visually-hidden">: {text}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <p className="admin-steps">
            <button type="submit" name="session" value="others" className="button button-quiet">
              {texts.endOthers}
            </button>
          </p>
        )}
      </form>
    </section>
  )
}

function Admins({ texts, admins, invited, inviteError, address }: PartProps) {
  const { title, lead, you, invite, remove } = texts.admins
  return (
    <section aria-labelledby="admins-title">
      <h2 id="admins-title">{title}</h2>
      <p>{lead}</p>
      <ul>
        {admins.map(({ id, email, text, removal, factorRemoval, isYou }) => (
          <li key={id}>
            <strong>{email}</strong> {isYou && `(${you})`}
            <p className="small">{text}</p>
            {factorRemoval !== null && (
              <details className="admin-more">
                <summary>
                  {texts.factorRemoval.title}
                  <span className="visually-hidden">: {email}</span>
                </summary>
                <form method="post" action={address} className="admin-form">
                  <input type="hidden" name="account" value={id} />
                  <p>{factorRemoval}</p>
                  <button type="submit" name="intent" value="code-remove" className="button">
                    {texts.factorRemoval.submit}
                  </button>
                </form>
              </details>
            )}
            <details className="admin-more">
              <summary>
                {remove.title}
                <span className="visually-hidden">: {email}</span>
              </summary>
              <form method="post" action={address} className="admin-form">
                <input type="hidden" name="account" value={id} />
                <p>{removal}</p>
                <button type="submit" name="intent" value="remove" className="button">
                  {remove.submit}
                </button>
              </form>
            </details>
          </li>
        ))}
      </ul>
      <h3 className="admin-steps">{invite.title}</h3>
      <form method="post" action={address} className="admin-form" noValidate>
        <Field
          name="email"
          texts={invite.field}
          error={inviteError ?? undefined}
          errorPrefix={texts.errorPrefix}
        >
          {(control) => (
            <input
              {...focusedWhenWrong(control)}
              className="field-box"
              type="email"
              autoComplete="off"
              defaultValue={invited}
              maxLength={254}
            />
          )}
        </Field>
        <button type="submit" name="intent" value="invite" className="button button-quiet">
          {invite.submit}
        </button>
      </form>
    </section>
  )
}
