import { type ReactNode, Suspense, use, useId } from 'react'
import { renderToReadableStream } from 'react-dom-streaming'
import { renderAtOnce } from '../../../src/rendering/render-at-once.ts'

const hostile = `Ș ț „citat” <b>&amp;</b> "ghilimele" \u2028 😀 <!--$!--> ${'lung '.repeat(3000)}`

const parts = {
  ready: () => <p>{hostile}</p>,
  failing: () => {
    throw new Error('This part cannot be shown')
  },
  waiting: () => <p>{use(new Promise<string>(() => {}))}</p>,
} as const satisfies Record<string, () => ReactNode>

export type Part = keyof typeof parts

/** A page with everything that is hard to render: long and foreign text, many tags, ids, boundaries, a picture. */
export function sampleAtOnce(part: Part, boundary: boolean): string | null {
  return renderAtOnce(<Sample part={part} boundary={boundary} />)
}

export async function sampleByStream(): Promise<string> {
  const stream = await renderToReadableStream(<Sample part="ready" boundary />, {
    nonce: 'n',
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await stream.allReady
  return new Response(stream).text()
}

function Sample({ part, boundary }: { part: Part; boundary: boolean }) {
  const Part = parts[part]
  const id = useId()
  return (
    <main data-hostile={hostile} id={id}>
      <h1>
        {hostile} {3} {'text'}
      </h1>
      <img src="/a.png" alt="" fetchPriority="high" />
      <ul>
        {Array.from({ length: 400 }, (_, index) => `/tratamente/${index}`).map((href) => (
          <li key={href}>
            {href} <a href={href}>{[...hostile].slice(0, 40)}</a>
          </li>
        ))}
      </ul>
      {boundary ? (
        <Suspense fallback={<p>Se încarcă...</p>}>
          <Part />
        </Suspense>
      ) : (
        <Part />
      )}
      <label htmlFor={`${id}-a`}>Nume</label>
    </main>
  )
}
