declare module '*.woff2' {
  /** The address of the file. */
  const href: string
  export default href
}
