/** In a document the button stays as it came. */
export function bringToLife(page: Element): void {
  page.querySelector('.stop-card-print')?.addEventListener('click', () => print())
}
