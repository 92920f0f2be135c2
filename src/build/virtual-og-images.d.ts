declare module 'virtual:og-images' {
  /** The pictures of pages where they are shared, by the address of the page. */
  export const ogImages: Readonly<Record<string, string>>
}
