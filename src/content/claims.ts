import type { Locale } from '../locale.ts'

/** What a sober clinic does not claim: superlatives, promised outcomes, no pain, comparisons with colleagues. */
export const forbiddenClaims: Record<Locale, readonly RegExp[]> = {
  ro: [
    claim(`(?:cel|cea|cei|cele|celui|celei|celor) mai (?:bun|bună|buni|bune|bunul|${praisedRo()})`),
    claim('(?:numărul|nr\\.?)\\s?(?:1|unu)|locul (?:1|unu|întâi)', {
      notAfter: '(?:str\\.|strada|bd\\.|bulevardul|calea|șos\\.|șoseaua|aleea|piața)(?: [\\p{L}.-]+){1,5},?',
    }),
    claim('lider(?:ul|ului|i|ii|ilor)?'),
    claim('perfect(?:ă|a|e|ul|ului|ei|ele|elor)?|perfecți(?:i|ilor|e|a)?|perfecțiun(?:e|ea|ii|i|ile|ilor)'),
    claim('garant(?:a|ăm|ez|ezi|ează|ați|eze|ând|at|ată|ate|area|ării)', {
      notAfter: deniedRo(),
      notBefore: '(?:de|prin) (?:lege|regulament|gdpr|constituție)',
    }),
    claim('garanți(?:e|a|i) (?:de |a |unui |unei )?(?:rezultat|reușit|succes|vindec|zâmbet)\\p{L}*', {
      notAfter: deniedRo(),
    }),
    claim('fără (?:(?:nicio|niciun|vreo|vreun|orice|fel|de|urmă) )*(?:durere|dureri|durerea)'),
    claim('nedureros|nedureroasă|nedureroși|nedureroase|zero dureri?|zero durere'),
    claim('100\\s?%|(?:100|o? ?sută) la sută'),
    claim('mirac(?:ol|ole|olul|olele|ulos|uloasă|uloși|uloase)'),
    claim('revoluți(?:onar\\p{L}*|onează|onăm|onat\\p{L}*|e|a|ei)'),
    claim('unic(?:ă|i|e|ul|a|ii|ele)?', {
      notAfter:
        'coduri?|codul|numărul?|identificator\\p{L}*|id|link|linkul|fișă|doză|ședință|vizită|dinte|rădăcină|canal',
      notBefore: 'folosință|de (?:înregistrare|identificare|apel)',
    }),
    claim('de top'),
    claim('excelenț(?:ă|a|ei|e)'),
    claim('imediat vindeca\\p{L}*|vindecat\\p{L}* imediat|vindecarea? imediată'),
    claim(
      '(?:decât|spre deosebire de|față de|comparativ cu|comparație cu) (?:la |cele din )?' +
        '(?:(?:alte|celelalte) (?:clinici|cabinete)|alți (?:medici|dentiști|stomatologi)|concurenț\\p{L}*)',
    ),
  ],
  en: [
    claim('best', {
      notAfter: 'at|do (?:our|my|your|their)|works?',
      notBefore: 'to|if|by|when|done|kept|left|avoided|suited|seen|before|placed|planned',
    }),
    claim('leading', { notBefore: 'to|towards?|up|into|from|through|cause|causes' }),
    claim('(?:market|industry|national|world|field) leaders?|leaders? (?:in|of)'),
    claim('number (?:one|1)|no\\.\\s?1|no 1|#\\s?1'),
    claim('perfect(?:ly|ed|s|ion|ionist)?'),
    claim('guarantee(?:s|d|ing)?', { notAfter: deniedEn(), notBefore: '(?:by|under) (?:the )?(?:law|gdpr)' }),
    claim('painless(?:ly|ness)?|pain[-\\s\u2010\u2011]?free|free of pain|zero pain|without any pain'),
    claim('100\\s?%|(?:a|one) hundred per\\s?cent'),
    claim('miracles?|miraculous(?:ly)?'),
    claim('revolution(?:ary|s)?|revolutioni[sz](?:e|es|ed|ing)'),
    claim('unique(?:ly|ness)?', {
      notBefore: '(?:id|ids|identifiers?|codes?|numbers?|links?|references?|keys?|tokens?|visitors?)',
    }),
    claim('world[-\\s\u2010\u2011]class|top[-\\s\u2010\u2011](?:rated|notch|class|tier)'),
    claim('top (?:clinics?|dentists?|doctors?|specialists?|surgeons?|experts?)|excellence'),
    claim(
      'state[-\\s\u2010\u2011]of[-\\s\u2010\u2011]the[-\\s\u2010\u2011]art|cutting[-\\s\u2010\u2011]edge',
    ),
    claim('(?:instantly|immediately) healed|healed (?:instantly|immediately)|(?:instant|immediate) healing'),
    claim(
      '(?:than|unlike|compared (?:to|with)) (?:at |any |most )?' +
        '(?:(?:other|most) (?:clinics|dentists|practices|doctors)|(?:our )?competitors)',
    ),
  ],
}

