import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../../features/admin/frame/admin-bar.tsx'
import { Conflict } from '../../../../features/admin/publications/conflict.tsx'
import { DraftPart } from '../../../../features/admin/publications/draft-part.tsx'
import { useFrame } from '../../../../page-frame.ts'
import { href } from '../../../../routes.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { ArticleForm } from './form.tsx'
import type { AdminArticleProps } from './props.ts'
import '../../../../features/admin/frame/admin-page.css'
import './page.css'

export default function AdminArticlePage(props: AdminArticleProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, notice, state, slug, standing, conflict, links, values } = props
  const address = href('admin/news/article', locale, { slug })
  const title = values.texts[locale].title || Object.values(values.texts).find((text) => text.title)?.title
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{title || texts.list.untitled}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <Conflict
          conflict={conflict}
          texts={{ ...texts.conflicts, title: texts.conflict }}
          address={address}
        />
        <p className="admin-state">
          <strong>{standing.text}</strong> <span>{standing.when}</span>
        </p>
        <p className="small admin-state">{state}</p>
        <p className="article-links">
          {links.map((link) => (
            <a key={link.href} href={link.href}>
              {link.text}
            </a>
          ))}
        </p>
        <ArticleForm {...props} action={address} />
        <div className="admin-columns">
          <section aria-labelledby="diff-title">
            <DraftPart
              {...props}
              address={address}
              isFolded
              canDiscard={standing.state !== 'draft' && standing.state !== 'withdrawn'}
            />
          </section>
          <div>
            {(standing.state === 'live' || standing.state === 'scheduled') && (
              <Withdraw {...props} action={address} />
            )}
            {standing.state === 'draft' && <Unseen {...props} action={address} />}
          </div>
        </div>
      </div>
    </>
  )
}

type FormProps = AdminArticleProps & { action: string }

function Withdraw({ texts, version, withdrawing, action }: FormProps) {
  const { withdraw, errorPrefix } = texts
  return (
    <section aria-labelledby="withdraw-title">
      <h2 id="withdraw-title">{withdraw.title}</h2>
      <p>{withdraw.lead}</p>
      <form method="post" action={action} className="admin-form" noValidate>
        <input type="hidden" name="version" value={version} />
        <Field
          name="reason"
          texts={withdraw.note}
          error={withdrawing.error ?? undefined}
          errorPrefix={errorPrefix}
        >
          {(control) => (
            <input
              {...control}
              className="field-box"
              type="text"
              defaultValue={withdrawing.note}
              maxLength={300}
              // biome-ignore lint/a11y/noAutofocus: without scripts it is the only way to bring a reader to what is asked
              autoFocus={withdrawing.error !== null}
            />
          )}
        </Field>
        <button type="submit" name="intent" value="withdraw" className="button button-quiet">
          {withdraw.submit}
        </button>
      </form>
    </section>
  )
}

/** While nobody has seen it. */
function Unseen({ texts, version, address, action }: FormProps) {
  const { drop, fields, errorPrefix } = texts
  return (
    <section aria-labelledby="drop-title">
      <h2 id="drop-title">{drop.title}</h2>
      <p>{drop.lead}</p>
      <form method="post" action={action} className="admin-form" noValidate>
        <input type="hidden" name="version" value={version} />
        <Field
          name="address"
          texts={{ label: fields.address.label }}
          error={address.error ?? undefined}
          errorPrefix={errorPrefix}
        >
          {(control) => (
            <input
              {...control}
              className="field-box"
              type="text"
              defaultValue={address.slug}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              // biome-ignore lint/a11y/noAutofocus: without scripts it is the only way to bring a reader to what is asked
              autoFocus={address.error !== null}
            />
          )}
        </Field>
        <p className="actions">
          <button type="submit" name="intent" value="rename" className="button button-quiet">
            {drop.address}
          </button>
          <button type="submit" name="intent" value="drop" className="button button-quiet">
            {drop.submit}
          </button>
        </p>
      </form>
    </section>
  )
}
