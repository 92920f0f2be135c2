import type { StreamName } from './streams.ts'

export type Result = {
  mode: string
  stream: StreamName
  sent: number
  stored: number
  doubled: number
  lost: number
  longestWaitMs: number
  /** Until all of it was stored and told of, counted from the recovery; null for never. */
  arrivedMs: number | null
}

export function isWrong({ sent, stored, doubled, lost, arrivedMs }: Result): boolean {
  return stored !== sent || doubled > 0 || lost > 0 || arrivedMs === null
}

export function printTable(results: readonly Result[], suppressed: number): void {
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)
  line(['mode', 'stream', 'sent', 'stored', 'doubled', 'lost', 'longest wait', 'arrived after recovery', ''])
  line(Array.from({ length: 9 }, () => '---'))
  for (const result of results) {
    const { mode, stream, sent, stored, doubled, lost, longestWaitMs, arrivedMs } = result
    const numbers = [sent, stored, doubled, lost].map(String)
    const arrived = arrivedMs === null ? 'never' : seconds(arrivedMs)
    line([mode, stream, ...numbers, seconds(longestWaitMs), arrived, isWrong(result) ? 'WRONG' : ''])
  }
  const total = (of: (result: Result) => number) => results.reduce((sum, result) => sum + of(result), 0)
  const [sent, stored] = [total((each) => each.sent), total((each) => each.stored)]
  const [doubled, lost] = [total((each) => each.doubled), total((each) => each.lost)]
  console.log(
    `${sent} sent, ${stored} stored, ${doubled} doubled, ${lost} lost; ` +
      `${suppressed} mails came a second time and were suppressed by their key`,
  )
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
