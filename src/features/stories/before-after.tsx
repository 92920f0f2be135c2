import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '../../format/fill.ts'
import { type Photo, Picture } from '../../ui/picture.tsx'
import './before-after.css'

export type ComparedPicture = {
  label: string
  /** What changed, or what was there to be changed. */
  alt: string
  illustration: string
  image: Photo | null
}

export type BeforeAfterData = {
  before: ComparedPicture
  after: ComparedPicture
  /** The name of the slider. */
  slider: string
  /** What the slider says of its place; `{percent}` of the picture after is in sight. */
  shown: string
}

/**
 * Two pictures of the same place. Where scripts run they lie on each other and a slider moves the border between
 * them; elsewhere, and in print, they stand side by side.
 */
export function BeforeAfter({ pictures }: { pictures: BeforeAfterData }): ReactNode {
  const { before, after, slider, shown } = pictures
  const [percent, setPercent] = useState(50)
  const frame = useRef<HTMLDivElement>(null)
  const range = useRef<HTMLInputElement>(null)

  // The slider may have been moved before React took over.
  useEffect(() => setPercent(range.current?.valueAsNumber ?? 50), [])
  useEffect(() => frame.current?.style.setProperty('--border', `${percent}%`), [percent])

  return (
    <div className="before-after" ref={frame}>
      <CaptionedPicture picture={before} />
      <CaptionedPicture picture={after} />
      <input
        ref={range}
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        autoComplete="off"
        aria-label={slider}
        aria-valuetext={fill(shown, { percent: `${100 - percent}%` })}
        onChange={(event) => setPercent(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

function CaptionedPicture({ picture }: { picture: ComparedPicture }): ReactNode {
  const { label, alt, illustration, image } = picture
  return (
    <figure>
      <Picture image={image} illustration={illustration} shape="case" alt={alt} />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
