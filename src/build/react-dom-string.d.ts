/** React's renderer of strings alone: see `scripts/build/react-renderers.ts`. */
declare module 'react-dom-string' {
  export { renderToString } from 'react-dom/server.edge'
}
