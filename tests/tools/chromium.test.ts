/** Finds a browser: the one named by the environment, otherwise the first that works. */
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { findChromium, workingBrowser } from '../../tools/chromium.ts'
import { temporaryFolder } from '../support/runner/temporary-folder.ts'

async function program(status: number): Promise<string> {
  const path = join(await temporaryFolder(), 'chromium')
  writeFileSync(path, `#!/bin/sh\nexit ${status}\n`)
  chmodSync(path, 0o755)
  return path
}

it('uses CHROME_PATH without a check', () => {
  vi.stubEnv('CHROME_PATH', '/opt/browser')
  expect(findChromium()).toBe('/opt/browser')
})

it('skips programs that are missing or fail', async () => {
  const works = await program(0)
  expect(workingBrowser(['/nowhere/chromium', await program(1), works])).toBe(works)
})

it('returns null if no program works', async () => {
  expect(workingBrowser([await program(1)])).toBeNull()
})
