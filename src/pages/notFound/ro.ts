import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

export const words = {
  meta: {
    title: titled('Pagina nu a fost găsită'),
    description:
      'Pagina căutată nu există sau s-a mutat. Găsiți aici tratamentele, prețurile, echipa și datele de contact.',
    keywords: ['pagină inexistentă', 'tratamente dentare', 'contact clinică dentară'],
  },
  title: 'Nu am găsit această pagină',
  lead: 'Poate s-a mutat sau adresa a fost scrisă greșit. De aici ajungeți ușor mai departe.',
  linksHeading: 'Pagini principale',
  search: { label: 'Căutați un tratament', button: 'Caută' },
  phone: 'Sau întrebați-ne la telefon: {phone}.',
}

export type NotFoundWords = Shape<typeof words>
