import { type ReactNode, useState } from 'react'
import type { PasswordField } from '../../../features/admin/account/secret-fields.ts'
import { passwordBox, ShowPassword } from '../../../features/admin/account/show-password.tsx'
import { AdminNotice, type Flash } from '../../../features/admin/frame/admin-bar.tsx'
import { focusedWhenWrong } from '../../../features/admin/frame/focused-when-wrong.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { ResetWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'
import '../../../features/admin/frame/admin-bar.css'
import '../../../features/admin/frame/no-visitor-bars.css'
import '../../../features/admin/account/sign-in.css'

export type AdminResetProps = {
  texts: Omit<ResetWords, 'errors' | 'sent' | 'metaTitle'>
  notice: Flash | null
  email: string
  errors: Partial<Record<'email' | Exclude<PasswordField, 'current'>, string>>
  /** The token of the link in the mail: a password is set with it. Null for who asks for a mail. */
  token: string | null
}

export default function AdminResetPage(props: AdminResetProps): ReactNode {
  const { texts, notice, token } = props
  const { locale } = useFrame()
  return (
    <div className="wrap sign-in">
      <h1>{token === null ? texts.title : texts.set.title}</h1>
      <AdminNotice notice={notice} prefix={texts.errorPrefix} />
      <p>{token === null ? texts.lead : texts.set.lead}</p>
      {token === null ? <AskForm {...props} /> : <SetForm {...props} token={token} />}
      <p>
        <a href={href('admin/sign-in', locale)}>{texts.back}</a>
      </p>
    </div>
  )
}

function AskForm({ texts, email, errors }: AdminResetProps) {
  const { locale } = useFrame()
  return (
    <form method="post" action={href('admin/reset', locale)} noValidate>
      <Field name="email" texts={{ label: texts.email }} error={errors.email} errorPrefix={texts.errorPrefix}>
        {(control) => (
          <input
            {...focusedWhenWrong(control)}
            className="field-box"
            type="email"
            autoComplete="username"
            defaultValue={email}
            maxLength={254}
          />
        )}
      </Field>
      <button type="submit" className="button">
        {texts.submit}
      </button>
    </form>
  )
}

function SetForm({ texts: { set, errorPrefix }, errors, token }: AdminResetProps & { token: string }) {
  const { locale } = useFrame()
  const [isShown, setShown] = useState(false)
  const box = (name: Exclude<PasswordField, 'current'>, label: string, hint?: string) => (
    <Field name={name} texts={{ label, hint }} error={errors[name]} errorPrefix={errorPrefix}>
      {(control) => (
        <input
          {...focusedWhenWrong(control)}
          className="field-box"
          {...passwordBox(isShown)}
          autoComplete="new-password"
          maxLength={200}
        />
      )}
    </Field>
  )
  return (
    <form method="post" action={href('admin/reset', locale)} noValidate>
      <input type="hidden" name="code" value={token} />
      {box('next', set.next.label, set.next.hint)}
      {box('again', set.again)}
      <ShowPassword text={set.show} onChange={setShown} />
      <button type="submit" className="button">
        {set.submit}
      </button>
    </form>
  )
}
