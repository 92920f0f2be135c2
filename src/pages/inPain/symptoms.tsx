import type { ReactNode } from 'react'
import { useOpenState } from '../../features/clinic/open-now.tsx'
import { fill } from '../../format/fill.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Advice, AllInPain, InPainProps, Symptom } from './props.ts'
import './symptoms.css'

/**
 * The urgent complaints, most dangerous first. Each opens its advice; a fragment can name one. The hospital comes from the
 * page, which shows it too: a module that both import would give the page's file a namespace, and every page a request.
 */
export function Symptoms({
  texts,
  triage,
  symptoms,
  nearest,
  minute,
  advice,
}: InPainProps & { nearest: ReactNode }): ReactNode {
  const isOpen = useOpenState(minute)?.status === 'open'
  return (
    <div className="symptoms">
      {symptoms.map((symptom, index) => {
        const mine = `.symptom:nth-child(${index + 1})`
        const told = advice?.symptoms[index]
        return (
          <details key={symptom.id} className="symptom" data-level={levelNow(symptom, isOpen)}>
            <summary className="opens">
              <ServerMarkup as="h3" from={`${mine} h3`} value={told}>
                {({ title }) => title}
              </ServerMarkup>{' '}
              <span className="symptom-level">
                {symptom.level === 'call' && !isOpen
                  ? triage.closedLevels[symptom.whileClosed]
                  : triage.levels[symptom.level]}
              </span>
              <ServerMarkup
                as="span"
                from={`${mine} .symptom-printed`}
                className="symptom-printed"
                value={told}
              >
                {({ printed }) => printed}
              </ServerMarkup>
            </summary>
            {/* Inside, so that its fragment opens the disclosure. */}
            <div className="symptom-advice" id={symptom.id}>
              <ServerMarkup
                as="div"
                from={`${mine} .symptom-told`}
                className="symptom-told"
                value={told && advice}
              >
                {({ headings, symptoms }) => <Told headings={headings} advice={symptoms[index]} />}
              </ServerMarkup>
              {levelNow(symptom, isOpen) === 'hospital' && (
                <div className="no-print">
                  <p>{triage.whileClosed.hospital}</p>
                  {nearest}
                </div>
              )}
              <Action symptom={symptom} isOpen={isOpen} texts={texts} />
            </div>
          </details>
        )
      })}
    </div>
  )
}

function Told({
  headings,
  advice,
}: {
  headings: AllInPain['advice']['headings']
  advice: Advice | undefined
}) {
  if (advice === undefined) return null
  return (
    <>
      {advice.closed !== undefined && (
        // What may wait is said first, and stays where it came: the clock shows or hides it.
        <p className="symptom-wait no-print">{advice.closed}</p>
      )}
      <p>
        <strong>{headings.may}.</strong> {advice.may}
      </p>
      <h4>{headings.until}</h4>
      <ol>
        {advice.now.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h4>{headings.avoid}</h4>
      <ul className="symptom-avoid">
        {advice.avoid.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  )
}

function levelNow({ level, whileClosed }: Symptom, isOpen: boolean): string {
  return level === 'call' && !isOpen ? whileClosed : level
}

function Action({
  symptom: { id, level, whileClosed },
  isOpen,
  texts,
}: {
  symptom: Symptom
  isOpen: boolean
  texts: InPainProps['texts']
}) {
  const { locale, layout } = useFrame()
  const { phone, phoneText } = layout.clinic
  if (level === '112')
    return (
      <a className="button pain-danger" href="tel:112">
        <Icon name="phone" />
        {texts.call112}
      </a>
    )
  if (level === 'call' && isOpen)
    return (
      <a className="button" href={`tel:${phone}`}>
        <Icon name="phone" />
        {fill(texts.call, { phone: phoneText })}
      </a>
    )
  if (level === 'call' && whileClosed === 'hospital') return null
  return (
    <a className="button button-quiet" href={`${href('contact', locale)}?durere=${id}`}>
      {level === 'call' ? texts.callBack : texts.book}
    </a>
  )
}
