/** One page of every kind, in Romanian and in English. */
const kinds = [
  '/',
  '/tratamente',
  '/tratamente/fatete-dentare-bucuresti',
  '/preturi',
  '/preturi/implantologie',
  '/echipa',
  '/povesti-succes',
  '/noutati',
  '/noutati/implant-dentar-si-fumat',
  '/contact',
  '/implant-dentar/pret-oferta',
  '/plata-rate-tbi-bank',
  '/privacy-policy',
  '/nu-exista',
]

/** Those that contain one of the words, all of them without words. */
export function pageKinds(words: readonly string[]): string[] {
  const all = kinds.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`])
  return words.length === 0 ? all : all.filter((path) => words.some((word) => path.includes(word)))
}
