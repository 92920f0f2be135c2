import { sprites } from 'virtual:sprite'
import type { ReactNode } from 'react'
import type { RegionId } from '../../content/complaints/mouth.ts'
import type { MouthRegion } from './props.ts'

/**
 * An open mouth as a dentist sees it, each place of it a link. What is the same left and right, above and below, is one
 * link: what helps is the same, and whose left it is nobody has to wonder.
 */
export function Drawing({
  hint,
  regions,
}: {
  hint: string
  regions: readonly Pick<MouthRegion, 'id' | 'name'>[]
}): ReactNode {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the links in it say what it shows, and around them their group has a name
    <svg className="mouth-drawing" viewBox="0 0 320 536" width="320" height="536">
      <text className="mouth-name mouth-hint" x="160" y="262">
        {hint}
      </text>
      {regions.map(({ id, name }) => (
        <a key={id} className="mouth-link" href={`#${id}`}>
          {parts[id].map(([picture, transform]) => (
            <use key={picture + transform} href={`${sprites.mouth}#mouth_${picture}`} transform={transform} />
          ))}
          <text className="mouth-name" x="160" y="262">
            {name}
          </text>
        </a>
      ))}
    </svg>
  )
}

type DrawnShape = readonly [picture: string, transform?: string]

const mirror = 'matrix(-1 0 0 1 320 0)'
const both = (picture: string): readonly DrawnShape[] => [[picture], [picture, mirror]]

/** Only the right half is drawn; the left half mirrors it. One side has no lower molars: that is the gap. */
const parts: Record<RegionId, readonly DrawnShape[]> = {
  gums: [['gums']],
  front: both('front'),
  premolars: both('premolars'),
  molars: [...both('molars_upper'), ['molars_lower', mirror]],
  palate: [['palate']],
  wisdom: both('wisdom'),
  joint: both('joint'),
  tongue: [['tongue']],
  gap: [['gap']],
  milk: [['milk']],
}
