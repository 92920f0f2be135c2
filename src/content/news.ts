import { byLocale } from '../format/by-locale.ts'
import { articlesOff } from './articles-of-parts.ts'
import { modules } from './clinic.ts'
import { bruxismSemneSiSolutii } from './news/bruxism-semne-si-solutii.ts'
import { coroanaSauFatetaCumAlegem } from './news/coroana-sau-fateta-cum-alegem.ts'
import { decontareaServiciilorStomatologice } from './news/decontarea-serviciilor-stomatologice.ts'
import { dupaExtractiePrimeleZile } from './news/dupa-extractie-primele-zile.ts'
import { gingiiCareSangereaza } from './news/gingii-care-sangereaza.ts'
import { implantDentarSiFumat } from './news/implant-dentar-si-fumat.ts'
import { primaVizitaACopiluluiLaStomatolog } from './news/prima-vizita-a-copilului-la-stomatolog.ts'
import { rateSiDaePeIntelesulTuturor } from './news/rate-si-dae-pe-intelesul-tuturor.ts'
import { sensibilitateaDupaAlbire } from './news/sensibilitatea-dupa-albire.ts'
import type { WrittenArticle } from './news/written-article.ts'
import type { Article } from './schema.ts'

const written: readonly WrittenArticle[] = [
  rateSiDaePeIntelesulTuturor,
  implantDentarSiFumat,
  sensibilitateaDupaAlbire,
  coroanaSauFatetaCumAlegem,
  gingiiCareSangereaza,
  decontareaServiciilorStomatologice,
  dupaExtractiePrimeleZile,
  primaVizitaACopiluluiLaStomatolog,
  bruxismSemneSiSolutii,
]

/**
 * Newest first. An article whose text is null in a language has no address in that language. With the part off there are none, for
 * a database neither: a clinic that switches it on later begins with articles of its own.
 */
export const articles: readonly Article[] = (modules.news ? written : [])
  .filter(({ slug }) => !articlesOff.has(slug))
  .map((article) => ({ ...article, ...byLocale((locale) => article[locale] ?? null) }))
