/** Finding a browser: the one that is named, else the first that works. */
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { findChromium, workingBrowser } from '../../tools/chromium.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

afterEach(() => vi.unstubAllEnvs())

async function program(status: number): Promise<string> {
  const path = join(await temporaryFolder(), 'chromium')
  writeFileSync(path, `#!/bin/sh\nexit ${status}\n`)
  chmodSync(path, 0o755)
  return path
}

it('takes CHROME_PATH at its word', () => {
  vi.stubEnv('CHROME_PATH', '/opt/browser')
  expect(findChromium()).toBe('/opt/browser')
})

it('passes over what is missing and what does not run', async () => {
  const works = await program(0)
  expect(workingBrowser(['/nowhere/chromium', await program(1), works])).toBe(works)
})

it('finds nothing where nothing works', async () => {
  expect(workingBrowser([await program(1)])).toBeNull()
})
