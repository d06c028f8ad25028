/** Changing roles and removing second factors on the command line, with and without a running server. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'
import { runAdmin } from '../support/servers/program-process.ts'
import { auditEntries } from '../support/calls/audit-entries.ts'
import { queuedMails } from '../support/calls/queued-mails.ts'
import { passkeyRow } from '../support/calls/software-passkey.ts'
import { createTestDatabase } from '../support/servers/database.ts'
import { startMain } from '../support/servers/main-process.ts'
import { insertMember } from '../support/listings/members.ts'
import { temporaryFolder } from '../support/runner/temporary-folder.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})


describe('npm run admin', () => {
  it('makes a moderator, and an ordinary member again', async () => {
    await insertMember(database.db, { username: 'Nikos' })
    const run = (...args: readonly string[]) => runAdmin({ DATABASE_URL: database.url }, ...args)
    expect(await run('grant', 'nikos', 'moderator')).toEqual({ code: 0, output: 'Nikos is a moderator now.\n', error: '' })
    expect(await run('grant', 'nikos', 'moderator')).toEqual({ code: 0, output: 'Nikos was a moderator already.\n', error: '' })
    expect(await run('revoke', 'nikos')).toEqual({ code: 0, output: 'Nikos is an ordinary member now.\n', error: '' })
  })

  it('grants and revokes the role, and prints the result', async () => {
    await insertMember(database.db, { username: 'chief', role: 'ROLE_ADMIN' })
    await insertMember(database.db, { username: 'Eleni' })
    const run = (...args: readonly string[]) => runAdmin({ DATABASE_URL: database.url }, ...args)
    expect(await run('grant', 'eleni')).toEqual({ code: 0, output: 'Eleni is an administrator now.\n', error: '' })
    expect(await run('grant', 'Eleni')).toEqual({ code: 0, output: 'Eleni was an administrator already.\n', error: '' })
    expect(await run('revoke', 'eleni')).toEqual({ code: 0, output: 'Eleni is an ordinary member now.\n', error: '' })
    expect(await run('revoke', 'eleni')).toEqual({ code: 0, output: 'Eleni was an ordinary member already.\n', error: '' })
    const last = await run('revoke', 'chief')
    expect(last).toEqual({
      code: 1, output: '', error: 'chief is the last administrator who can log in: make another user one first.\n',
    })
    expect(await run('grant', 'nobody')).toEqual({ code: 1, output: '', error: 'There is no user "nobody".\n' })
    const entries = (await auditEntries(database.db)).filter(({ user }) => user?.username === 'Eleni')
    expect(entries.map(({ actor, action, user }) => [actor, action, user?.username])).toEqual([
      [null, 'role-revoked', 'Eleni'],
      [null, 'role-granted', 'Eleni'],
    ])
  })

  it('removes a second factor, which is logged and told by mail', async () => {
    const { id } = await insertMember(database.db, { username: 'Stavros' })
    await database.db.insertInto('passkey').values(passkeyRow(id, new Date())).execute()
    await database.db.insertInto('authenticator').values({ user: id, seed: Buffer.alloc(1), confirmed_at: new Date() }).execute()
    await database.db.insertInto('recovery_code').values({ user: id, code_hash: Buffer.alloc(32) }).execute()
    const run = (name: string) => runAdmin({ DATABASE_URL: database.url }, 'remove-second-factor', name)
    const output = 'The second factor of Stavros is removed: the password alone is enough to log in.\n'
    expect(await run('stavros')).toEqual({ code: 0, output, error: '' })
    expect(await run('stavros')).toEqual({ code: 0, output: 'Stavros has no second factor.\n', error: '' })
    expect(await run('nobody')).toEqual({ code: 1, output: '', error: 'There is no user "nobody".\n' })
    expect(await database.db.selectFrom('passkey').select('id').where('user', '=', id).execute()).toEqual([])
    expect(await database.db.selectFrom('recovery_code').select('user').where('user', '=', id).execute()).toEqual([])
    expect((await auditEntries(database.db)).filter(({ user }) => user?.id === id).map(({ actor, action }) => [actor, action]))
      .toEqual([[null, 'second-factor-removed']])
    expect(await queuedMails(database.db)).toEqual([{ kind: 'second-factor-changed', user: id, change: 'reset' }])
  })

  it.each([[[]], [['toString', 'eleni']], [['grant', 'eleni', 'maria']]])(
    'prints its usage for invalid arguments: %j',
    async (args) => {
      const { code, error } = await runAdmin({ DATABASE_URL: database.url }, ...args)
      expect([code, error]).toEqual([1, expect.stringMatching(/^Say whose role .+"npm run admin -- grant NAME".+\n$/)])
    },
  )

  it('opens the embedded database while a server runs, and after it has stopped', async () => {
    const DATA_DIR = await temporaryFolder()
    const server = startMain({ DATA_DIR })
    const address = await server.address()
    expect(await runAdmin({ DATA_DIR }, 'grant', 'maria')).toEqual({ code: 0, output: 'maria is an administrator now.\n', error: '' })
    expect((await fetch(`${address}/health/ready`)).status).toBe(200)
    server.signal('SIGTERM')
    await server.exitCode()
    expect(await runAdmin({ DATA_DIR }, 'revoke', 'maria')).toMatchObject({ code: 0, output: 'maria is an ordinary member now.\n' })
  })

  it('opens it in a folder whose path is too long for a socket', async () => {
    const DATA_DIR = join(await temporaryFolder(), 'x'.repeat(100))
    mkdirSync(DATA_DIR)
    await startMain({ DATA_DIR, DEMO: '1' }).address()
    expect(await runAdmin({ DATA_DIR }, 'grant', 'maria')).toMatchObject({ code: 0 })
  })

  it('creates no database if there is none', async () => {
    const DATA_DIR = await temporaryFolder()
    const { code, error } = await runAdmin({ DATA_DIR }, 'grant', 'maria')
    expect([code, error]).toEqual([1, `There is no database in ${DATA_DIR} yet: start the server once, or name the folder of its data in DATA_DIR.\n`])
  })
})
