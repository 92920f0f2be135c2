import type { ReactNode } from 'react'
import type { RegionId } from '../../content/mouth.ts'
import type { MouthRegion } from './props.ts'
import { teeth } from './teeth.ts'

/**
 * An open mouth as a dentist sees it, each place of it a link: its right half is drawn and mirrored. What is the same on
 * both sides, above and below, is one link.
 */
export function Drawing({
  hint,
  regions,
}: {
  hint: string
  regions: readonly Pick<MouthRegion, 'id' | 'name'>[]
}): ReactNode {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the links in it say what it shows, their list has a name
    <svg className="mouth-drawing" viewBox="0 -14 320 536" width="320" height="536">
      <text className="mouth-name mouth-hint" x="160" y="248">
        {hint}
      </text>
      {regions.map(({ id, name }) => (
        <a key={id} className="mouth-link" href={`#${id}`}>
          {shapes[id]}
          <text className="mouth-name" x="160" y="248">
            {name}
          </text>
        </a>
      ))}
    </svg>
  )
}

const mirror = 'matrix(-1 0 0 1 320 0)'

function Both({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform={mirror}>{children}</g>
    </>
  )
}

function Teeth({ arch, group }: { arch: keyof typeof teeth; group: keyof (typeof teeth)['upper'] }) {
  const { crowns, ridges, touch } = teeth[arch][group]
  return (
    <>
      <path className="mouth-touch" d={touch} />
      <path className="mouth-shape mouth-tooth" d={crowns} />
      <path className="mouth-ridge" d={ridges} />
    </>
  )
}

function rows(group: keyof (typeof teeth)['upper']) {
  return (
    <Both>
      <Teeth arch="upper" group={group} />
      <Teeth arch="lower" group={group} />
    </Both>
  )
}

const upperGum =
  'M160 20C110 20 68 42 45 86 24 126 14 172 18 204 20 222 32 230 48 230 64 230 74 220 76 206Q80 194 160 194 240 194 244 206C246 220 256 230 272 230 288 230 300 222 302 204 306 172 296 126 275 86 252 42 210 20 160 20Z'
const lowerGum =
  'M160 488C109 488 68 464 46 422 28 386 20 340 22 306 24 288 34 280 50 280 66 280 76 290 78 304 84 282 130 276 160 276 190 276 236 282 242 304 244 290 254 280 270 280 286 280 296 288 298 306 300 340 292 386 274 422 252 464 211 488 160 488Z'

const shapes: Record<RegionId, ReactNode> = {
  gums: (
    <>
      <path className="mouth-touch mouth-touch-around" d={upperGum + lowerGum} />
      <path className="mouth-shape mouth-gum" d={upperGum + lowerGum} />
    </>
  ),
  front: rows('front'),
  premolars: rows('premolars'),
  molars: (
    <>
      <Both>
        <Teeth arch="upper" group="molars" />
      </Both>
      <g transform={mirror}>
        <Teeth arch="lower" group="molars" />
      </g>
    </>
  ),
  palate: (
    <>
      <path
        className="mouth-shape mouth-soft"
        d="M160 94C112 94 84 134 77 205Q82 195 160 195 238 195 243 205C236 134 208 94 160 94Z"
      />
      <path
        className="mouth-fold"
        d="M160 112V180M146 116q-14 6-26 4M174 116q14 6 26 4M147 134q-18 8-36 4M173 134q18 8 36 4M148 153q-22 9-46 5M172 153q22 9 46 5"
      />
    </>
  ),
  wisdom: rows('wisdom'),
  joint: (
    <Both>
      <circle className="mouth-touch mouth-joint" cx="33" cy="255" r="22" />
      <path
        className="mouth-shape mouth-tooth"
        d="M26 276c0-6-5-10-5-16 0-7 5-11 12-11s12 4 12 11c0 6-5 10-5 16"
      />
      <path d="M14 259c0-12 8-19 19-19s19 7 19 19" />
    </Both>
  ),
  tongue: (
    <>
      <path
        className="mouth-soft"
        d="M79 304C84 284 130 277 160 277 190 277 236 284 241 304 244 364 212 417 160 417S76 364 79 304Z"
      />
      <path
        className="mouth-shape mouth-tongue"
        d="M160 274C178 262 226 268 230 306 234 344 210 404 160 404S86 344 90 306C94 268 142 262 160 274Z"
      />
      <path
        className="mouth-fold"
        d="M160 290Q164 320 160 352M132 300h0M116 322h0M188 300h0M204 322h0M128 346h0M192 346h0"
      />
    </>
  ),
  gap: (
    <>
      <path className="mouth-touch" d={teeth.lower.molars.touch} />
      <path className="mouth-shape mouth-gap" d={teeth.lower.molars.crowns} />
    </>
  ),
  milk: (
    <>
      <circle className="mouth-touch mouth-touch-round" cx="288" cy="482" r="26" />
      <path
        className="mouth-shape mouth-tooth"
        d="M271 474C269 461 278 457 288 461 298 457 307 461 305 474 304 481 301 485 300 491 299 500 298 506 295 506 291 506 291 497 288 496 285 497 285 506 281 506 278 506 277 500 276 491 275 485 272 481 271 474Z"
      />
      <path d="M282 473v1M294 473v1M284 480q4 4 8 0" />
    </>
  ),
}
