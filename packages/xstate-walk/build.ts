/**
 * Builds what is published into `dist/`: JavaScript with all it needs but XState, types, and the licences of what is in it. `npm pack` and
 * `npm publish` run it first with `--pack`, which puts the manifest of the built package in place of that of the sources, and then with
 * `--restore`, which puts that back.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'

const source = import.meta.dirname
const folder = join(source, 'dist')
const manifestFile = join(source, 'package.json')
/** The manifest of the sources while that of the built package is in its place. */
const keptManifest = join(source, 'package.sources.json')

const [step] = process.argv.slice(2)
if (step === '--restore') restoreManifest()
else {
  restoreManifest()
  await build()
  if (step === '--pack') replaceManifest()
}

async function build(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const bundled = await bundle()
  declare()
  cpSync(join(source, 'src/report/explorer'), join(folder, 'explorer'), { recursive: true })
  const elements = 'mutation-test-elements.js'
  const copied = createRequire(import.meta.url).resolve(`mutation-testing-elements/dist/${elements}`)
  cpSync(copied, join(folder, 'explorer', elements))
  writeFileSync(join(folder, 'NOTICES.md'), noticesOf([...bundled, copied]))
}

/** Returns the files that are in the bundles. All bundles are in one folder, since some refer to others by their names. */
async function bundle(): Promise<string[]> {
  const threads = ['chart/layout-thread', 'faults/fault-thread', 'walkers/walk-thread', 'bodies/load-hook']
  const input = ['xstate-walk', 'vitest', 'playwright', 'command/cli', ...threads]
  const bundles = await rolldown({
    input: Object.fromEntries(input.map((name) => [name.replace(/.*\//, ''), join(source, `src/${name}.ts`)])),
    external: [/^xstate(\/|$)/, 'vitest', /^node:/],
    platform: 'node',
    logLevel: 'warn',
  })
  const { output } = await bundles.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js' })
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}

function declare(): void {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc')
  const words = ['-p', join(source, 'tsconfig.build.json'), '--outDir', join(folder, 'types')]
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...words], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout)
}

/** The licence of each package of which a file is in the build. Throws if a package has none. */
function noticesOf(files: readonly string[]): string {
  const packages = files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replace(/^\0/, ''))?.[0] ?? [])
  const notices = [...new Set(packages)].sort().map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Readonly<Record<string, string>>
    const texts = readdirSync(path).filter((each) => /^(?:licen[cs]e|notice)/i.test(each))
    if (texts.length === 0) throw new Error(`${name} has no licence that could be named in NOTICES.md.`)
    return `## ${name} ${version} (${license})\n\n${texts.map((text) => readFileSync(join(path, text), 'utf8').trim()).join('\n\n')}\n`
  })
  return `# What is in this package\n\nIts files contain code of these packages.\n\n${notices.join('\n')}`
}

interface Manifest {
  readonly dependencies: unknown
  readonly devDependencies: unknown
  readonly scripts: unknown
  readonly exports: Readonly<Record<string, string>>
}

function replaceManifest(): void {
  const text = readFileSync(manifestFile, 'utf8')
  const { dependencies: _, devDependencies: __, scripts: ___, ...manifest } = JSON.parse(text) as Manifest
  const built = (path: string) => path.replace(/^\.\/src\/(?:.*\/)?(.*)\.ts$/, '$1')
  const exports = Object.entries(manifest.exports).map(([name, path]) => [
    name, { types: `./dist/types/${built(path)}.d.ts`, default: `./dist/${built(path)}.js` },
  ])
  renameSync(manifestFile, keptManifest)
  const published = { ...manifest, ...repository(), exports: Object.fromEntries(exports), bin: { 'xstate-walk': './dist/cli.js' } }
  writeFileSync(manifestFile, `${JSON.stringify(published, null, 2)}\n`)
}

/** From where the sources were cloned; nothing if that is not an address that others can reach. */
function repository(): { readonly repository?: object } {
  const git = (...words: readonly string[]) => spawnSync('git', words, { cwd: source, encoding: 'utf8' }).stdout?.trim() ?? ''
  const [, address] = /^(?:git\+)?((?:https|ssh):\/\/\S+|git@\S+)$/.exec(git('remote', 'get-url', 'origin')) ?? []
  if (address === undefined) return {}
  const url = address.replace(/^git@([^:]+):/, 'ssh://git@$1/').replace(/\/\/[^@/]*:[^@/]*@/, '//')
  return { repository: { type: 'git', url: `git+${url}`, directory: git('rev-parse', '--show-prefix').replace(/\/$/, '') } }
}

function restoreManifest(): void {
  if (existsSync(keptManifest)) renameSync(keptManifest, manifestFile)
}
