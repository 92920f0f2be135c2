/** React's streaming renderer alone: the public entry brings the legacy one along, 32 KB and 14 ms of cold start. */
declare module 'react-dom-streaming' {
  export { renderToReadableStream } from 'react-dom/server.edge'
}
