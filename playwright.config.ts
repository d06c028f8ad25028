/** The browser tests: each runs on a desktop and on a phone, the journeys on a desktop; in random order with --shuffle. */
import { defineConfig, devices, type ViewportSize } from '@playwright/test'
import { chromiumArguments, findChromium } from './tools/chromium.ts'

const hand: ViewportSize = { width: 390, height: 844 }

const phone = { ...devices['Pixel 7'], viewport: hand, screen: hand, hasTouch: true, isMobile: true }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

const browser = findChromium()
// Workers load this file too and must not search again.
if (browser) process.env.CHROME_PATH = browser

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/global-logs.ts',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  use: {
    launchOptions: { args: [...chromiumArguments], ...(browser && { executablePath: browser }) },
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'Europe/Athens',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testMatch: 'browser/**/*.test.ts', outputDir: 'tests/results/desktop', use: desktop },
    { name: 'phone', testMatch: 'browser/**/*.test.ts', outputDir: 'tests/results/phone', use: phone },
    { name: 'journeys', testMatch: 'journeys/**/*.test.ts', outputDir: 'tests/results/journeys', use: desktop },
  ],
})
