import type { ModuleName } from '../../../src/content/clinic.ts'
import type { Locale } from '../../../src/locale.ts'

export const parts = [
  'stories',
  'videos',
  'offer',
  'news',
  'instalments',
  'newsletter',
  'emergency',
] as const satisfies readonly ModuleName[]

/** Words by which a text speaks of a part, in each language. */
export const wordsOfParts: Record<ModuleName, Record<Locale, RegExp>> = {
  stories: {
    ro: /povești|povest(?:ea|irea) (?:unui|dumneavoastră)|povesti-succes|pozele înainte/i,
    en: /success stor|patient’s story|your story|povesti-succes|before and after pictures/i,
  },
  videos: { ro: /\bfilm(?:e|ul|ele)?\b/i, en: /\b(?:film|video)s?\b/i },
  // A bank has offers too.
  offer: {
    ro: /ofert[aă] (?:la|implant)|în ofertă|preț redus|pret-oferta/i,
    en: /(?:implant|the clinic’s|current) offer|offer on dental|on offer|reduced price|pret-oferta/i,
  },
  // The newsletter brings news as well.
  news: {
    ro: /\barticol(?!ul \d)|\/noutati|noutăți și sfaturi|toate noutățile|unele noutăți/i,
    en: /\barticles?\b(?! \d)|\/noutati|all news|news and advice|some news/i,
  },
  instalments: {
    ro: /\bTBI\b|\bîn rate\b|de rate\b|\bratel(?:e|or)\b|\bcredit|plata-rate/i,
    en: /\bTBI\b|\binstalment|\bloans?\b|\bcredit\b|\blender|plata-rate/i,
  },
  newsletter: {
    ro: /newsletter|\bv[ăa]? ?abona|se poate abona|\babonare|dezabon|noutăți prin e-mail/i,
    en: /newsletter|subscri|news by email/i,
  },
  emergency: { ro: /ma-doare-acum|Mă doare acum/, en: /ma-doare-acum|In pain now(?!\?)/ },
}
