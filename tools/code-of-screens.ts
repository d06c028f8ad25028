/** The files that each screen loads, and those that the service worker fetches ahead, from Vite's manifest. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ScreenModule } from '../src/site/screen.ts'

export interface LaterFile {
  readonly name: string
  /** The media query of those who need it; null for all. */
  readonly media: string | null
}

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  /** The names of other chunks. */
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/** The chunks by the names of their modules. */
export type Manifest = Readonly<Record<string, Chunk>>

/** The most that is fetched ahead, compressed, in bytes. */
const maxAhead = 168_000

/** Removes the manifest from the folder of the web app. */
export function takeManifest(web: string): Manifest {
  const folder = join(web, '.vite')
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  rmSync(folder, { recursive: true })
  return manifest
}

/** The scripts and style sheets of these modules. */
export function filesOf(manifest: Manifest, modules: readonly ScreenModule[]): LaterFile[] {
  return modules.flatMap(({ file, media }) =>
    [...chunksOf(manifest, file)].flatMap((name) => namesOf(manifest, name)).map((name) => ({ name, media })),
  )
}

/**
 * What these modules need beyond the first page: the screens, and what the app itself imports when it is needed (`ofFrame`). The menus and
 * dialogs of the screens follow as far as the bound allows; the largest come first, such as that of the filter. Throws if the bound is too
 * small without them, since what is left out of the others does not work without a network.
 */
export function filesAhead(manifest: Manifest, modules: readonly ScreenModule[], ofFrame: readonly string[], web: string): LaterFile[] {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? ''
  const first = new Set(filesOf(manifest, [{ file: entry, media: null }]).map(({ name }) => name))
  const later = (files: readonly LaterFile[]) => files.filter(({ name }) => !first.has(name))
  const frameModules = ofFrame.map((file) => ({ file, media: null }))
  const needed = later(filesOf(manifest, [...modules, ...frameModules]))
  if (weightOf(needed, web) > maxAhead) throw new Error(`What is needed without a network weighs ${weightOf(needed, web)} bytes, over ${maxAhead}.`)
  const dialogs = [...new Set(modules.flatMap(({ file }) => dialogsOf(manifest, file, entry)))]
    .filter((part) => !ofFrame.includes(part) && modules.every(({ file }) => file !== part))
    .map((file) => later(filesOf(manifest, [{ file, media: null }])))
    .sort((one, other) => weightOf(other, web) - weightOf(one, web))
  // A phone has room for what a wide screen, whose calendar is large, has not.
  const media = [...new Set([null, ...modules.map((module) => module.media)])]
  return dialogs.reduce((chosen, part) => {
    const choices = media.map((query) => [...chosen, ...part.map((file) => ({ ...file, media: query }))])
    return choices.find((files) => weightOf(files, web) <= maxAhead) ?? chosen
  }, needed)
}

/** The compressed bytes of the files for the screen that needs the most of them. */
function weightOf(files: readonly LaterFile[], web: string): number {
  const media = [...new Set(files.map((file) => file.media))]
  const weights = media.map((query) => {
    const names = new Set(files.flatMap((file) => (file.media === null || file.media === query ? [file.name] : [])))
    return [...names].reduce((sum, name) => sum + compressedSize(join(web, name)), 0)
  })
  return Math.max(0, ...weights)
}

const sizes = new Map<string, number>()

function compressedSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length
  sizes.set(file, size)
  return size
}

/** What a module and its imports import when it is needed; not what the app itself does, such as other screens. */
function dialogsOf(manifest: Manifest, module: string, entry: string): string[] {
  const ofApp = chunksOf(manifest, entry)
  return [...chunksOf(manifest, module)].flatMap((name) => (ofApp.has(name) ? [] : (manifest[name]?.dynamicImports ?? [])))
}

/** The chunk of a module and all that it imports. */
function chunksOf(manifest: Manifest, module: string, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found
  found.add(module)
  for (const name of chunkOf(manifest, module).imports ?? []) chunksOf(manifest, name, found)
  return found
}

function namesOf(manifest: Manifest, module: string): string[] {
  const { file, css = [] } = chunkOf(manifest, module)
  return [file, ...css].map((name) => `./${name}`)
}

function chunkOf(manifest: Manifest, module: string): Chunk {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no chunk of ${module}.`)
  return chunk
}
