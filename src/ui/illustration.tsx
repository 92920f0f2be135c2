import { spriteHref } from 'virtual:sprite'
import type { ReactNode } from 'react'
import './illustration.css'

export type Shape = 'tile' | 'case' | 'scene' | 'icon-large'

/**
 * A picture of ours, drawn at four by three. `name` is a file of `illustrations/`. It is decoration unless `alt` says
 * what it shows.
 */
export function Illustration({ name, shape, alt }: { name: string; shape: Shape; alt?: string | undefined }): ReactNode {
  const { width, height } = sizes[shape]
  const described = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  return (
    <svg className={`illustration illustration-${shape}`} width={width} height={height} {...described}>
      <use href={`${spriteHref}#${name}`} />
    </svg>
  )
}

const sizes = {
  tile: { width: 160, height: 120 },
  case: { width: 320, height: 240 },
  scene: { width: 640, height: 480 },
  'icon-large': { width: 72, height: 54 },
} as const satisfies Record<Shape, { width: number; height: number }>
