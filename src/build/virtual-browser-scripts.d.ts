declare module 'virtual:browser-scripts' {
  type BrowserScript = { text: string; hash: string }
  /** The scripts that are not part of the client's bundle, finished, by name. */
  export const scripts: Record<
    'adminLeave' | 'consentHead' | 'start' | 'views' | 'speed' | 'serviceWorker',
    BrowserScript
  >
}
