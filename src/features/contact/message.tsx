import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '../../format/fill.ts'
import { plural } from '../../format/plurals.ts'
import { useFrame } from '../../page-frame.ts'
import type { ControlProps } from '../../ui/forms/field.tsx'
import type { FormTexts } from './form-types.ts'

/** The message, with the remaining length. Input is never cut off: it is accepted and then refused with a reason. */
export function Message({
  control,
  value,
  max,
  texts: { left, tooLong },
}: {
  control: ControlProps
  value: string
  max: number
  texts: Pick<FormTexts, 'left' | 'tooLong'>
}): ReactNode {
  const { locale } = useFrame()
  const [length, setLength] = useState(value.length)
  const area = useRef<HTMLTextAreaElement>(null)

  // Text may have been typed before hydration.
  useEffect(() => setLength(area.current?.value.length ?? 0), [])

  const rest = max - length
  return (
    <>
      <textarea
        {...control}
        className="field-box"
        ref={area}
        rows={5}
        defaultValue={value}
        // Browsers scroll the caret into view; the rest of the field may be under the bars.
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      {length > 0 && (
        <p className={rest < 0 ? 'field-error' : 'field-count'}>
          {rest < 0 ? fill(tooLong, { max, count: length }) : plural(rest, left, locale)}
        </p>
      )}
    </>
  )
}
