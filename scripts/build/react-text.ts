import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const renderer = /react-dom-server\.edge\.(production|development)\.js$/
const replaced = ['new TextEncoder()', 'new Uint8Array(4096)', 'new ReadableStream(']

/**
 * Gives React's streaming renderer the text platform of `src/rendering/react-text-platform.ts`. Stops the build if
 * an update of React no longer uses the platform in these places, instead of getting slow unnoticed.
 */
export function reactTextPlatform(): Plugin {
  const platform = resolve('src/rendering/react-text-platform.ts')
  return {
    name: 'react-text-platform',
    transform(code, id) {
      if (!renderer.test(id)) return null
      const missing = replaced.filter((use) => !code.includes(use))
      if (missing.length > 0)
        this.error(`React's renderer no longer has ${missing.join(', ')}: review react-text-platform.ts`)
      return {
        code: `const { TextEncoder, Uint8Array, ReadableStream } = require(${JSON.stringify(platform)});${code}`,
        map: null,
      }
    },
  }
}
