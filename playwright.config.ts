/** The browser tests: on a desktop, those for a phone on a phone; in random order with --shuffle. */
import { defineConfig, devices, type ViewportSize } from '@playwright/test'
import { chromiumArguments, findChromium } from './tools/chromium.ts'
import { engines, type Engine } from './tools/engine-programs.ts'

const hand: ViewportSize = { width: 390, height: 844 }

const phone = { ...devices['Pixel 7'], viewport: hand, screen: hand, hasTouch: true, isMobile: true }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

/** Tests of what only a phone has, and tests that run on both because a phone shows something else. */
const onPhone = /-phone\.test\.ts|@phone/

const browser = findChromium()
// Workers load this file too and must not search again.
if (browser) process.env.CHROME_PATH = browser

export default defineConfig<{ engine: Engine }>({
  testDir: 'tests',
  globalSetup: ['build', 'logs'].map((name) => `./tests/support/runner/global-${name}.ts`),
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Long enough for a machine with other work; a test that hangs still ends.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { args: [...chromiumArguments], ...(browser && { executablePath: browser }) },
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'Europe/Athens',
    // Movements take time, and say nothing about what a test expects; tests of movements prefer them.
    contextOptions: { reducedMotion: 'reduce' },
    // It answers requests that a test holds or breaks off; tests of visits without a network allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testMatch: '{browser,journeys}/**/*.test.ts', grepInvert: /-phone\.test\.ts/, outputDir: 'tests/results/desktop', use: desktop },
    { name: 'gallery', testMatch: 'gallery/**/*.test.ts', outputDir: 'tests/results/gallery-faults', use: desktop },
    ...engines.map((engine) => ({
      name: engine, testMatch: 'engines/**/*.test.ts', outputDir: `tests/results/${engine}`, use: { engine },
    })),
    { name: 'phone', testMatch: 'browser/**/*.test.ts', grep: onPhone, outputDir: 'tests/results/phone', use: phone },
  ],
})
