/** React's streaming renderer alone: see `scripts/build/react-renderers.ts`. */
declare module 'react-dom-streaming' {
  export { renderToReadableStream } from 'react-dom/server.edge'
}
