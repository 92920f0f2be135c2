/**
 * Of each picture of an enlarged pair its shape, the one that its styles say, and how much of its figure is blank below its
 * words. Runs in the page.
 */
export function enlargedShapes(): { shape: string; own: string; blank: number }[] {
  const figures = document.querySelectorAll('.before-after-large:popover-open figure')
  return [...figures].flatMap((figure) => {
    const [picture, caption] = figure.children
    if (picture === undefined || caption === undefined) return []
    const { width, height } = picture.getBoundingClientRect()
    const [across = 0, down = 1] =
      getComputedStyle(picture)
        .aspectRatio.match(/[\d.]+/g)
        ?.map(Number) ?? []
    const blank = Math.round(figure.getBoundingClientRect().bottom - caption.getBoundingClientRect().bottom)
    return [{ shape: (width / height).toFixed(2), own: (across / down).toFixed(2), blank }]
  })
}
