import type { Locale } from '../../../src/locale.ts'

/** Whole words, whatever their case. */
export const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** The words that `docs/glossary.md` refuses. */
export const losers: Record<Locale, readonly RegExp[]> = {
  ro: [
    word('(?<!Colegiului )medic(?:ul|ului|ii|ilor)? stomatolog\\p{L}*'),
    word('fir(?:ul|ului)? dentar'),
    word('duș(?:ul)? bucal'),
    word('(?:dinte|dintele|dinți|dinții|dinților|molar|molari|molarii) (?:permanen|tempora)\\p{L}+'),
    word('peria'),
    word('prețul(?: plătit)? pe loc|plătit pe loc'),
    word('lucrarea finală|coroana finală'),
    word('gutier\\p{L}+ nocturn\\p{L}+'),
    word('cereți o vizită|cere o vizită|ceară o vizită'),
    word('noutăți prin atom'),
    word('(?:puteți|trebuie să|nu) \\p{L}+ singur'),
  ],
  en: [
    word('(?:request|ask for|book) a visit|visit request'),
    word('(?<!\\{)assistants?'),
    word('rings?|rang|ringing'),
    word(
      'hygiene visits?|scale and polish|a (?:thorough |good )?clean(?:ing)?(?=[.,;:]| (?:twice|and|first))|cleanings',
    ),
    word('films?'),
    word('ninth grade'),
    word('(?:night|protective) splints?'),
    word('provisional'),
    word('stumps?'),
    word('re-treatments?'),
    word('trial smile'),
    word('porcelain-fused-to-metal'),
    word('oral irrigator'),
    word('permanent (?:tooth|teeth|molars?)|baby teeth|primary teeth'),
    word('whom it suits|whom to see'),
    word('off the credit|paid at once'),
    word('knocked tooth|made anew'),
    /(?<!\p{L})Dr\. /u,
    /(?<!your |Your |family |ENT |another |\(ENT\) )(?<!\p{L})doctors?(?!\p{L})(?! (?:who prescribed|can refer|has advised))/iu,
  ],
}

/** Phrases that readers of the language stumbled over: word for word from the other one, or with a meaning besides. */
export const stumbles: Record<Locale, readonly RegExp[]> = {
  ro: [
    word(
      'verificați-vă e-mailul|zile sensibile|la ce distanță|unul singur ajunge|când v-ar fi bine|sau o zi mai târziu',
    ),
    word('părinte sau tutorele|respirație grea|nu trebuie suprasolicitate|nevoie de cel puțin două litere'),
    word(
      '(?:se desprinde|la închidere|înalt)[,:] ne sunați|flux(?:ul)? atom|legătura cu site-ul|baza noastră de date|prudență în bolile',
    ),
  ],
  en: [
    word('is not for you with|nobody answers|(?:which|what) month you are in|what do you feel|tender days'),
    word(
      'for orientation|pays costs back|nothing of it is|who do this treatment|find yours here|give no diagnoses',
    ),
    word('atom feed|our database|takes a deposit|the code of your request'),
  ],
}

/** An age, a warranty, or since when a law or a list holds. */
export const noLifetime: Record<Locale, RegExp> = {
  ro: /vârst|evaluare|copi|copil|dinți\p{L}* (?:de lapte|definitivi)|molar|peste 18|sub 18|creșter|garanți|\bspre \d|urmă cât/iu,
  en: /\bage\b|aged|child|milk teeth|molar|over 18|under 18|finished growing|warranty|grain of rice/iu,
}

export const countedYears: Record<Locale, RegExp> = {
  ro: /\d (?:de )?ani(?!\p{L})/u,
  en: /\d years/u,
}

/** What went wrong, where a rate counts what went well. */
export const failures: Record<Locale, RegExp> = {
  ro: /(?<!\p{L})se (?:cariază|pierd|desprind|rup)(?!\p{L})/u,
  en: /(?<!free of )\bdecay\b|\b(?:are lost|break|come off)\b/,
}
