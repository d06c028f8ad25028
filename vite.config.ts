/** Builds the web app, serves it in development, and runs the tests that need no browser. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The API server in development. */
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/** The address of the API; empty if it is on the origin of the web app. */
const apiUrl = (process.env.VITE_API_URL ?? '').replace(/\/$/, '')

export default defineConfig({
  plugins: [
    react(),
    {
      name: 'preload-configuration',
      // Preload the configuration from the address that the web app reads it from.
      transformIndexHtml: (html) => (apiUrl === '' ? html : html.replace('./config.json', `${apiUrl}/config.json`)),
    },
  ],
  base: './',
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
    // Without groups, each module that two screens share becomes a chunk: a first visit would load thirty.
    // Code that only forms, modals and popovers share is excluded, because it would load Radix on the home screen.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: /\/(src\/(?!ui\/(form|listing-form|account|modal|button-popover)|machines\/(recipes\/request|account\/resend))|domain\/(?!listing-rules)|messages\/)/, minShareCount: 2 },
            { name: 'forms', test: /\/src\/(ui\/(form|account)\/|machines\/(recipes\/request|account\/resend))/, minShareCount: 2 },
            { name: 'listing-forms', test: /\/(src\/ui\/listing-form\/|domain\/listing-rules)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'tests/journeys/**'],
    // Teardowns run in reverse order, so the logs are complete when they are read.
    globalSetup: ['tests/support/global-logs.ts', 'tests/support/global-database.ts'],
    setupFiles: 'tests/support/console.ts',
    sequence: { shuffle: true },
    maxWorkers: 2,
    // Long enough for a slow machine; a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
