/** How the web app is built, served while it is worked on, and tested. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The server beside `npm run dev`. */
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** Where the web app's server is; empty where it is the origin that serves the web app. */
const apiUrl = (process.env.VITE_API_URL ?? '').replace(/\/$/, '')

export default defineConfig({
  plugins: [
    react(),
    {
      name: 'preload-configuration',
      // The configuration is preloaded from where the web app will read it.
      transformIndexHtml: (html) => (apiUrl === '' ? html : html.replace('./config.json', `${apiUrl}/config.json`)),
    },
  ],
  base: './',
  resolve: {
    // Radix's scroll lock injects a <style>, which the Content-Security-Policy forbids; ours adopts a style sheet.
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
    // Without this, what two screens share becomes a file of its own each time: a first visit would ask for thirty.
    // What only forms and modals share stays out of it, since it would take Radix along to home.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: /\/(src(?!\/(ui\/(form|account|modal)|machines\/(recipes\/request|account\/resend)))|domain|messages)\//, minShareCount: 2 },
            { name: 'forms', test: /\/src\/(ui\/(form|account)\/|machines\/(recipes\/request|account\/resend))/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'tests/journeys/**'],
    // Ended in the opposite order, so that the logs are complete when they are read.
    globalSetup: ['tests/support/global-logs.ts', 'tests/support/global-database.ts'],
    setupFiles: 'tests/support/console.ts',
    sequence: { shuffle: true },
    maxWorkers: 2,
    // A busy machine is slow, not wrong: a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
