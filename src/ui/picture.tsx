import type { ReactNode } from 'react'
import { Illustration, type Shape } from './illustration.tsx'
import './picture.css'

/** A photograph of the clinic. `focus` is the part that stays visible when the frame is narrower. */
export type Photo = {
  src: string
  width: number
  height: number
  alt: string
  focus: 'center' | 'top' | 'bottom' | 'left' | 'right'
}

/** The photograph or, without one, the drawing, in the same frame. */
export function Picture({
  image,
  illustration,
  shape,
  alt,
}: {
  image: Photo | null
  illustration: string
  shape: Shape
  /** What the drawing shows, unless it is decorative. */
  alt?: string
}): ReactNode {
  if (image === null) return <Illustration name={illustration} shape={shape} alt={alt} />
  return (
    <img
      className={`picture picture-${shape}`}
      data-focus={image.focus}
      src={image.src}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={shape === 'scene' ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
