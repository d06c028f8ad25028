/** The secrets that the server creates. */
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSecondFactorKey, loadSessionSecret, StoredSecretError } from '../../../server/start/stored-secrets.ts'
import { temporaryFolder } from '../../support/runner/temporary-folder.ts'

it('is random, readable by its user only, and the same at the next start', async () => {
  const [folder, other] = [await temporaryFolder(), await temporaryFolder()]
  const secret = await loadSessionSecret(folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600)
  expect(await loadSessionSecret(folder)).toBe(secret)
  expect(await loadSessionSecret(other)).not.toBe(secret)
})

it('is the same for servers that start concurrently, without temporary files', async () => {
  const folder = await temporaryFolder()
  const start = async (lateness: number) => {
    for (let step = 0; step < lateness; step += 1) await stat(folder)
    return loadSessionSecret(folder)
  }
  const secrets = await Promise.all(Array.from({ length: 20 }, (_, n) => start(n % 5)))
  expect(new Set(secrets).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['jwt-secret'])
})

it.each(['', 'short', 'x'.repeat(64)])('is rejected if the file has other content: "%s"', async (text) => {
  const folder = await temporaryFolder()
  writeFileSync(join(folder, 'jwt-secret'), text)
  await expect(loadSessionSecret(folder)).rejects.toThrow(StoredSecretError)
})

it('causes an error of one sentence if it cannot be stored', async () => {
  await expect(loadSessionSecret('/proc/nowhere')).rejects.toThrow(/^The file \/proc\/nowhere\/jwt-secret cannot be used \(ENOENT\): .+\.$/)
})

it('is another one for second factors, whose damaged file must not be deleted', async () => {
  const folder = await temporaryFolder()
  expect(await loadSecondFactorKey(folder)).not.toBe(await loadSessionSecret(folder))
  writeFileSync(join(folder, 'second-factor-key'), 'short')
  await expect(loadSecondFactorKey(folder)).rejects.toThrow(/second-factor-key is damaged: restore it from a backup, .+\.$/)
})
