/** Builds the web app and serves it in development. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { isLanguage, languages } from './domain/languages.ts'
import { oneLanguage } from './tools/one-language.ts'

/** The API server in development. */
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** The address of the API; empty if it is on the origin of the web app. */
const apiUrl = (process.env.VITE_API_URL ?? '').replace(/\/$/, '')

// A build or a development server has one language, which is the mode: `vite build --mode el`.
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    oneLanguage(isLanguage(mode) ? mode : languages[0]),
    {
      name: 'preload-configuration',
      // Preload the configuration from the address that the web app reads it from.
      transformIndexHtml: (html) => (apiUrl === '' ? html : html.replaceAll(/\.\/(?=config\.json|feeds\/)/g, `${apiUrl}/`)),
    },
    {
      name: 'own-links',
      apply: 'build',
      // Each route object has the router's link component as a property, which the site does not use: it has its own (`use-links.ts`).
      transform: (code, id) =>
        id.endsWith('/react-router/dist/esm/route.js') ? code.replace(/^import \{ Link \}.*$/m, 'const Link = null;') : null,
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
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    assetsInlineLimit: 0,
    // Read and removed by `tools/code-of-screens.ts`.
    manifest: true,
    rolldownOptions: {
      // No property of a package or of the site has a getter with an effect.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Chromium then compiles all functions of React and the libraries while they arrive, outside the main thread. Other browsers
        // ignore the comment.
        postBanner: ({ name }) => (['react', 'libraries'].includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          // Without groups, each module that two screens share becomes a chunk: a first visit would load thirty.
          groups: [
            // The page imports these one after the other, since one of all would be a task of a quarter of a second on a phone.
            { name: 'react', tags: ['$initial'], test: /\/(node_modules\/(react|react-dom|scheduler)|src\/first-view\/evaluate-react\.ts)/, priority: 3 },
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
            { name: 'initial', tags: ['$initial'], priority: 1 },
            { name: 'icons', test: /\/(lucide-react\/.*\/(chevron-(left|right)|circle-(x|check))|src\/ui\/media-query)\./, minShareCount: 2, priority: 1 },
            { name: 'dialogs', test: /\/(src\/ui\/(adopted-style|scroll-lock)|node_modules\/(@radix-ui\/react-dialog|react-remove-scroll))/, minShareCount: 2, priority: 1 },
            { name: 'copy', test: /\/(lucide-react\/.*\/copy\.|src\/ui\/copy-button\.|messages\/compiled\/messages\/cop(ied|y_))/, minShareCount: 2, priority: 1 },
            { name: 'shared', test: /\/(lucide-react\/.*\/check\.|domain\/field-fault|src\/ui\/(modal|failure-text)\.|messages\/compiled\/messages\/failure_)/, minShareCount: 2, priority: 1 },
            { name: 'labels', test: /\/messages\/compiled\/messages\/(field_(?!confirm|email|new|password|username)|not_given)/, minShareCount: 2, priority: 1 },
            { name: 'lists', test: /\/(src\/(ui|machines|routes)\/(listing|lists|posts|filter(?!\/(choice-counts|count-words|use-counts))|follow)\/|domain\/days\/event-days|lucide-react\/.*\/rss\.|messages\/follow_open)/, minShareCount: 2 },
            { name: 'calendars', test: /\/(src\/ui\/calendar\/|messages\/calendar)/, minShareCount: 2 },
            { name: 'forms', test: /\/(src\/(ui\/(form\/(?!choice-grid|day-field|number-field|select-field|time-field)|account\/resend)|machines\/(recipes\/request|account\/resend))|messages\/(resend|field_(username|password)))/, minShareCount: 2 },
            { name: 'accounts', test: /\/(src\/ui\/account\/|messages\/(password|registration|verification|field_(confirm|email|new)))/, minShareCount: 2 },
            { name: 'listing-forms', test: /\/(src\/(ui\/(form|listing-form)\/|storage\/(draft-storage|read-draft))|domain\/(listing\/(listing-(form|rules)|submission|(edit-)?draft)|text-fault)|messages\/(form|listing_form|rule)_)/, minShareCount: 2 },
            // After the first screen, so without what other chunks have.
            { name: 'offline', test: /\/(src\/(site\/(keep-copies|unanswered-draft)|routes\/frame\/fetch-ahead|ui\/frame\/offline-notice)|domain\/days\/format-moment|lucide-react\/.*\/cloud-off|messages\/offline_)/ },
            // All that is left, such as the words and the rules that the screens of members share.
            { name: 'members', test: /\/(lucide-react\/|domain\/|messages\/|src\/(site|api|storage|ui\/(frame|drawings|moderated-listing)|machines\/account\/admins)\/|src\/(ui\/(?!button-popover|modal-dialog))?[^/]+$)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
}))
