import { resolve } from 'node:path'
import type { BuildMode } from './mode.ts'

/**
 * React's two renderers as separate modules: the public entry holds both, while a page without late parts needs one.
 * If React moves these files, the build does not find them.
 */
export function reactRenderers(mode: BuildMode): Record<string, string> {
  const file = (name: string) => resolve(`node_modules/react-dom/cjs/react-dom-server${name}.${mode}.js`)
  return { 'react-dom-string': file('-legacy.browser'), 'react-dom-streaming': file('.edge') }
}
