import type { ReactNode } from 'react'
import './course-line.css'

/** Positions are in thousandths of the width. */
export type CourseData = {
  title: string
  of: string
  words: string
  facts: readonly { label: string; value: string }[]
  line: {
    chair: number
    numb: number | null
    sore: { from: number; to: number; level: 'mild' | 'moderate' } | null
    done: number
  }
  drawn: { chair: string; sore: string | null; done: string }
  scale: readonly { label: string; at: number }[]
  note: string
}

/** What the patient will feel, from the start to the end, as one line on a scale that all treatments share. */
export function CourseLine({ course }: { course: CourseData }): ReactNode {
  const { words, facts, line, drawn, scale } = course
  const { areas, path, peak } = draw(line)
  return (
    <div className="course">
      <svg className="course-line" width="100%" height="164" role="img" aria-label={words}>
        {scale.map(({ label, at }) => (
          <g key={label} className="course-mark">
            <line x1={share(at)} x2={share(at)} y1="14" y2="130" />
            <text x={share(at)} y="153">
              {label}
            </text>
          </g>
        ))}
        <svg width="100%" height="130" viewBox="0 0 1000 130" preserveAspectRatio="none" aria-hidden="true">
          <path className="course-chair" d={areas.chair} />
          {areas.numb && <path className="course-numb" d={areas.numb} />}
          {areas.sore && <path className="course-sore" d={areas.sore} />}
          <path className="course-path" d={path} />
        </svg>
        <text className="course-label course-label-chair" x="0" y="44">
          {drawn.chair}
        </text>
        {drawn.sore !== null && peak && (
          <text className="course-label" x={share(peak.x)} y={peak.y - 10}>
            {drawn.sore}
          </text>
        )}
        <circle className="course-sun" cx={share(line.done)} cy={base} r="9" />
        <text
          className="course-label"
          data-end={line.done > 900 || undefined}
          x={share(line.done)}
          y={base - 18}
        >
          {drawn.done}
        </text>
      </svg>
      <dl className="course-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const base = 118
const [chairTop, numbTop] = [66, 108]
const soreTop = { mild: 74, moderate: 34 } as const

/** Up at the start, low while numb, along the tender days and down; then level to the end. */
function draw({ chair, numb, sore, done }: CourseData['line']) {
  const inChair = `C6 ${base} 8 ${chairTop} 22 ${chairTop} L${chair - 12} ${chairTop}`
  const afterChair = numb ?? chair
  const low = numb === null ? base : numbTop
  const out = `C${chair} ${chairTop} ${chair - 6} ${low} ${chair + 8} ${low}`
  const dull = numb === null ? '' : `L${numb - 8} ${numbTop}`
  const peak = sore && { x: Math.round(afterChair + (sore.to - afterChair) * 0.36), y: soreTop[sore.level] }
  const hump =
    sore && peak
      ? `C${(afterChair + peak.x) / 2} ${low} ${(afterChair + peak.x) / 2} ${peak.y} ${peak.x} ${peak.y} C${
          (peak.x + sore.to) / 2 + 10
        } ${peak.y} ${(peak.x + sore.to) / 2} ${base} ${sore.to} ${base}`
      : `L${afterChair + 10} ${base}`
  return {
    areas: {
      chair: `M0 ${base} ${inChair} ${out} L${chair + 8} ${base} Z`,
      numb:
        numb === null
          ? null
          : `M${chair + 2} ${numbTop} L${numb} ${numbTop} L${numb} ${base} L${chair + 2} ${base} Z`,
      sore: sore && `M${afterChair - 8} ${base} L${afterChair - 8} ${low} ${hump} Z`,
    },
    path: `M0 ${base} ${inChair} ${out} ${dull} ${hump} L${done} ${base}`,
    peak,
  }
}

function share(thousandths: number): string {
  return `${thousandths / 10}%`
}
