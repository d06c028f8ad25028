/** Builds the web app and serves it in development. */
import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { isLanguage, languages } from './domain/languages.ts'
import { assetName } from './tools/asset-name.ts'
import { namesInPage } from './tools/names-in-page.ts'
import { oneLanguage } from './tools/one-language.ts'
import { sharedChunk, sharedRules } from './tools/shared-chunks.ts'

/** The API server in development. */
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** The address of the API; empty if it is on the origin of the web app. */
const apiUrl = (process.env.VITE_API_URL ?? '').replace(/\/$/, '')

// A build or a development server has one language, which is the mode: `vite build --mode el`.
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    oneLanguage(isLanguage(mode) ? mode : languages[0]),
    namesInPage(),
    {
      name: 'preload-configuration',
      // Preload the configuration from the address that the web app reads it from, and link what its server makes.
      transformIndexHtml: (html) => (apiUrl === '' ? html : html.replaceAll(/\.\/(?=config\.json|feeds\/|lists\b)/g, `${apiUrl}/`)),
    },
  ],
  base: './',
  // What a build depends on is in its sources and its environment, not in a file that few know of.
  envDir: false,
  resolve: {
    // Radix's scroll lock injects a <style>, which the Content-Security-Policy forbids; the replacement adopts a style sheet.
    alias: { 'react-style-singleton': new URL('./src/ui/adopted-style.ts', import.meta.url).pathname },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/auth', '/config.json', '/docs', '/health'].map((path) => [path, server])),
  },
  // No two sheets have one name. A name with a hash of the sheet, as Vite makes it, weighs more, and changes the code of a screen, which
  // browsers keep, with each line of its sheet.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Read and removed by `tools/code-of-screens.ts`.
    manifest: true,
    rolldownOptions: {
      // No property of a package or of the site has a getter with an effect.
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: assetName('.js'),
        chunkFileNames: assetName('.js'),
        assetFileNames: assetName('[extname]'),
        // Chromium then compiles all functions of React and the libraries while they arrive, outside the main thread. Other browsers
        // ignore the comment.
        postBanner: ({ name }) => (['react', 'libraries'].includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          // Without groups, each module that two screens share becomes a chunk: a first visit would load thirty.
          groups: [
            // The page imports these one after the other, since one of all would be a task of a quarter of a second on a phone.
            { name: 'react', tags: ['$initial'], test: /\/(node_modules\/(react|react-dom|scheduler)|src\/first-view\/evaluate-react\.ts)/, priority: 5 },
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 4 },
            { name: 'initial-rules', tags: ['$initial'], test: /\/(domain|words|messages|src\/(api|machines|site|storage))\//, priority: 3 },
            { name: 'initial', tags: ['$initial'], priority: 2 },
            // Before the features, whose chunks would take the rules and the fields that they import.
            { name: sharedRules, debugName: 'rules', minShareCount: 2, priority: 1 },
            { name: sharedChunk, debugName: 'form', test: /\/src\/ui\/form\//, minShareCount: 2, priority: 1 },
            { name: sharedChunk, debugName: 'features', minShareCount: 2 },
          ],
        },
      },
    },
  },
}))
