import type { ReactNode } from 'react'
import type { Photo } from '../../ui/picture.tsx'
import './portrait.css'

/** A portrait in an arch: the photograph or, without one, the initials. */
export function Portrait({ nume, image }: { nume: string; image: Photo | null }): ReactNode {
  if (image)
    return (
      <img
        className="portrait"
        data-focus={image.focus}
        src={image.src}
        width={image.width}
        height={image.height}
        alt={image.alt}
        loading="lazy"
        decoding="async"
      />
    )
  return (
    <svg
      className="portrait portrait-monogram"
      viewBox="0 0 80 100"
      data-tone={nume.length % 3}
      aria-hidden="true"
    >
      <circle className="portrait-sun" cx="40" cy="100" r="34" />
      <text x="40" y="59" textAnchor="middle">
        {initials(nume)}
      </text>
    </svg>
  )
}

/** `Dr. Ana-Maria Pop` and `Dr Ana-Maria Pop` are `AP`. */
function initials(nume: string): string {
  const names = nume.split(' ').filter((word) => /^\p{Lu}/u.test(word) && !/^Dr\.?$/.test(word))
  return (names.at(0)?.charAt(0) ?? '') + (names.length > 1 ? (names.at(-1)?.charAt(0) ?? '') : '')
}
