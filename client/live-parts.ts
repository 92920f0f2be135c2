import type { PageFrame } from '../src/page-frame.ts'

type LivePart = { bringToLife(page: Element, frame: PageFrame): void }
const modules = import.meta.glob<LivePart>('../src/pages/*/live.ts')

/** What moves on a page that stayed as it came, and has no other code. */
export async function bringToLife(frame: PageFrame): Promise<void> {
  const load = modules[`../src/pages/${frame.route}/live.ts`]
  const page = document.querySelector('.page')
  if (load && page) (await load()).bringToLife(page, frame)
}
