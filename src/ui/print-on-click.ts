/** For pages that stay as they came, whose buttons React does not own. */
export function printOnClick(page: Element): void {
  for (const button of page.querySelectorAll('[data-print]')) button.addEventListener('click', () => print())
}
