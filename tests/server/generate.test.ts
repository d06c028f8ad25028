/** Filling a database with invented listings on the command line. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../support/servers/database.ts'
import { startMain } from '../support/servers/main-process.ts'
import { runGenerate } from '../support/servers/program-process.ts'
import { temporaryFolder } from '../support/runner/temporary-folder.ts'

describe('npm run generate', () => {
  it('fills the configured database once, and again with --add', async () => {
    const database = await createTestDatabase()
    const run = (...args: readonly string[]) => runGenerate({ DATABASE_URL: database.url }, ...args)
    const added = /^20 of 20 listings …\n20 invented listings were added in \d+ s\.\n$/
    expect(await run('20', '--seed', '3')).toEqual({ code: 0, output: expect.stringMatching(added) as string, error: '' })
    expect(await run('20')).toEqual({
      code: 1, output: '', error: 'The database has listings already. To keep them and add more, say "--add".\n',
    })
    expect(await run('20', '--add')).toMatchObject({ code: 0, error: '' })
    expect(await database.db.selectFrom('listing').select('id').execute()).toHaveLength(40)
  })

  it.each([
    [[]], [['many']], [['0']], [['-5']], [['1.5']], [['5000001']],
    [['5', '6']], [['5', '--seed']], [['5', '--seed', 'x']], [['5', '--all']],
  ])(
    'prints its usage for invalid arguments: %j',
    async (args) => {
      const { code, output, error } = await runGenerate({ DATA_DIR: join(await temporaryFolder(), 'none') }, ...args)
      expect([code, output, error]).toEqual([1, '', expect.stringMatching(/^Say how many .+"npm run generate -- 100000".+\n$/)])
    },
  )

  it('creates the embedded database, and adds to the one of a running server, which shows the listings at once', async () => {
    const DATA_DIR = await temporaryFolder()
    expect(await runGenerate({ DATA_DIR }, '30')).toMatchObject({ code: 0, error: '' })
    const address = await startMain({ DATA_DIR }).address()
    const count = async () => {
      const types = ['events', 'volunteers', 'shops', 'dine']
      const lists = types.map(async (type) => (await fetch(`${address}/api/${type}/approved`)).json() as Promise<unknown[]>)
      return (await Promise.all(lists)).flat().length
    }
    const before = await count()
    expect(before).toBeGreaterThan(20)
    expect(await runGenerate({ DATA_DIR }, '300', '--add')).toMatchObject({ code: 0, error: '' })
    await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(before + 250)
  })
})
