import { sceneNames, sprites } from 'virtual:sprite'
import type { ReactNode } from 'react'
import './illustration.css'

export type Shape = 'tile' | 'case' | 'scene' | 'icon-large'

/** A picture of `illustrations/` by its file name, four by three. It is decorative unless `alt` describes it. */
export function Illustration({ name, shape, alt }: Props): ReactNode {
  return (
    <svg
      className={`illustration illustration-${shape}`}
      {...sizes[shape]}
      role={alt && 'img'}
      aria-label={alt}
      aria-hidden={alt === undefined || undefined}
    >
      <use href={`${spriteOf(name)}#${name}`} />
    </svg>
  )
}

/** The drawing of a treatment is named by the treatment's key. */
function spriteOf(name: string): string {
  if (name === 'logo_mark') return sprites.icons
  if (/^(before|after)_/.test(name)) return sprites.stories
  if (name.startsWith('room_')) return sprites.rooms
  return sceneNames.includes(name) ? sprites.scenes : sprites.treatments
}

type Props = { name: string; shape: Shape; alt?: string | undefined }

const sizes = {
  tile: { width: 160, height: 120 },
  case: { width: 320, height: 240 },
  scene: { width: 640, height: 480 },
  'icon-large': { width: 72, height: 54 },
} as const satisfies Record<Shape, { width: number; height: number }>
