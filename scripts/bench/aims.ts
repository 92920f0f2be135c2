import type { LighthouseFigures } from './lighthouse.ts'
import type { PhoneFigures } from './slow-phone.ts'

/** What a page may cost at most. The first five are ratios to the reference page in the same round; sizes are KB with brotli. */
const aims = [
  ['first', 1.15],
  ['largest', 1.3],
  ['work', 1.6],
  ['blocking', 2],
  ['longest', 1.2],
  ['shift', 0],
  ['js', 64],
  ['html', 16],
  ['requests', 10],
] as const

export const aimsInWords = aims.map(([name, aim]) => `${name} ${aim}`).join(', ')

/** The figures of a page that are over their aims, each with its aim; empty if none is. */
export function overAims({ ratios, shift, js, html, requests }: PhoneFigures): string[] {
  const figures = { ...ratios, shift, js, html, requests }
  return aims
    .filter(([name, aim]) => figures[name] > aim + 0.005)
    .map(([name, aim]) => `${name} ${Math.round(figures[name] * 100) / 100} (${aim})`)
}

/** The main thread of a page in Lighthouse, divided by that of the hand-written page. */
const mainThreadAim = 1.5

export const lighthouseAimsInWords = `main thread ${mainThreadAim}, performance as plain React's, the others 100`

/** What of a page is over the aims for Lighthouse, each with its aim; empty if nothing is. */
export function overLighthouseAims({ ours, react, toFloor, others, failed }: LighthouseFigures): string[] {
  const below = Object.entries(others).filter(([, score]) => score < 100)
  return [
    ...(toFloor.ours > mainThreadAim + 0.005
      ? [`main thread ${toFloor.ours.toFixed(2)} (${mainThreadAim})`]
      : []),
    ...(ours.performance < react.performance
      ? [`performance ${ours.performance} (${react.performance})`]
      : []),
    ...below.map(([name, score]) => `${name} ${score} (100)`),
    ...failed,
  ]
}

/** Lines of the table: the page, and the same as plain React. */
export function lighthouseRows({ page, ours, react, toFloor }: LighthouseFigures) {
  const row = (name: string, speed: typeof ours, ratio: number) => ({
    page: name,
    ...speed,
    '÷ floor': ratio.toFixed(2),
  })
  return [row(page, ours, toFloor.ours), row(`${page} as plain React`, react, toFloor.react)]
}

/** A line of the table. */
export function tableRow({ page, ratios, work, shift, html, js, requests }: PhoneFigures) {
  return {
    page,
    ...mapValues(ratios, (ratio) => ratio.toFixed(2)),
    ...mapValues(work, Math.round),
    shift: shift.toFixed(3),
    html: html.toFixed(1),
    js: js.toFixed(1),
    requests,
  }
}

function mapValues<Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}
