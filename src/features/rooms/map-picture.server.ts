import { clinic } from '../../content/clinic.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import { mapDrawing } from './map-drawing.server.ts'

/**
 * The drawn map as an illustration that the build puts into a file: a page that shows it holds its address alone. What is
 * written on it reads the same in every language. Null where nothing near the clinic is known.
 */
export function mapPicture(): string | null {
  const drawing = mapDrawing()
  if (drawing === null) return null
  const { streets, landmarks, entrance, scale } = drawing
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" fill="var(--ink)" font-size="18" font-weight="500">',
    '<path fill="var(--ill-tone)" d="M0 0H480V360H0Z"/>',
    '<g fill="none" stroke="var(--ill-ground)" stroke-width="18" stroke-linejoin="round">',
    ...streets.map(({ path }) => `<path d="${path}"/>`),
    '</g>',
    ...streets.map(({ name, at: { x, y, isBeside } }) => text(name, x, y, isBeside ? 'start' : 'end')),
    ...landmarks.map(({ kind, name, x, y }) =>
      at(
        x,
        y,
        '<circle r="13"/>',
        kind === 'metro' ? `<g fill="var(--paper)" font-weight="650">${text('M', 0, 6)}</g>` : '',
        text(name, 0, 34),
      ),
    ),
    at(
      entrance.x,
      entrance.y,
      '<g stroke="var(--ill-line)" stroke-width="3" stroke-linejoin="round">',
      '<path fill="var(--ill-accent)" d="M0 0C-16 -21 -21 -31 -21 -41A21 21 0 0 1 21 -41C21 -31 16 -21 0 0Z"/>',
      '<circle fill="var(--ill-paper)" cy="-41" r="8"/>',
      '</g>',
      `<g font-weight="650">${text(clinic.name, 0, 24)}</g>`,
    ),
    at(
      20,
      340,
      `<path fill="none" stroke="var(--ink)" stroke-width="2" d="M0 -8V0H${scale.length}V-8"/>`,
      text(`${scale.metres} m`, scale.length + 10, 0, 'start'),
    ),
    at(452, 176, '<path fill="var(--ill-line)" d="M0 -26L9 4 0 -3 -9 4Z"/>', text('N', 0, 24)),
    '</svg>',
  ].join('')
}

function at(x: number, y: number, ...parts: readonly string[]): string {
  return `<g transform="translate(${x} ${y})">${parts.join('')}</g>`
}

function text(content: string, x: number, y: number, anchor: 'start' | 'middle' | 'end' = 'middle'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escapeHtml(content)}</text>`
}
