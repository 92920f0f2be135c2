import type { ReactNode } from 'react'
import { factorField } from '../../../features/admin/account/secret-fields.ts'
import { focusedWhenWrong } from '../../../features/admin/frame/focused-when-wrong.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { AccountWords } from './ro.ts'
import './second-factor.css'

export type FactorProps = {
  texts: Pick<AccountWords['factor'], 'title' | 'off' | 'begin' | 'setUp' | 'on' | 'back' | 'end'>
  isOn: boolean
  /** A factor that waits for its first code: its QR code is `path` on a square of `side`. */
  setUp: { id: string; secret: string; side: number; path: string; words: string } | null
  error: string | null
}

type Props = FactorProps & { address: string; errorPrefix: string }

/** One's own second factor: off, being set up, or on. */
export function SecondFactor(props: Props): ReactNode {
  const { texts, isOn, setUp, address } = props
  return (
    <section className="admin-steps" aria-labelledby="factor-title">
      <h2 id="factor-title">{texts.title}</h2>
      {isOn ? (
        <On {...props} />
      ) : setUp !== null ? (
        <SetUp {...props} setUp={setUp} />
      ) : (
        <>
          <p>{texts.off}</p>
          <form method="post" action={address} className="admin-form">
            <button type="submit" name="intent" value="code-begin" className="button">
              {texts.begin}
            </button>
          </form>
        </>
      )}
    </section>
  )
}

function SetUp({ texts, setUp, address, ...rest }: Props & { setUp: NonNullable<Props['setUp']> }) {
  const { setUp: words } = texts
  const { side, path } = setUp
  return (
    <>
      <p>{words.scan}</p>
      <svg
        className="factor-drawing"
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={words.picture}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p>{words.type}</p>
      <p className="factor-key">
        <code>{setUp.words}</code>
      </p>
      <form method="post" action={address} className="admin-form" noValidate>
        <input type="hidden" name="factor" value={setUp.id} />
        <input type="hidden" name={factorField} value={setUp.secret} />
        <CodeField texts={words.confirm} {...rest} />
        <p className="actions">
          <button type="submit" name="intent" value="code-confirm" className="button">
            {words.submit}
          </button>
          <a href={address}>{words.cancel}</a>
        </p>
      </form>
    </>
  )
}

function On({ texts: { on, back, end }, address, ...rest }: Props) {
  return (
    <>
      <p>
        <strong>{on}</strong>
      </p>
      <p className="small">{back}</p>
      <details className="admin-more" open={rest.error !== null}>
        <summary>{end.title}</summary>
        <form method="post" action={address} className="admin-form" noValidate>
          <CodeField texts={end.code} {...rest} />
          <button type="submit" name="intent" value="code-stop" className="button">
            {end.submit}
          </button>
        </form>
      </details>
    </>
  )
}

function CodeField({
  texts,
  error,
  errorPrefix,
}: Pick<Props, 'error' | 'errorPrefix'> & { texts: AccountWords['factor']['end']['code'] }) {
  return (
    <Field name="code" texts={texts} error={error ?? undefined} errorPrefix={errorPrefix}>
      {(control) => (
        <input
          {...focusedWhenWrong(control)}
          className="field-box"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
        />
      )}
    </Field>
  )
}
