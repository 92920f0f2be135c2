import { sceneNames, sprites } from 'virtual:sprite'
import type { ReactNode } from 'react'
import './illustration.css'

export type Shape = 'tile' | 'case' | 'scene' | 'icon-large'

/** A picture of `illustrations/` by its file name, four by three. It is decorative unless `alt` describes it. */
export function Illustration({ name, shape, alt }: Props): ReactNode {
  const size = sizes[shape]
  const className = `illustration illustration-${shape}`
  const picture = <use href={`${spriteOf(name)}#${name}`} />
  if (alt === undefined)
    return (
      <svg className={className} {...size} aria-hidden="true">
        {picture}
      </svg>
    )
  return (
    <svg className={className} {...size} role="img" aria-label={alt}>
      {picture}
    </svg>
  )
}

/** The drawing of a treatment is named by the treatment's key. */
function spriteOf(name: string): string {
  if (name === 'logo_mark') return sprites.icons
  if (/^(before|after|room)_/.test(name)) return sprites.stories
  return sceneNames.includes(name) ? sprites.scenes : sprites.treatments
}

type Props = { name: string; shape: Shape; alt?: string | undefined }

const sizes = {
  tile: { width: 160, height: 120 },
  case: { width: 320, height: 240 },
  scene: { width: 640, height: 480 },
  'icon-large': { width: 72, height: 54 },
} as const satisfies Record<Shape, { width: number; height: number }>
