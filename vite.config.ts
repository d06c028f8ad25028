/** How the web app is built and tested. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  base: './',
  resolve: {
    // Radix's scroll lock injects a <style>, which the Content-Security-Policy forbids; ours adopts a style sheet.
    alias: { 'react-style-singleton': new URL('./src/ui/adopted-style.ts', import.meta.url).pathname },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    sequence: { shuffle: true },
    maxWorkers: 2,
  },
})
