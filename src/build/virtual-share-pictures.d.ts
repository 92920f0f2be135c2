declare module 'virtual:share-pictures' {
  /** The pictures of pages where they are shared, by the address of the page. */
  export const sharePictureFiles: Readonly<Record<string, string>>
}
