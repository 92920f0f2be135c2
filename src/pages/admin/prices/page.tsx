import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { DraftDiff } from '../../../features/admin/publications/draft-diff.tsx'
import { DraftSteps, isToPublish, PublishForm } from '../../../features/admin/publications/publish-form.tsx'
import { locales } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Categories } from './categories.tsx'
import { PriceFile } from './price-file.tsx'
import type { AdminPricesProps } from './props.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

export default function AdminPricesPage(props: AdminPricesProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, notice, state, diff } = props
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <p className="lead">{texts.lead}</p>
        <p className="small admin-state">{state}</p>
        <div className="admin-columns">
          <Categories {...props} />
          <section aria-labelledby="diff-title">
            <h2 id="diff-title">{texts.diff.title}</h2>
            {diff.length === 0 ? (
              <p>{texts.diff.none}</p>
            ) : (
              <DraftDiff rows={diff} label={texts.diff.title} texts={texts.diff} kinds={texts.diff} />
            )}
            <DraftSteps
              {...props}
              texts={texts.publish}
              address={href('admin/prices', locale)}
              isChanged={diff.length > 0}
            />
          </section>
        </div>
        <div className="admin-columns">
          {isToPublish(props) && <Publish {...props} />}
          <PriceFile {...props} />
        </div>
      </div>
    </>
  )
}

function Publish(props: AdminPricesProps) {
  const { locale } = useFrame()
  const { publish, errorPrefix } = props.texts
  return (
    <PublishForm
      {...props}
      texts={publish}
      lead={publish.lead}
      submit={publish.submit}
      errorPrefix={errorPrefix}
      address={href('admin/prices', locale)}
    >
      <p>
        {publish.preview}:{' '}
        {locales.map((each, place) => (
          <span key={each}>
            {place > 0 && ' · '}
            <a href={href('admin/preview', each)}>{publish.previewIn[each]}</a>
          </span>
        ))}
      </p>
    </PublishForm>
  )
}
