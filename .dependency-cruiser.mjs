/**
 * The floors of the house, from the top down. A file imports from floors below its own, never from above; types and
 * lazy imports count. Rooms in one list do not import each other; `x/*` is a room for each folder in it.
 */
const floors = [
  ['worker.ts', 'client'],
  'src/site.ts',
  'src/endpoints',
  'src/jobs',
  'src/rendering',
  'src/shell',
  'src/pages/*',
  'src/sources',
  'src/features/admin',
  'src/features/seo',
  'src/features/redirects',
  'src/features/contact',
  'src/features/newsletter',
  'src/features/legal',
  'src/features/offer',
  'src/features/stories',
  'src/features/news',
  'src/features/team',
  'src/features/rooms',
  'src/features/treatments',
  'src/features/whole-treatments',
  'src/features/instalments',
  'src/features/prices',
  'src/features/outcomes',
  'src/features/ratings',
  'src/features/complaints',
  'src/features/clinic',
  'src/features/insights',
  'src/features/offline',
  'src/features/consent',
  'src/features/publishing',
  'src/features/pictures',
  'src/ui',
  'src/database',
  'src/mail',
  'src/http',
  'src/page-frame.ts',
  'src/layout',
  'src/build',
  'src/settings.ts',
  'src/settings-schema.ts',
  // Which parts the clinic has decides which pages there are.
  'src/routes.ts',
  'src/content',
  'src/format',
  ['src/deferred.ts', 'src/locale.ts', 'src/once-each.ts', 'src/sheet-keys.ts'],
].map((rooms) => [rooms].flat())

/** The preview of a draft shows the very page that visitors will see. */
const exceptions = '^src/pages/admin/preview/page.tsx$'

/** Words that lie beside what says them: one file a language. */
const wordsBeside = ['^src/(pages|features|endpoints)/.+/[a-z]{2}\\.ts$', '^src/(http|layout)/[a-z]{2}\\.ts$']

const ourFiles = '^(src/|client/|worker\\.ts$)'
const everyRoom = floors.flat().map(pattern)

export default {
  forbidden: [
    ...floors.flatMap((rooms, height) =>
      (height === 0 ? [] : rooms).map((room) => neverUpwards(room, height)),
    ),
    ...floors.flatMap((rooms) => (rooms.length > 1 ? rooms.map((room) => neverAcross(room, rooms)) : [])),
    ...['src/pages/*', 'src/pages/admin/*'].map(neverSideways),
    { name: 'no circle of files', severity: 'error', from: { path: ourFiles }, to: { circular: true } },
    {
      name: 'no circle of folders',
      scope: 'folder',
      severity: 'error',
      from: { path: '^(src|client)(/|$)' },
      to: { circular: true },
    },
    {
      name: 'a file stands on no floor',
      severity: 'error',
      from: { path: ourFiles, pathNot: everyRoom },
      to: {},
    },
    {
      name: 'a file stands on no floor',
      severity: 'error',
      from: {},
      to: { path: ourFiles, pathNot: everyRoom },
    },
    {
      // Else a page would hold a language that nobody asked it for, and a third one would have to be named there.
      name: 'texts come from src/content/texts.ts',
      severity: 'error',
      from: { path: ourFiles, pathNot: ['^src/content/', ...wordsBeside] },
      to: { path: '^src/content/[a-z]{2}/' },
    },
    {
      // Types alone: the Romanian file says which words there are.
      name: 'words are loaded by language',
      severity: 'error',
      from: { path: ourFiles },
      to: { path: wordsBeside, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'an import is not found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|cloudflare:|react-dom-(streaming|string)$)' },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API in JavaScript: swc reads the files instead.
    parser: 'swc',
    exclude: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx'],
      exportsFields: ['exports'],
      conditionNames: ['import'],
    },
  },
}

function neverUpwards(room, height) {
  return {
    name: `${room} is below`,
    severity: 'error',
    from: { path: pattern(room) },
    to: { path: floors.slice(0, height).flat().map(pattern), pathNot: pattern(floors.at(-1)[0]) },
  }
}

function neverAcross(room, rooms) {
  return {
    name: `${room} stands beside`,
    severity: 'error',
    from: { path: pattern(room) },
    to: { path: rooms.filter((other) => other !== room).map(pattern) },
  }
}

/** `src/pages/*`: what is in one folder imports nothing from a folder next to it. */
function neverSideways(room) {
  const folder = `^${room.slice(0, -1)}`
  return {
    name: `${room} stand beside each other`,
    severity: 'error',
    from: { path: `${folder}([^/]+)/`, pathNot: exceptions },
    to: { path: `${folder}[^/]+/`, pathNot: `${folder}$1/` },
  }
}

function pattern(room) {
  if (room.endsWith('/*')) return `^${room.slice(0, -1)}`
  return room.endsWith('.ts') ? `^${room.replaceAll('.', '\\.')}$` : `^${room}/`
}
