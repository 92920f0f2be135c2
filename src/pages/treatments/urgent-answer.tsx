import type { ReactNode } from 'react'
import type { SearchWords } from '../../features/treatments/search-words.ts'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { TreatmentsProps } from './props.ts'

/** What to do at once about what somebody typed, the gravest first and in full. It is true at any hour. */
export function UrgentAnswer({
  complaints: [first, ...others],
  texts,
}: {
  complaints: SearchWords['complaints']
  texts: TreatmentsProps['texts']['urgent']
}): ReactNode {
  const { locale, layout } = useFrame()
  const { phone, phoneText } = layout.clinic
  if (first === undefined) return null
  const linkTo = (id: string) => `${href('inPain', locale)}#${id}`
  return (
    <div data-kind="urgent" data-level={first.isFor112 ? '112' : undefined}>
      <p>
        <strong>{first.title}.</strong> {first.turn}.
      </p>
      {first.first.map((step) => (
        <p key={step}>{step}</p>
      ))}
      <p className="actions">
        {first.isFor112 ? (
          <a className="button treatments-112" href="tel:112">
            <Icon name="phone" />
            {texts.call112}
          </a>
        ) : (
          <a className="button button-quiet" href={`tel:${phone}`}>
            <Icon name="phone" />
            {phoneText}
          </a>
        )}
        {hasPage('inPain') && <a href={linkTo(first.id)}>{texts.more}</a>}
      </p>
      {hasPage('inPain') && others.length > 0 && (
        <p className="small">
          {texts.or}{' '}
          {others.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && ' · '}
              <a href={linkTo(id)}>{title}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
