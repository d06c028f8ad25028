/**
 * Builds everything that `node dist/server/main.js` needs, into a new folder: the web app, the API documentation and the server.
 * `tsx tools/build.ts screens` builds only the screens, in one language, and takes over the server of the current build.
 */
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'vite'
import { languages, pageFile, type Language } from '../domain/languages.ts'
import { assetName } from './asset-name.ts'
import { bundlePrograms } from './bundle-programs.ts'
import { lockBuilds } from './build-lock.ts'
import { isBuilt, messagesFingerprint, sourceFingerprint, writeStamp } from './build-stamp.js'
import { createBuild, currentBuild, publishBuild } from './builds.js'
import { writeContract } from './contract-json.ts'
import { precompress } from './precompress.ts'
import { root, runCommand } from './run-command.ts'
import { typeStyles, writeListFacts } from './type-facts.ts'
import { writeFirstView } from './write-first-view.ts'

const isOfScreens = process.argv[2] === 'screens'

// Whatever the caller has, such as a run of tests: with another value, React and the chunks would be those of development.
process.env.NODE_ENV = 'production'

// Another build may just have made what this one was started for.
if ((await lockBuilds(root)) && isBuilt(root)) process.exit(0)
const fingerprint = sourceFingerprint(root)
const build = createBuild(root)
const web = join(build, 'web')
await compileMessages()
if (isOfScreens) await buildScreens()
else await Promise.all([buildWeb(), buildServer()])
// A build without all files of the web app is never up to date.
writeStamp(build, isOfScreens ? fingerprint.split(' ')[0] ?? '' : fingerprint)
publishBuild(root, build)

/** Only after a change of them: a test run beside this build imports the compiled ones. */
async function compileMessages() {
  const stamp = join(root, 'messages/compiled/.sources')
  const sources = messagesFingerprint(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  await succeed('npm run --silent generate:messages')
  writeFileSync(stamp, sources)
}

async function buildScreens() {
  for (const part of ['server', 'openapi.json']) cpSync(join(currentBuild(root), part), join(build, part), { recursive: true })
  await succeed(`vite build --logLevel warn --outDir ${web}`)
}

async function buildWeb() {
  await Promise.all([...languages.map(buildLanguage), buildServiceWorker(), buildDocumentStyle()])
  writeListFacts(join(web, 'embed.js'))
  await succeed(`tsx tools/api-docs/build.ts ${join(web, 'docs')}`)
  await precompress(web)
}

/** One script beside the page, whose folder is what it may serve. */
async function buildServiceWorker() {
  const entry = join(root, 'src/service-worker/service-worker.ts')
  await bundle({
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
  await bundle({
    root,
    base: '/',
    configFile: false,
    plugins: [typeStyles()],
    logLevel: 'warn',
    build: {
      outDir: web,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(root, 'src/ui/styles/document.css'),
        output: { assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'document.css' : assetName('[extname]')) },
      },
    },
  })
}

/** Files that do not depend on the language, such as React, have the same name and content in all. */
async function buildLanguage(language: Language) {
  const folder = join(build, language)
  await succeed(`vite build --logLevel warn --mode ${language} --outDir ${folder}`)
  await writeFirstView(folder, language)
  renameSync(join(folder, 'index.html'), join(folder, pageFile(language)))
  cpSync(folder, web, { recursive: true })
  rmSync(folder, { recursive: true })
}

async function buildServer() {
  await bundlePrograms(['server/main.ts', 'server/admin.ts', 'server/generate.ts'], join(build, 'server'))
  writeContract(build)
}

async function succeed(command: string) {
  const { status, output } = await runCommand(command)
  if (status === 0) return
  console.error(output)
  console.error(`The build stopped at: ${command}`)
  process.exit(1)
}
