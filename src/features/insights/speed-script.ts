import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { mayMeasure, pageInView, send } from './measure.ts'

/** Read when the script starts: web vitals belong to the page that was loaded. */
const { route } = pageInView()
const vitals: Record<string, number> = {}

function note({ name, value }: Metric): void {
  vitals[name] = Math.round(value * 1000) / 1000
}

onCLS(note)
onFCP(note)
onINP(note)
onLCP(note)
onTTFB(note)

/** Once, when the page is hidden: only then are the values final. */
addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0 || !mayMeasure()) return
  send('/_speed/vitals', { route, vitals: { ...vitals } })
  for (const name of Object.keys(vitals)) delete vitals[name]
})