/** The forbidden wordings of a text, as written there; an honest denial (“nobody can guarantee”) is none. */
export function findForbiddenClaims(text: string, locale: Locale): string[] {
  const written = text.normalize('NFC')
  return forbiddenClaims[locale].flatMap((pattern) =>
    Array.from(written.matchAll(new RegExp(pattern, 'giu')), ([found]) => found),
  )
}

/**
 * The percentages, shades and years of experience in a text that no `[^id]` follows directly. Concentrations of a
 * substance and tax or interest rates are facts of another kind and pass. Not for footnotes themselves.
 */
export function findUnfootnotedFigures(text: string): string[] {
  const written = text.normalize('NFC')
  return figures.flatMap((figure) =>
    Array.from(written.matchAll(figure)).flatMap((match) => {
      const rest = written.slice(match.index + match[0].length)
      if (/^[.,;:”’)]?\[\^[a-z0-9-]+\]/.test(rest)) return []
      if (/%$/.test(match[0]) && isRate(written.slice(0, match.index), rest)) return []
      return [match[0]]
    }),
  )
}

const number = '\\d+(?:[.,]\\d+)?'
const joined = '(?:\\s?[–-]\\s?|\\s+(?:și|la|până la|to|and|or|sau)\\s+)'
const percent = '\\s?(?:%|la\\s+sută|per\\s?cent)'
const counted = `(?:${number}(?:${joined}${number})?)`
const spelled = '(?:trei|patru|cinci|șase|șapte|opt|nouă|zece|three|four|five|six|seven|eight|nine|ten)'
const figures = [
  `${number}(?:${percent})?(?:${joined}${number})?${percent}`,
  `(?:${counted}|${spelled})\\s+(?:de\\s+)?(?:nuanțe|shades?)(?:\\s+(?:mai\\s+deschis[eă]?|whiter|lighter|brighter))?`,
  `${counted}\\+?\\s+(?:de\\s+)?ani\\s+(?:de\\s+)?(?:experiență|practică|activitate|carieră)(?:\\s+clinică)?`,
  `experiență(?:\\s+clinică)?\\s+(?:de|între)\\s+(?:la\\s+|peste\\s+|aproape\\s+)?${counted}\\s+(?:de\\s+)?ani`,
  `${counted}\\+?\\s+years?[’']?\\s+(?:of\\s+|in\\s+)?(?:(?:clinical|professional)\\s+)?(?:experience|practice)`,
  `experience\\s+of\\s+(?:over\\s+|nearly\\s+)?${counted}\\s+years`,
].map((source) => new RegExp(`(?<![\\p{L}\\p{N}])${source}`, 'giu'))

function isRate(before: string, after: string): boolean {
  const substance = 'peroxid|hipoclorit|hypochlorite|clorhexidin|chlorhexidin|articain|lidocain|fosforic|edta'
  const rate = new RegExp(`(?:${substance}|\\b(?:tva|vat|dae|apr)\\b)[^.;!?%]{0,24}$`, 'iu')
  return (
    rate.test(before) || /^\s+(?:hydrogen|carbamide|peroxide|sodium|chlorhexidine|vat|apr)\b/iu.test(after)
  )
}

/** Other adjectives used as praise in the superlative; “cel mai des” and “cei mai mulți” are not praise. */
function praisedRo(): string {
  const stems = 'performan|avansa|modern|experimenta|aprecia|renumi|califica|competen|frumo|prestigio|eficien'
  return `(?:${stems})\\p{L}*`
}

function deniedRo(): string {
  return '(?:nu(?! (?:doar|numai))|nici|nimeni|nimic|niciun|nicio|niciodată|fără)(?: [\\p{L}-]+){0,4}'
}

function deniedEn(): string {
  const negation =
    "no|not(?! (?:only|just))|never|cannot|can[’']t|don[’']t|isn[’']t|nobody|nothing|none|without|neither|nor"
  return `(?:${negation})(?: [\\p{L}’'-]+){0,4}`
}

/** A space stands for any white space, a Romanian letter also for its cedilla or bare spelling. */
function claim(words: string, { notAfter = '', notBefore = '' } = {}): RegExp {
  const before = notAfter && `(?<!(?<![\\p{L}\\p{N}])(?:${notAfter}) )`
  const after = notBefore && `(?! (?:${notBefore})(?![\\p{L}\\p{N}]))`
  const source = `${before}(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])${after}`
  return new RegExp(source.replaceAll(' ', '\\s+').replace(/[ăâîșț]/g, spellings), 'iu')
}

/** No bare t for ț: it would turn the noun „excelență” into the adjective that honest sentences use. */
function spellings(letter: string): string {
  if (letter === 'ș') return '[ș\\u015fs]'
  if (letter === 'ț') return '[ț\\u0163]'
  return letter === 'î' ? '[îi]' : `[${letter}a]`
}
