import type { CDPSession } from 'playwright-core'

/** What the main thread does for a page. */
export const workKinds = ['script', 'style', 'layout', 'parse', 'paint'] as const
export type WorkKind = (typeof workKinds)[number]
/** Milliseconds by kind, and all of them together. */
export type Work = Record<WorkKind | 'sum', number>

const kindOf: Readonly<Record<string, WorkKind>> = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  'v8.compile': 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  ParseHTML: 'parse',
  Paint: 'paint',
}

/** An event of a trace: times in microseconds. A complete one (`ph` X) has a duration. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: Record<string, unknown>
}

/** Starts to trace what the renderer does. The function that it returns stops and gives the events. */
export async function traceRenderer(
  devtools: CDPSession,
  more: readonly string[] = [],
): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (isEvent(event)) events.push(event)
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8.execute', 'loading', ...more] },
  })
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await complete
    return events
  }
}

/** The events of the thread that lays the page out, those that last alone. */
export function mainThread(events: readonly TraceEvent[]): Array<TraceEvent & { dur: number }> {
  const layout = events.find(({ name, ph }) => name === 'Layout' && ph === 'X')
  if (!layout) throw new Error('The trace has no layout: the page was not shown')
  return events.flatMap((event) =>
    event.ph === 'X' && event.dur !== undefined && event.pid === layout.pid && event.tid === layout.tid
      ? [{ ...event, dur: event.dur }]
      : [],
  )
}

/**
 * What each kind of work took. A script that runs while the document is parsed counts for both, as in the measurements
 * that the aims come from.
 */
export function workOf(events: readonly TraceEvent[]): Work {
  const work = { script: 0, style: 0, layout: 0, parse: 0, paint: 0, sum: 0 }
  for (const { name, dur } of mainThread(events)) {
    const kind = kindOf[name]
    if (kind === undefined) continue
    work[kind] += dur / 1000
    work.sum += dur / 1000
  }
  return work
}

function isEvent(value: object): value is TraceEvent {
  return 'name' in value && 'ph' in value && 'ts' in value && typeof value.ts === 'number'
}
