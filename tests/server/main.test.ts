/** The server as a process: its notices and its errors at the start. */
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'
import { projectFiles } from '../../server/start/project-files.ts'
import { insertManyEvents } from '../support/listings/many-listings.ts'
import { createTestDatabase } from '../support/servers/database.ts'
import { startMain } from '../support/servers/main-process.ts'
import { temporaryFolder } from '../support/runner/temporary-folder.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

/** What a start says of texts of the site that nobody has written. */
const models = String.raw`These texts of the site are shipped models: terms\.en\.md, .+\n(?:Still to be written in \S+\.md: .+\.\n){8}`

describe('the first start without a configuration', () => {
  it('creates a database with demo listings, and prints the demo accounts only at the first start', async () => {
    const DATA_DIR = await temporaryFolder()
    const first = startMain({ DATA_DIR })
    const address = await first.address()
    expect(await (await fetch(`${address}/api/events/approved`)).json()).not.toHaveLength(0)
    first.signal('SIGTERM')
    expect(await first.exitCode()).toBe(0)
    const accounts = String.raw`Demo account: username maria, password \S{22} \(ROLE_USER\)\nDemo account: username admin, password \S{22} \(ROLE_ADMIN\)\n`
    expect(first.standardOutput()).toMatch(new RegExp(String.raw`^${accounts}${models}Prasino is at http://127\.0\.0\.1:\d+\n$`))

    const second = startMain({ DATA_DIR })
    await second.address()
    second.signal('SIGINT')
    expect(await second.exitCode()).toBe(0)
    expect(second.standardOutput()).toMatch(new RegExp(String.raw`^${models}Prasino is at \S+\n$`))
  })
})

describe('a start', () => {
  it('prints the public address if there is one', async () => {
    const server = startMain({ DATABASE_URL: database.url, PUBLIC_URL: 'https://leaf.example', PRODUCT_NAME: 'Leaf' })
    expect(await server.address()).toBe('https://leaf.example')
    expect(server.standardOutput()).toMatch(/^Leaf is at https:\/\/leaf\.example\n$/m)
  })

  it('writes the flags that the rows of lists do not have yet', async () => {
    const older = await createTestDatabase()
    await insertManyEvents(older.url, 30, '2026-11-21')
    await older.db.updateTable('occurrence').set({ flags: 0 }).execute()
    const server = startMain({ DATABASE_URL: older.url })
    expect(await (await fetch(`${await server.address()}/api/events/approved?free=true`)).json()).toHaveLength(1)
  })

  it('tells what is still to be written in which text, and nothing of those that are written', async () => {
    const SITE_DIR = await temporaryFolder()
    for (const name of readdirSync(projectFiles().siteModels)) writeFileSync(join(SITE_DIR, name), '# A title\n')
    writeFileSync(join(SITE_DIR, 'imprint.en.md'), '# Imprint\n\n[[name]], [[town]] and [[name]]\n')
    const server = startMain({ DATABASE_URL: database.url, SITE_DIR })
    const address = await server.address()
    expect(server.standardOutput()).toBe(`Still to be written in imprint.en.md: name; town.\nPrasino is at ${address}\n`)
    expect(await (await fetch(`${address}/terms?lang=el`)).text()).toContain('<h1>A title</h1>')
  })

  it('exits with a list of all files that cannot be shown, before it opens the database', async () => {
    const SITE_DIR = await temporaryFolder()
    writeFileSync(join(SITE_DIR, 'term.en.md'), '# Terms')
    writeFileSync(join(SITE_DIR, 'imprint.en.md'), 'No title')
    const server = startMain({ DATABASE_URL: 'postgres://site@127.0.0.1:1/site', SITE_DIR })
    expect(await server.exitCode()).toBe(1)
    expect(server.standardOutput()).toBe('')
    expect(server.standardError()).toMatch(
      /^The texts of the site cannot be shown:\n {2}\S+\/term\.en\.md is the text of no page: .+\n {2}\S+\/imprint\.en\.md has no title: .+\n$/,
    )
  })

  it('exits with a list of all faults of the configuration', async () => {
    const server = startMain({ PORT: 'x', DEMO: 'maybe', SMTP_URL: 'smtp://site:pa%ss@mail:587' })
    expect(await server.exitCode()).toBe(1)
    expect(server.standardOutput()).toBe('')
    expect(server.standardError()).toMatch(/^The configuration is wrong:\n {2}PORT is "x": .+\n {2}DEMO is "maybe": .+\n {2}SMTP_URL has .+: write %25 for %\.\n$/)
  })

  it('exits with a sentence if the database is unreachable', async () => {
    const server = startMain({ DATABASE_URL: 'postgres://site@127.0.0.1:1/site' })
    expect(await server.exitCode()).toBe(1)
    expect(server.standardError()).toMatch(/^No database answers at 127\.0\.0\.1:1 .+\.\n$/)
  })

  it('exits with a sentence if the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((listening) => other.once('listening', listening))
    const { port } = other.address() as AddressInfo
    const server = startMain({ DATABASE_URL: database.url, PORT: String(port), LOG_LEVEL: 'silent' })
    expect(await server.exitCode()).toBe(1)
    other.close()
    expect(server.standardError()).toBe(`Port ${port} of 127.0.0.1 is taken: stop what uses it, or set PORT to another one (0 takes a free one).\n`)
  })

  it('exits with a sentence if the host is not an address of this machine', async () => {
    const server = startMain({ DATABASE_URL: database.url, HOST: '192.0.2.1', LOG_LEVEL: 'silent' })
    expect(await server.exitCode()).toBe(1)
    expect(server.standardError()).toMatch(/^192\.0\.2\.1 is no address of this machine: .+\.\n$/)
  })
})
