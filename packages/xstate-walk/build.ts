/** Builds the package that is published: JavaScript with all it needs but XState, types, and a manifest. `tsx build.ts [FOLDER]`. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { rolldown } from 'rolldown'

const source = import.meta.dirname
const folder = resolve(process.argv[2] ?? join(source, 'dist'))

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await bundle()
declare()
for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) cpSync(join(source, file), join(folder, file))
cpSync(join(source, 'src/report/explorer'), join(folder, 'explorer'), { recursive: true })
const elements = 'mutation-test-elements.js'
cpSync(createRequire(import.meta.url).resolve(`mutation-testing-elements/dist/${elements}`), join(folder, 'explorer', elements))
writeManifest()

/** All files are in one folder, since some refer to others by their names. */
async function bundle(): Promise<void> {
  const input = ['xstate-walk', 'vitest', 'playwright', 'command/cli', 'faults/fault-thread', 'bodies/load-hook']
  const build = await rolldown({
    input: Object.fromEntries(input.map((name) => [name.replace(/.*\//, ''), join(source, `src/${name}.ts`)])),
    external: [/^xstate(\/|$)/, 'vitest', /^node:/],
    platform: 'node',
    logLevel: 'warn',
  })
  await build.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js' })
}

function declare(): void {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc')
  const words = ['-p', join(source, 'tsconfig.build.json'), '--outDir', join(folder, 'types')]
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...words], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout)
}

function writeManifest(): void {
  const { dependencies: _, ...manifest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest
  const entry = (name: string) => ({ types: `./types/${name}.d.ts`, default: `./${name}.js` })
  const published = {
    ...manifest,
    exports: { '.': entry('xstate-walk'), './vitest': entry('vitest'), './playwright': entry('playwright') },
    bin: { 'xstate-walk': './cli.js' },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}
