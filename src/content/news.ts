import { byLocale } from '../format/by-locale.ts'
import { bruxismSemneSiSolutii } from './news/bruxism-semne-si-solutii.ts'
import { coroanaSauFatetaCumAlegem } from './news/coroana-sau-fateta-cum-alegem.ts'
import { decontareaServiciilorStomatologice } from './news/decontarea-serviciilor-stomatologice.ts'
import { dupaExtractiePrimeleZile } from './news/dupa-extractie-primele-zile.ts'
import { gingiiCareSangereaza } from './news/gingii-care-sangereaza.ts'
import { implantDentarSiFumat } from './news/implant-dentar-si-fumat.ts'
import { primaVizitaACopiluluiLaStomatolog } from './news/prima-vizita-a-copilului-la-stomatolog.ts'
import { rateSiDaePeIntelesulTuturor } from './news/rate-si-dae-pe-intelesul-tuturor.ts'
import { sensibilitateaDupaAlbire } from './news/sensibilitatea-dupa-albire.ts'
import type { Article, WrittenArticle } from './schema.ts'

/** Newest first. An article whose text is null in a language has no address in that language. */
export const articles: readonly Article[] = (
  [
    rateSiDaePeIntelesulTuturor,
    implantDentarSiFumat,
    sensibilitateaDupaAlbire,
    coroanaSauFatetaCumAlegem,
    gingiiCareSangereaza,
    decontareaServiciilorStomatologice,
    dupaExtractiePrimeleZile,
    primaVizitaACopiluluiLaStomatolog,
    bruxismSemneSiSolutii,
  ] satisfies readonly WrittenArticle[]
).map((article: WrittenArticle) => ({ ...article, ...byLocale((locale) => article[locale] ?? null) }))
