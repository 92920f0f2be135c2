import { clinic } from '../../../content/clinic.ts'
import { ofCalled } from '../../../content/ro/called.ts'
import type { Shape } from '../../../content/text-shape.ts'
import { forEachLanguage } from '../../../format/languages.ts'

export const words = {
  /** Admin pages are not indexed: only their titles are read. */
  meta: {
    description: `Pagina de autentificare pentru personalul ${ofCalled}. Pacienții nu au nevoie de cont pe acest site.`,
    keywords: ['autentificare', 'personal', `clinica ${clinic.name}`],
  },
  pageIn: forEachLanguage('ro', (language) => `Pagina în ${language}`),
  label: 'Administrare',
  /** Opens the menu on a narrow screen. */
  menu: 'Meniu',
  waiting: {
    one: '{count} cerere așteaptă răspuns',
    few: '{count} cereri așteaptă răspuns',
    other: '{count} de cereri așteaptă răspuns',
  },
  site: 'Vezi site-ul',
  /** The link that a signed-in admin sees on a public page. */
  edit: 'Editează pagina aceasta',
  /** Help on formatting, beside the text of an article or a newsletter. */
  formatting: {
    title: 'Cum faceți subtitluri, liste și linkuri',
    rows: [
      { written: '## Program de sărbători', becomes: 'un subtitlu' },
      { written: 'Suntem **închiși** pe 25.', becomes: 'cuvinte îngroșate' },
      { written: '- consultații', becomes: 'un rând dintr-o listă; fiecare rând începe cu o liniuță' },
      { written: '[lista de prețuri](/preturi)', becomes: 'un link: întâi cuvintele, apoi adresa paginii' },
      { written: '(un rând gol)', becomes: 'un alineat nou' },
    ],
  },
  signedInAs: 'Autentificat ca {email}',
  signOut: 'Ieși din cont',
  /** What of the draft is not published, on every page. */
  bar: {
    average: 'prețurile schimbate: {percent} în medie',
    refusals: {
      one: '{count} lucru oprește publicarea',
      few: '{count} lucruri opresc publicarea',
      other: '{count} de lucruri opresc publicarea',
    },
    questions: {
      one: '{count} rând de verificat',
      few: '{count} rânduri de verificat',
      other: '{count} de rânduri de verificat',
    },
    preview: 'Previzualizează',
    publish: 'Publică',
  },
}

export type FrameWords = Shape<typeof words>
