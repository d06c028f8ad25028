/** Compares the built server with a bare Node server that sends the same answer, by `wrk` with 50 connections. */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Measured } from './measurement.ts'
import { withServer } from './servers.ts'

type Headers = Readonly<Record<string, string>>

const rounds = 9
const connections = 50
const secondsPerRound = 1

/** A page of a list, which is cached after the first request. */
export const listPath = '/api/events/approved?from=2026-01-01&limit=10'

/** The ratios of requests per second, with the request headers given those of the first answer; null if `wrk` is not installed. */
export async function besideBare(path: string, headersOf: (first: Response) => Headers): Promise<Measured | null> {
  if (spawnSync('wrk').error) {
    console.log(`${path}: not measured, since wrk is not installed.`)
    return null
  }
  return withServer({}, async (server) => {
    const url = server.url + path
    const headers = headersOf(await fetch(url, { headers: { 'accept-encoding': 'br' } }))
    const bare = await startReplayServer(url, headers)
    const samples: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const reference = await requestsPerSecond(bare.url, headers)
      samples.push((await requestsPerSecond(url, headers)) / reference)
    }
    bare.stop()
    return { samples }
  })
}

/** The headers of a request for the whole answer. */
export const compressed = (): Headers => ({ 'accept-encoding': 'br' })

/** The headers of a request by somebody who has the answer. */
export const unchanged = ({ headers }: Response): Headers => ({ ...compressed(), 'if-none-match': headers.get('etag') ?? '' })

async function requestsPerSecond(url: string, headers: Headers): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${connections}`, `-d${secondsPerRound}`, ...given, url])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed:\n${stdout}`)
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1])
}

async function startReplayServer(url: string, headers: Headers): Promise<{ url: string; stop: () => void }> {
  const program = fileURLToPath(new URL('replay-server.js', import.meta.url))
  const child = spawn(process.execPath, [program, url, JSON.stringify(headers)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { url: address, stop: () => void child.kill() }
}
