/** The secret that a site makes for itself. */
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSessionSecret, SessionSecretError } from '../../../server/start/session-secret.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

it('is made at random, kept for this user alone, and the same at the next start', async () => {
  const [folder, other] = [await temporaryFolder(), await temporaryFolder()]
  const secret = await loadSessionSecret(folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600)
  expect(await loadSessionSecret(folder)).toBe(secret)
  expect(await loadSessionSecret(other)).not.toBe(secret)
})

it('is one secret for all who start at once, with nothing left beside it', async () => {
  const folder = await temporaryFolder()
  const start = async (lateness: number) => {
    for (let step = 0; step < lateness; step += 1) await stat(folder)
    return loadSessionSecret(folder)
  }
  const secrets = await Promise.all(Array.from({ length: 20 }, (_, n) => start(n % 5)))
  expect(new Set(secrets).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['jwt-secret'])
})

it.each(['', 'short', 'x'.repeat(64)])('is not what somebody else put there: "%s"', async (text) => {
  const folder = await temporaryFolder()
  writeFileSync(join(folder, 'jwt-secret'), text)
  await expect(loadSessionSecret(folder)).rejects.toThrow(SessionSecretError)
})

it('is told in a sentence to be missing where it cannot be kept', async () => {
  await expect(loadSessionSecret('/proc/nowhere')).rejects.toThrow(/^The file \/proc\/nowhere\/jwt-secret cannot be used \(ENOENT\): .+\.$/)
})
