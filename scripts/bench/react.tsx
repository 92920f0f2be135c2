import { Hono } from 'hono'
import { renderToString } from 'react-dom-string'

/** What React's own code costs a cold isolate: plain Hono that renders next to nothing. */
const app = new Hono()

app.get('*', (c) => c.html(renderToString(<p>ok</p>)))

export default app
