import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom-streaming'
import { clientBuild, layerOrder, textOf } from '../../build/client-build.ts'
import { clinic } from '../../content/clinic.ts'
import { hoursOfTheBuild } from '../../features/clinic/hours-of-the-build.server.ts'
import { openingFrom } from '../../features/clinic/opening.ts'
import { createHead } from '../../features/seo/head.ts'
import { defaultLocale } from '../../locale.ts'
import { FrameContext } from '../../page-frame.ts'
import { loadLayout } from '../../rendering/load-layout.ts'
import { pageIds } from '../../routes.ts'

const grid =
  '.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:var(--space-3)}'
const meta = { title: 'Components', description: '', keywords: [] }

/** A document of specimens: the styles of every page, no scripts, nothing to hydrate. */
export async function renderSpecimens(specimens: ReactNode, nonce: string): Promise<string> {
  const frame = {
    build: clientBuild.id,
    route: 'home',
    locale: defaultLocale,
    path: null,
    query: '',
    head: createHead(meta, { origin: clinic.origin, locale: defaultLocale, path: null, index: false }),
    layout: await loadLayout(defaultLocale, openingFrom(hoursOfTheBuild, new Date()), []),
  } as const
  const markup = await renderToReadableStream(<FrameContext value={frame}>{specimens}</FrameContext>, {
    nonce,
  })
  const files = await Promise.all(pageIds.map(clientBuild.filesOf))
  const sheets = new Map(
    files.flatMap(({ styles }) => styles).map(({ href, parts }) => [href, textOf(parts)]),
  )
  return (
    `<!DOCTYPE html><html lang="${defaultLocale}"><head><meta charset="utf-8"><title>${meta.title}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<style nonce="${nonce}">${layerOrder}${[...sheets.values()].join('')}${grid}</style></head>` +
    `<body><main>${await new Response(markup).text()}</main></body></html>`
  )
}
