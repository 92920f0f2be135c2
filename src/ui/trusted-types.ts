declare global {
  /** https://www.w3.org/TR/trusted-types/: a policy returns objects that only these sinks accept. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createHTML(html: string): string; createScriptURL(address: string): string },
        ): { createHTML(html: string): TrustedHTML; createScriptURL(address: string): string }
      }
    | undefined
}

/**
 * Creates markup and script addresses, which the browser accepts from this policy only, where it supports Trusted
 * Types.
 */
const policy = globalThis.trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (address.startsWith('/') && !address.startsWith('//')) return address
    if (others.some((origin) => address.startsWith(`${origin}/`))) return address
    throw new TypeError(`${address} is no script of this site`)
  },
})

/** Allowed by the site's configuration, and by the visitor's consent. */
const others = ['https://www.googletagmanager.com', 'https://challenges.cloudflare.com']

/** HTML made by the server's Markdown renderer. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}

/** Throws for an address that is no script of this site. */
export function trustedScript(address: string): string {
  return policy?.createScriptURL(address) ?? address
}
