/** Writes the first view, its styles and the script that chooses its screen into the built page. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { firstFrame, firstScreens, laterModules, LaterModule } from '../src/first-view/render.tsx'
import { root } from './run-command.ts'

interface FirstView {
  readonly firstFrame: typeof firstFrame
  readonly firstScreens: typeof firstScreens
  readonly laterModules: typeof laterModules
}

/** The name until the server replaces it by that of the installation (`server/http/web-page.ts`). */
const product = 'Prasino'

/** `web` is the folder of the built web app. */
export async function writeFirstView(web: string): Promise<void> {
  const file = join(web, 'index.html')
  const view = await builtView()
  const page = readFileSync(file, 'utf8')
  const scripts = scriptsOf(page)
  const screens = [
    ...Object.entries(view.firstScreens(product)).map(([path, html]) => `<template data-screen="${path}">${html}</template>`),
    ...preloadsOfScreens(view.laterModules, scripts, web),
  ]
  const frame = view.firstFrame(product)
  const firstView = [
    '<!-- first view -->',
    `<div id="root" data-first-view data-scripts="${scripts.join(' ')}" data-styles="" hidden>${frame}</div>`,
    ...screens,
    '<!-- end of the first view -->',
    `<script>${await inlineScript(join(root, 'src/first-view/choose-screen.ts'))}</script>`,
  ]
    .join('\n    ')
    // The components are built for the root of a site; the page can be in any folder.
    .replaceAll('="/assets/', '="./assets/')
  const html = page
    .replaceAll(scriptElement, '')
    .replace('<div id="root"></div>', () => firstView)
  writeFileSync(file, withInlineStyles(html, web))
}

const scriptElement = /\s*<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?/g

/** The scripts of the app in the order in which they are evaluated: what the entry imports, then the entry itself. */
function scriptsOf(page: string): string[] {
  const [entry = '', ...imported] = [...page.matchAll(scriptElement)].map(([, address = '']) => address)
  return [...imported, entry]
}

interface ManifestEntry {
  readonly file: string
  /** The names of other entries. */
  readonly imports?: readonly string[]
}

/** The links that fetch the code of each screen, without `scripts`, which the page fetches anyway. Removes Vite's manifest. */
function preloadsOfScreens(modules: Readonly<Record<string, readonly LaterModule[]>>, scripts: readonly string[], web: string): string[] {
  const folder = join(web, '.vite')
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Readonly<Record<string, ManifestEntry>>
  rmSync(folder, { recursive: true })
  const chunksOf = (name: string): string[] => {
    const entry = manifest[name]
    if (!entry) throw new Error(`The build has no chunk of ${name}.`)
    return [`./${entry.file}`, ...(entry.imports ?? []).flatMap(chunksOf)]
  }
  return Object.entries(modules).map(([path, ofPath]) => {
    const named = new Set(scripts)
    const links = ofPath.flatMap(({ file, media }) => {
      const chunks = [...new Set(chunksOf(file))].filter((chunk) => !named.has(chunk))
      for (const chunk of chunks) named.add(chunk)
      const condition = media === null ? '' : ` media="${media}"`
      return chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="${chunk}"${condition}>`)
    })
    return `<template data-code="${path}">${links.join('')}</template>`
  })
}

/** Builds the components for Node, with the same names of classes and files as those of the web app. */
async function builtView(): Promise<FirstView> {
  const outDir = mkdtempSync(join(tmpdir(), 'first-view-'))
  try {
    await build({
      root,
      logLevel: 'warn',
      build: { ssr: 'src/first-view/render.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
      ssr: { noExternal: true },
    })
    return (await import(pathToFileURL(join(outDir, 'render.js')).href)) as FirstView
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

/** The module and what it imports as a classic script, which runs at once where it stands. */
async function inlineScript(entry: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, copyPublicDir: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'choose' }, minify: true },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  const [script] = output?.output ?? []
  if (!script) throw new Error(`${entry} was not built.`)
  return script.code.trim()
}

/**
 * Puts the style sheets into the page, so that it is painted without waiting for them: those that it names, and those of later code
 * that the first view uses. The script of the first view gets their addresses; a browser would fetch those of links, even disabled.
 */
function withInlineStyles(html: string, web: string): string {
  const link = /<link rel="stylesheet" crossorigin href="\.\/(assets\/[^"]+)">/g
  const named = [...html.matchAll(link)].map(([, name = '']) => name)
  const later = readdirSync(join(web, 'assets')).filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`)
  const used = later.filter((name) => !named.includes(name) && usesStyles(html, readFileSync(join(web, name), 'utf8')))
  const all = [...named, ...used]
  return html
    .replaceAll(link, '')
    .replace('</head>', () => `${all.map((name) => inlined(name, web)).join('\n    ')}\n  </head>`)
    .replace('data-styles=""', `data-styles="${all.map((name) => `./${name}`).join(' ')}"`)
}

/** Whether an element has a class of this style sheet; the names of the classes are unique. */
function usesStyles(html: string, css: string): boolean {
  const classes = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return [...css.matchAll(/\.(_[\w-]+)/g)].some(([, name = '']) => classes.has(name))
}

function inlined(name: string, web: string): string {
  const css = readFileSync(join(web, name), 'utf8').replaceAll(/url\((["']?)(?:\.\/)?(?!data:|#)/g, 'url($1./assets/')
  return `<style>${css.trim()}</style>`
}
