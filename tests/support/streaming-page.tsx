import { type ReactNode, Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom-streaming'

const hostile = `Ș ț „citat” <b>&amp;</b> "ghilimele" \u2028 😀 ${'lung '.repeat(3000)}`

/** A page with everything that is hard to stream: long and foreign text, many tags, a value that is late. */
export async function renderSample(latenessMs: number): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, latenessMs, hostile))
  const stream = await renderToReadableStream(<Sample late={late} />, { nonce: 'n' })
  return new Response(stream).text()
}

function Sample({ late }: { late: Promise<string> }) {
  return (
    <main data-hostile={hostile}>
      <h1>{hostile}</h1>
      <ul>
        {Array.from({ length: 400 }, (_, index) => `/tratamente/${index}`).map((href) => (
          <li key={href}>
            {href} <a href={href}>{hostile.slice(0, 40)}</a>
          </li>
        ))}
      </ul>
      <Suspense fallback={<p>Se încarcă...</p>}>
        <Late late={late} />
      </Suspense>
    </main>
  )
}

function Late({ late }: { late: Promise<string> }): ReactNode {
  return <p>{use(late)}</p>
}
