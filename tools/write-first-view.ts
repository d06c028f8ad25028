/** Writes the first view, its styles and the script that chooses its screen into the built page. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { Language } from '../domain/languages.ts'
import { memberPaths, paths } from '../domain/paths.ts'
import { codeAheadTemplate, scriptsAttribute } from '../domain/page-elements.ts'
import type { firstFrame, firstScreens } from '../src/first-view/render.tsx'
import { screenModules } from '../src/screens.tsx'
import { filesAhead, filesOf, takeManifest, type LaterFile } from './code-of-screens.ts'
import { root } from './run-command.ts'

interface FirstView {
  readonly firstFrame: typeof firstFrame
  readonly firstScreens: typeof firstScreens
}

/** The name until the server replaces it by that of the installation (`server/http/documents/web-page.ts`). */
const product = 'Prasino'

/** What the app imports when it is needed: the menu, an opened listing, the search over what is kept. */
const frameModules = [
  'src/ui/frame/side-menu.tsx', 'src/routes/lists/marked-listing-modal.tsx', 'src/site/site-search.ts',
  'src/api/of-whole-list.ts', 'domain/search/named-choices.ts', 'domain/search/search-list.ts',
  'src/api/geography.ts',
]

/** The screens of members, and those that links of mails open: only the server can follow them. */
const withServerOnly: readonly string[] = [...memberPaths, paths.verifyEmail, paths.listingCheck, paths.objection]

/** Screens that few people open, and seldom first. Every visitor would load the names of their files. */
const seldomFirst: readonly string[] = [
  paths.account, paths.listingCheck, paths.objection, paths.adminObjections, paths.adminUsers, paths.adminReasons, paths.adminAudit,
]

/** `web` is the folder of the web app, built in this language. */
export async function writeFirstView(web: string, language: Language): Promise<void> {
  const file = join(web, 'index.html')
  const view = await builtView(language)
  const page = readFileSync(file, 'utf8')
  const frame = view.firstFrame(product)
  const screens = view.firstScreens(product)
  const scripts = scriptsOf(page)
  const manifest = takeManifest(web)
  const publicModules = Object.entries(screenModules).flatMap(([path, modules]) => (withServerOnly.includes(path) ? [] : modules))
  const ahead = filesAhead(manifest, publicModules, frameModules, web)
  const first = Object.entries(screenModules).filter(([path]) => !seldomFirst.includes(path))
  const code = first.map(([path, modules]) => ({ path, files: filesOf(manifest, modules) }))
  const firstFiles = code.flatMap(({ path, files }) => (path in screens ? files : []))
  const ofAll = firstFiles.filter(({ name, media }) => media === null && name.endsWith('.css'))
  // In the page, so that it is painted without waiting for them. Its script gets their addresses; links are fetched, even disabled.
  const styles = [...new Set([...[...page.matchAll(styleLink)].map(([, address = '']) => address), ...ofAll.map(({ name }) => name)])]
  const firstView = [
    '<!-- first view -->',
    `<div id="root" data-first-view ${scriptsAttribute}="${scripts.join(' ')}" data-styles="${styles.join(' ')}" hidden>${frame}</div>`,
    // In an element that dialogs can hide from assistive technology; a template may not have the attribute.
    '<div>',
    ...Object.entries(screens).map(([path, html]) => `<template data-screen="${path}">${html}</template>`),
    ...code.map(({ path, files }) => `<template data-code="${path}">${linksTo(files, new Set([...scripts, ...styles]))}</template>`),
    `<template data-code="${codeAheadTemplate}">${linksTo(ahead, new Set())}</template>`,
    '</div>',
    '<!-- end of the first view -->',
    `<script>${await inlineScript(join(root, 'src/first-view/choose-screen.ts'), language)}</script>`,
  ]
    .join('\n    ')
    // The components are built for the root of a site; the page can be in any folder.
    .replaceAll('="/assets/', '="./assets/')
  const html = page
    .replaceAll(scriptElement, '')
    .replaceAll(styleLink, '')
    .replace('</head>', () => `${styles.map((style) => styleElement(style, web)).join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => firstView)
  writeFileSync(file, html)
}

const scriptElement = /\s*<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]+)">(?:<\/script>)?/g

/** The scripts of the app in the order in which they are evaluated: what the entry imports, then the entry itself. */
function scriptsOf(page: string): string[] {
  const [entry = '', ...imported] = [...page.matchAll(scriptElement)].map(([, address = '']) => address)
  return [...imported, entry]
}

/** The links that fetch these files, but for those `inPage`. */
function linksTo(files: readonly LaterFile[], inPage: ReadonlySet<string>): string {
  const forAll = new Set([...inPage, ...files.flatMap(({ name, media }) => (media === null ? [name] : []))])
  const links = files.flatMap(({ name, media }) => {
    if (inPage.has(name) || (media !== null && forAll.has(name))) return []
    const kind = name.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
    return [`<link ${kind} crossorigin href="${name}"${media === null ? '' : ` media="${media}"`}>`]
  })
  return [...new Set(links)].join('')
}

/** Builds the components for Node, with the same names of classes and files as those of the web app. */
async function builtView(language: Language): Promise<FirstView> {
  const outDir = mkdtempSync(join(tmpdir(), 'first-view-'))
  try {
    await build({
      root,
      mode: language,
      logLevel: 'warn',
      build: {
        ssr: 'src/first-view/render.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: '[name].js' } },
      },
      ssr: { noExternal: true },
    })
    return (await import(pathToFileURL(join(outDir, 'render.js')).href)) as FirstView
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

/** The module and what it imports as a classic script, which runs at once where it stands. */
async function inlineScript(entry: string, language: Language): Promise<string> {
  // Its messages are compiled when the build has begun.
  const { oneLanguage } = await import('./one-language.ts')
  const built = await build({
    root,
    configFile: false,
    plugins: [oneLanguage(language)],
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'choose' },
      minify: true,
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  const [script] = output?.output ?? []
  if (!script) throw new Error(`${entry} was not built.`)
  return script.code.trim()
}

const styleLink = /\s*<link rel="stylesheet" crossorigin href="(\.\/assets\/[^"]+)">/g

function styleElement(address: string, web: string): string {
  const css = readFileSync(join(web, address), 'utf8').replaceAll(/url\((["']?)(?:\.\/)?(?!data:|#)/g, 'url($1./assets/')
  return `<style>${css.trim()}</style>`
}
