/** Builds everything that `node dist/server/main.js` needs: the web app, the API documentation and the server. */
import { cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { languages, pageFile, type Language } from '../domain/languages.ts'
import { bundlePrograms } from './bundle-programs.ts'
import { sourceFingerprint, writeStamp } from './build-stamp.js'
import { writeContract } from './contract-json.ts'
import { precompress } from './precompress.ts'
import { root, runCommand } from './run-command.ts'
import { writeFirstView } from './write-first-view.ts'

const dist = join(root, 'dist')
const web = join(dist, 'web')

const fingerprint = sourceFingerprint(root)
rmSync(dist, { recursive: true, force: true })
await succeed('npm run --silent generate:messages')
await Promise.all([buildWeb(), buildServer()])
// Written last: an interrupted build counts as missing.
writeStamp(root, fingerprint)

async function buildWeb() {
  await Promise.all([...languages.map(buildLanguage), buildServiceWorker(), buildDocumentStyle()])
  await succeed('npm run --silent build:docs')
  await precompress(web)
}

/** One script beside the page, whose folder is what it may serve. */
async function buildServiceWorker() {
  const entry = join(root, 'src/service-worker/service-worker.ts')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: web,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['iife'], name: 'worker', fileName: () => 'service-worker.js' },
    },
  })
}

/** The style sheet of the documents that the server makes, which writes it into them; fonts have the same names as in the web app. */
async function buildDocumentStyle() {
  await build({
    root,
    base: '/',
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: web,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(root, 'src/ui/styles/document.css'),
        output: { assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'document.css' : 'assets/[name]-[hash][extname]') },
      },
    },
  })
}

/** Files that do not depend on the language, such as React, have the same name and content in all. */
async function buildLanguage(language: Language) {
  const folder = join(dist, language)
  await succeed(`vite build --logLevel warn --mode ${language} --outDir ${folder}`)
  await writeFirstView(folder, language)
  renameSync(join(folder, 'index.html'), join(folder, pageFile(language)))
  cpSync(folder, web, { recursive: true })
  rmSync(folder, { recursive: true })
}

async function buildServer() {
  await bundlePrograms(['server/main.ts', 'server/admin.ts', 'server/generate.ts'], join(dist, 'server'))
  writeContract(dist)
}

async function succeed(command: string) {
  const { status, output } = await runCommand(command)
  if (status === 0) return
  console.error(output)
  console.error(`The build stopped at: ${command}`)
  process.exit(1)
}
