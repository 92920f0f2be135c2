import { type ReactNode, useId } from 'react'
import { type Photo, Picture } from '../../ui/picture.tsx'
import './before-after.css'

export type ComparedPicture = {
  label: string
  /** What changed, or the state before. */
  alt: string
  illustration: string
  image: Photo | null
}

export type BeforeAfterData = {
  before: ComparedPicture
  after: ComparedPicture
  /** What pressing the pair does, in words. */
  enlarge: string
}

/** Two pictures of the same place side by side; pressed, they fill the window. */
export function BeforeAfter({ pictures }: { pictures: BeforeAfterData }): ReactNode {
  const large = useId()
  const { before, after, enlarge } = pictures
  const pair = [before, after].map((picture) => <CaptionedPicture key={picture.label} picture={picture} />)
  return (
    <div className="before-after">
      {pair}
      <button type="button" popoverTarget={large} aria-label={enlarge} className="no-print" />
      <div className="before-after-large" id={large} popover="auto">
        {pair}
        <button type="button" popoverTarget={large} popoverTargetAction="hide" aria-label={enlarge} />
      </div>
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
