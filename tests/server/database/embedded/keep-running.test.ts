/** A server that ends unexpectedly is restarted until it is stopped. */
import { describe, expect, it } from 'vitest'
import { keepRunning } from '../../../../server/database/embedded/keep-running.ts'
import type { ServerProcess } from '../../../../server/database/embedded/server-process.ts'

interface FakeServer extends ServerProcess {
  end(): void
}

function fakeServer(): FakeServer {
  let end = (): void => {}
  const ended = new Promise<string>((resolve) => (end = () => resolve('it ended')))
  return { ended, end, stop: async () => end() }
}

/** Returns the servers one after the other; null is a start that fails. */
function starting(servers: (FakeServer | null)[]) {
  let count = 0
  const waiting = new Map<number, () => void>()
  const start = async (): Promise<ServerProcess> => {
    const server = servers[count++]
    waiting.get(count)?.()
    if (!server) throw new Error('It does not start.')
    return server
  }
  const startedTimes = (times: number): Promise<void> =>
    new Promise((resolve) => (count >= times ? resolve() : waiting.set(times, resolve)))
  return { start, startedTimes, count: () => count }
}

describe('keepRunning', () => {
  it('fails if the first start fails', async () => {
    await expect(keepRunning(starting([null]).start)).rejects.toThrow('It does not start.')
  })

  it('restarts the server each time it ends', async () => {
    const servers = [fakeServer(), fakeServer(), fakeServer()] as const
    const { start, startedTimes, count } = starting([...servers])
    const stop = await keepRunning(start)
    servers[0].end()
    await startedTimes(2)
    servers[1].end()
    await startedTimes(3)
    await stop()
    expect(count()).toBe(3)
  })

  it('retries until a start succeeds', async () => {
    const first = fakeServer()
    const { start, startedTimes, count } = starting([first, null, null, fakeServer()])
    const stop = await keepRunning(start, 0)
    first.end()
    await startedTimes(4)
    await stop()
    expect(count()).toBe(4)
  })

  it('does not start a server after it was stopped, even if a start was due', async () => {
    const first = fakeServer()
    const { start, startedTimes, count } = starting([first, null, fakeServer()])
    const stop = await keepRunning(start, 1_000_000)
    first.end()
    await startedTimes(2)
    await stop()
    expect(count()).toBe(2)
  })

  it('stops a server that is still starting', async () => {
    const [first, second] = [fakeServer(), fakeServer()]
    const { start, startedTimes } = starting([first, second])
    const stop = await keepRunning(start)
    first.end()
    await startedTimes(2)
    await stop()
    expect(await second.ended).toBe('it ended')
  })
})
