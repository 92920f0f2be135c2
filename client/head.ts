import { joinLocale } from '../src/locale.ts'
import type { PageFrame } from '../src/page-frame.ts'

/**
 * Updates the head after a client navigation. Social tags and JSON-LD stay: machines read them from documents only.
 */
export function applyHead({ head, locale }: PageFrame): void {
  document.documentElement.lang = locale
  document.title = head.title
  setMeta('description', head.description)
  setMeta('keywords', head.keywords.join(', '))
  setMeta('robots', head.index ? null : 'noindex')
  for (const link of document.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]'))
    link.remove()
  if (head.canonical !== null) document.head.append(createLink({ rel: 'canonical', href: head.canonical }))
  for (const { hreflang, href } of head.alternates)
    document.head.append(createLink({ rel: 'alternate', hreflang, href }))
  document
    .querySelector('link[type="application/atom+xml"]')
    ?.setAttribute('href', joinLocale(locale, '/feed.xml'))
}

function setMeta(name: string, content: string | null): void {
  const existing = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === null) {
    existing?.remove()
    return
  }
  const meta = existing ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }))
  meta.content = content
}

function createLink(
  properties: Partial<Pick<HTMLLinkElement, 'rel' | 'href' | 'hreflang'>>,
): HTMLLinkElement {
  return Object.assign(document.createElement('link'), properties)
}
