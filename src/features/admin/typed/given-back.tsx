import { type ReactNode, useEffect, useState } from 'react'
import { formatTime } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { useFrame } from '../../../page-frame.ts'
import { type FoundForm, keepTyped } from './keep-typed.ts'
import type { TypedWords } from './ro.ts'
import './given-back.css'

/** Keeps what is typed on an admin page, and says which of its forms hold what was typed before, from when. */
export function GivenBack({ account, texts }: { account: string; texts: TypedWords }): ReactNode {
  const { locale } = useFrame()
  const [found, setFound] = useState<readonly FoundForm[]>([])
  useEffect(() => {
    let stop = () => {}
    // After the effects of the page: forms that save themselves listen by then.
    const begin = setTimeout(() => {
      stop = keepTyped(account, setFound)
    })
    return () => {
      clearTimeout(begin)
      stop()
    }
  }, [account])
  return (
    <div role="status">
      {found.map(({ field, label, at, homeless, putBack, giveUp }) => {
        const moment = new Date(at)
        const values = { date: formatDate(moment, locale), time: formatTime(moment), field: label }
        return (
          <div key={`${field} ${putBack === null}`} className="given-back">
            <div className="wrap">
              <p>{fill(putBack === null ? texts.given : texts.offered, values)}</p>
              {homeless.length > 0 && (
                <>
                  <p>{texts.homeless}</p>
                  <ul>
                    {homeless.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </>
              )}
              <p className="actions">
                {putBack === null ? (
                  <a className="button button-quiet" href={`#${field}`}>
                    {texts.show}
                  </a>
                ) : (
                  <button type="button" className="button button-quiet" onClick={putBack}>
                    {texts.putBack}
                  </button>
                )}
                <button type="button" className="button-plain" onClick={giveUp}>
                  {texts.giveUp}
                </button>
              </p>
            </div>
          </div>
        )
      })}
    </div>
  )
}
