import type { ReactNode } from 'react'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { DraftDiff } from '../../../features/admin/publications/draft-diff.tsx'
import { DraftSteps, isToPublish, PublishForm } from '../../../features/admin/publications/publish-form.tsx'
import { locales } from '../../../locale.ts'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Categories } from './categories.tsx'
import { PriceFile } from './file/price-file.tsx'
import type { AdminPricesProps } from './props.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

export default function AdminPricesPage(props: AdminPricesProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, draftTexts, notice, state, diff } = props
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
            <h2 id="diff-title">{draftTexts.diff.title}</h2>
            {diff.length === 0 ? (
              <p>{draftTexts.diff.none}</p>
            ) : (
              <DraftDiff
                rows={diff}
                label={draftTexts.diff.title}
                texts={draftTexts.diff}
                kinds={draftTexts.diff}
              />
            )}
            <DraftSteps
              {...props}
              texts={draftTexts.publish}
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
  const { texts, draftTexts } = props
  return (
    <PublishForm
      {...props}
      texts={draftTexts.publish}
      lead={draftTexts.publishLead}
      submit={draftTexts.submit}
      errorPrefix={draftTexts.errorPrefix}
      address={href('admin/prices', locale)}
    >
      <p>
        {texts.preview}:{' '}
        {locales.map((each, place) => (
          <span key={each}>
            {place > 0 && ' · '}
            <a href={href('admin/preview', each)}>{texts.previewIn[each]}</a>
          </span>
        ))}
      </p>
    </PublishForm>
  )
}
