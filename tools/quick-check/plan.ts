/** Decides what `npm run check:quick` runs for changed files. */
import { stepsFrom, type Importers } from './import-graph.ts'

export interface QuickPlan {
  readonly lint: readonly string[]
  /** The TypeScript projects, in the order of their imports. */
  readonly projects: readonly string[]
  /** Whether to compare the generated types with the contract. */
  readonly contract: boolean
  readonly machines: readonly string[]
  /** The closest first. */
  readonly codeTests: readonly string[]
  /** The closest first. */
  readonly browserTests: readonly string[]
  /** The features of the screens that can look or behave differently; `all` for what every screen has. */
  readonly screens: readonly string[] | 'all'
}

export interface Project {
  /** All files, with `/` and relative to the root. */
  readonly files: readonly string[]
  readonly importers: Importers
  /** The source and the table of each machine. */
  readonly machines: readonly { readonly name: string; readonly source: string; readonly table: string }[]
}

/** In the order of their imports. */
const projects = ['domain', 'words', 'packages/xstate-walk', 'server', 'src', 'tests']

/** Each project checks the files of its folder and all that they import. */
const projectsOf: Readonly<Record<string, readonly string[]>> = {
  contract: ['domain', 'words', 'server', 'src', 'tests'],
  messages: ['words', 'server', 'src', 'tests'],
  domain: ['domain', 'words', 'server', 'src', 'tests'],
  words: ['words', 'server', 'src', 'tests'],
  packages: ['packages/xstate-walk', 'tests'],
  server: ['server', 'tests'],
  src: ['src', 'tests'],
  tests: ['tests'],
  tools: ['tests'],
  bench: ['tests'],
}

/** Tests that read all files of a kind, which no reference shows. */
const readers: readonly (readonly [test: string, files: RegExp])[] = [
  ['tests/architecture/docs.test.ts', /\.md$|^package\.json$/],
  ['tests/architecture/docstrings.test.ts', /^(domain|words|src\/(api|storage)|server\/(store|operations))\/.*\.ts$/],
  ['tests/architecture/file-sizes.test.ts', /\.(ts|tsx|js|css)$/],
  ['tests/architecture/lockfile.test.ts', /^package(-lock)?\.json$/],
  ['tests/architecture/style-rules.test.ts', /\.css$/],
  ['tests/tools/faults/planted-faults.test.ts', /^(domain|words|server|src)\/|^openapi\.yaml$/],
  ['tests/src/machines/all-machines.test.ts', /^src\/machines\//],
]

const codeTest = /^(tests\/(?!browser\/|journeys\/)|packages\/[^/]+\/tests\/).*\.test\.tsx?$/
const visits = 'tests/browser/screens/'
const browserTest = /^tests\/browser\/(?!screens\/).*\.test\.ts$/
const feature = /^(?:src\/routes|tests\/browser)\/([^/]+)\//

/** The plan for a change of these files. Deleted files are among them. */
export function planFor(changed: readonly string[], { files, importers, machines }: Project): QuickPlan {
  const existing = new Set(files)
  const steps = new Map(stepsFrom(changed, importers))
  for (const [test, read] of readers) {
    if (existing.has(test) && changed.some((file) => read.test(file))) steps.set(test, Math.min(1, steps.get(test) ?? 1))
  }
  const features = stepsToFeatures(steps)
  const concernsAll = changed.some((file) => file.startsWith(visits)) || (features.size === 0 && steps.has('src/main.tsx'))
  const browserSteps = files
    .filter((file) => browserTest.test(file))
    .map((file) => [file, Math.min(steps.get(file) ?? Infinity, (features.get(featureOf(file)) ?? Infinity) + 1)] as const)
  return {
    lint: changed.filter((file) => existing.has(file) && /\.(ts|tsx|js)$/.test(file)),
    projects: projects.filter((project) => changed.some((file) => typesOf(file).includes(project))),
    contract: changed.some((file) => file === 'openapi.yaml' || file.startsWith('contract/')),
    machines: machines.filter(({ source, table }) => steps.has(source) || steps.has(table)).map(({ name }) => name),
    codeTests: closestFirst([...steps].filter(([file]) => codeTest.test(file) && existing.has(file)), changed),
    browserTests: closestFirst(browserSteps.filter(([, count]) => count < Infinity), changed),
    screens: concernsAll ? 'all' : [...features.keys()],
  }
}

function typesOf(file: string): readonly string[] {
  if (!/\.(ts|tsx|js|json)$/.test(file)) return []
  // The configuration files at the root belong to the project of the tests.
  return file.includes('/') ? (projectsOf[file.split('/')[0] ?? ''] ?? []) : ['tests']
}

/** The number of steps to the closest route of each feature. */
function stepsToFeatures(steps: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const closest = new Map<string, number>()
  for (const [file, count] of steps) {
    const name = featureOf(file)
    if (name !== '' && file.startsWith('src/routes/')) closest.set(name, Math.min(count, closest.get(name) ?? count))
  }
  return closest
}

function featureOf(file: string): string {
  return feature.exec(file)?.[1] ?? ''
}

/**
 * Sorts by the number of steps, and files at the same distance by how many words they share with the path of a changed file, then by how
 * few others they have. Of two neighbouring distances, tests of one kind follow each other, those without a database first: a process
 * runs tests of one kind.
 */
export function closestFirst(steps: readonly (readonly [file: string, count: number])[], changed: readonly string[]): string[] {
  const words = new Set(changed.flatMap(wordsOf))
  const likeness = (file: string) => {
    const own = wordsOf(file)
    const shared = own.filter((word) => words.has(word)).length
    return { shared, others: own.length - shared }
  }
  return steps
    .map(([file, count]) => ({ file, count, ring: Math.ceil(count / 2), kind: kindOf(file), ...likeness(file) }))
    .sort((a, b) => a.ring - b.ring || a.kind - b.kind || a.count - b.count
      || b.shared - a.shared || a.others - b.others || (a.file < b.file ? -1 : 1))
    .map(({ file }) => file)
}

/** The kinds are the projects of Vitest: plain tests, tests with a document, tests of the server. */
function kindOf(file: string): number {
  if (/^tests\/(http|server)\//.test(file)) return 2
  return file.endsWith('.tsx') ? 1 : 0
}

/** The words of the folder and the name, without the folders of sources and tests; singular and plural are the same. */
function wordsOf(file: string): string[] {
  const [name = '', folder = ''] = file.replace(/(\.test|\.table)?\.\w+$/, '').split('/').reverse()
  return [...new Set(`${folder}-${name}`.split(/[-.]/).map((word) => word.replace(/s$/, '')))].filter((word) => word !== '')
}
