declare global {
  /** https://www.w3.org/TR/trusted-types/: what a policy makes is an object that only these sinks can tell from a text. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createHTML(html: string): string; createScriptURL(address: string): string },
        ): { createHTML(html: string): TrustedHTML; createScriptURL(address: string): string }
      }
    | undefined
}

/** Markup and addresses of scripts that the browser takes from this policy alone, where it knows Trusted Types. */
const policy = globalThis.trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (address.startsWith('/') && !address.startsWith('//')) return address
    if (others.some((origin) => address.startsWith(`${origin}/`))) return address
    throw new TypeError(`${address} is no script of this site`)
  },
})

/** They are let in by the configuration of the site, and by the visitor. */
const others = ['https://www.googletagmanager.com', 'https://challenges.cloudflare.com']

/** HTML that the server's renderer of Markdown made. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}

/** Throws for an address that no script of this site has. */
export function trustedScript(address: string): string {
  return policy?.createScriptURL(address) ?? address
}
