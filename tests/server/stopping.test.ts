/** Stopping a server in use: all received requests get a response, and the exit code is 0. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { isRunning } from '../../server/database/embedded/processes.ts'
import type { Database } from '../../server/database/open-database.ts'
import { createTestDatabase } from '../support/servers/database.ts'
import { waitForBlockedSessions } from '../support/servers/sessions.ts'
import { startMain, type MainProcess } from '../support/servers/main-process.ts'
import { temporaryFolder } from '../support/runner/temporary-folder.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

const patience = { timeout: 60_000 }
const contact = JSON.stringify({ name: 'Eleni', email: 'eleni@private.test', subject: 'A beach', message: 'Which one?' })

const start = (environment: Record<string, string> = {}): MainProcess =>
  startMain({ DATABASE_URL: database.url, LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000', SMTP_URL: 'smtp://127.0.0.1:1', ...environment })

const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
})

/** Opens a raw connection, with a record of everything received. */
async function wire(address: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  opened.push(socket)
  await once(socket, 'connect')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  const ended = new Promise<'ended' | 'reset'>((resolve) => {
    socket.on('end', () => resolve('ended')).on('error', () => resolve('reset'))
  })
  return { write: (text: string) => void socket.write(text), received: () => received, ended }
}

function get(address: string, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(address, { agent }, (answer) => answer.resume().on('end', () => resolve(answer))).on('error', reject).end()
  })
}

describe('a server that is stopped', () => {
  it('reads the rest of a body, and responds', async () => {
    const server = start()
    const address = await server.address()
    const { write, received, ended } = await wire(address)
    write(`POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${contact.length}\r\n\r\n${contact.slice(0, 20)}`)
    // When a later request has its response, the server has also read this head.
    await get(`${address}/health/live`)
    server.signal('SIGTERM')
    await vi.waitUntil(() => get(`${address}/health/live`).then(() => false, () => true), patience)
    write(contact.slice(20))
    expect(await ended).toBe('ended')
    expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(received()).toMatch(/\r\nconnection: close\r\n/i)
    expect(await server.exitCode()).toBe(0)
  })

  it('responds to all pipelined requests, and closes the connection with the last response', async () => {
    const server = start()
    const address = await server.address()
    const { write, received, ended } = await wire(address)
    await database.db.transaction().execute(async (holder) => {
      await sql`lock table occurrence in access exclusive mode`.execute(holder)
      const paths = ['/health/live', ...[1, 2, 3].map((page) => `/api/events/approved?page=${page}`)]
      write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''))
      // The first gets its response, the second waits for the lock, and the others for the second.
      await waitForBlockedSessions(database.db, 1)
      server.signal('SIGTERM')
      await vi.waitUntil(() => get(`${address}/health/live`).then(() => false, () => true), patience)
    })
    expect(await ended).toBe('ended')
    expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200'])
    expect(received().match(/^connection: close/gim)).toHaveLength(1)
    expect(await server.exitCode()).toBe(0)
  })

  it('does not wait for incomplete bodies and idle connections', async () => {
    const server = start()
    const address = await server.address()
    const half = await wire(address)
    half.write(`POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{`)
    const silent = await wire(address)
    const agent = new Agent({ keepAlive: true })
    await get(`${address}/health/live`, agent)
    server.signal('SIGTERM')
    expect(await server.exitCode()).toBe(0)
    expect(await silent.ended).toBe('ended')
    agent.destroy()
  })

  it('closes each connection with a response, and resets no connection in use', async () => {
    const server = start()
    const address = await server.address()
    const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
    let answers = 0
    const using = agents.map(async (agent) => {
      for (;;) {
        answers += 1
        if ((await get(`${address}/api/events/approved`, agent)).headers.connection === 'close') return
      }
    })
    await vi.waitUntil(() => answers > 500, patience)
    server.signal('SIGTERM')
    await Promise.all(using)
    for (const agent of agents) agent.destroy()
    expect(await server.exitCode()).toBe(0)
  })
})

describe('a server whose embedded database stops responding', () => {
  it('answers the requests in progress and stops in order', patience, async () => {
    const folder = await temporaryFolder()
    const server = startMain({ DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'silent' })
    const address = await server.address()
    const [postmaster = ''] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(postmaster), 'SIGSTOP')
    // From here on it starts no further process. Before, it can start one for a new connection.
    const isStopped = () => execFileSync('ps', ['-o', 'stat=', '-p', postmaster], { encoding: 'utf8' }).startsWith('T')
    await vi.waitUntil(isStopped, patience)
    const backends = execFileSync('pgrep', ['-P', postmaster], { encoding: 'utf8' }).trim().split('\n')
    const pids = [postmaster, ...backends].map(Number)
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    const waiting = get(`${address}/api/shops/1`)
    // When a later request has its response, the server has also read this one.
    await get(`${address}/health/live`)
    server.signal('SIGTERM')
    const found = [(await waiting).statusCode, await server.exitCode()]
    for (const pid of pids) process.kill(pid, 'SIGCONT')
    // It has been told to stop; until then it writes into its folder.
    await vi.waitUntil(async () => !(await isRunning(Number(postmaster))), patience)
    expect(found).toEqual([503, 0])
  })
})

describe('a server with SHUTDOWN_DELAY', () => {
  it('serves requests during the delay, but is not ready', async () => {
    const server = start({ SHUTDOWN_DELAY: '300' })
    const address = await server.address()
    expect((await get(`${address}/health/ready`)).statusCode).toBe(200)
    server.signal('SIGTERM')
    await vi.waitUntil(async () => (await get(`${address}/health/ready`)).statusCode === 503, patience)
    const answer = await get(`${address}/api/events/approved`)
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
    expect((await fetch(`${address}/api/contact`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: contact })).status).toBe(200)
    server.signal('SIGTERM')
    expect(await server.exitCode()).toBe(1)
  })

  it('stops after the delay', async () => {
    const server = start({ SHUTDOWN_DELAY: '1' })
    await server.address()
    server.signal('SIGTERM')
    expect(await server.exitCode()).toBe(0)
  })
})
