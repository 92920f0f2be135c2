import { otherDentist } from '../samples/examples.ts'
import { type Admin, pressButton } from './admin.ts'
import { openAdmin } from './open-admin.ts'

export const list = '/admin/news'
export const slug = 'periuta-electrica-sau-manuala'
export const address = `${list}/${slug}`

/** As long as an article has to be, with these words in it. */
export const body = (words: string) =>
  `${words} Vorbim despre periaj.\n\n## Cum alegem\n\n- o periuță cu peri **moi**\n- [prețuri](/preturi)\n\n${'Un paragraf despre periajul de zi cu zi. '.repeat(6)}`

/** All that is typed into the form of an article which can be published. */
export const written = {
  'title-ro': 'Periuța electrică sau manuală?',
  'description-ro':
    'Ce diferență face periuța, cum se ține și cât durează un periaj bun, în cuvinte pe înțelesul tuturor.',
  'keywords-ro': 'periuță, periaj, igienă orală',
  'text-ro': body('Pe scurt, contează felul în care periați.'),
  'title-en': 'Electric or manual toothbrush?',
  'description-en':
    'What difference the brush makes, how to hold it and how long good brushing takes, in plain words for all.',
  'keywords-en': 'toothbrush, brushing, oral hygiene',
  'text-en': body('In short, what matters is how you brush.'),
  reviewer: otherDentist.id,
}

/** A site and an admin who begins an article in it, fills it in and presses its buttons; each test begins anew. */
export function articleAdmin() {
  const here = openAdmin({ freshEachTest: true })
  return {
    here,
    html: async (path: string, who: Admin = here.admin) => (await who.get(path)).text(),
    publicHtml: async (path: string) => (await here.site.fetch(path)).text(),
    begin: (fields: Record<string, string> = {}) =>
      here.admin.post(list, {
        title: written['title-ro'],
        'locale-ro': 'yes',
        'locale-en': 'yes',
        ...fields,
      }),
    press: (button: string, fields: Record<string, string>, path = address, who: Admin = here.admin) =>
      pressButton(here.site, who, path, button, fields),
  }
}
