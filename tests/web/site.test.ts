/** What the web app reads once. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RequestFailed } from '../../domain/failure.ts'
import { fetchConfiguration, rememberCities } from '../../src/api/site.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

describe('the configuration', () => {
  it('is what the server says, and the defaults for what it does not', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer({ productName: 'Green Volos' })))
    expect(await fetchConfiguration('')).toMatchObject({ productName: 'Green Volos', socialLinks: [] })
  })

  it('names what the server offers', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer({ offers: ['rejection', 'a-later-invention'] })))
    const { offers } = await fetchConfiguration('')
    expect(offers.has('rejection')).toBe(true)
    expect(offers.has('audit-log')).toBe(false)
  })

  it.each([
    ['', 'config.json'],
    ['https://api.example', 'https://api.example/config.json'],
    ['https://api.example/green/', 'https://api.example/green/config.json'],
  ])('is asked of the server: %j', async (apiUrl, asked) => {
    const fetch = vi.fn<(file: string) => Promise<Response>>(() => Promise.resolve(answer({})))
    vi.stubGlobal('fetch', fetch)
    await fetchConfiguration(apiUrl)
    expect(fetch.mock.calls.map(([file]) => file)).toEqual([asked])
  })

  it.each([{}, { offers: null }, { offers: 'rejection' }, null])('offers nothing where the server does not say so: %j', async (sent) => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer(sent)))
    expect((await fetchConfiguration('')).offers.size).toBe(0)
  })

  it.each([
    ['fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['is not there', () => Promise.resolve(answer('Not found', 404))],
    ['is no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('is the defaults when the answer %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    expect((await fetchConfiguration('')).productName).toBe('Prasino')
  })

  it('is the defaults when the server stays silent', async () => {
    const limits: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      limits.push(limit)
      return AbortSignal.abort()
    })
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
      signal?.aborted ? Promise.reject(new Error('late')) : new Promise(() => {}),
    )
    expect((await fetchConfiguration('')).productName).toBe('Prasino')
    expect(limits).toEqual([3000])
    vi.restoreAllMocks()
  })
})

describe('the cities', () => {
  it('are read once it went well, and again after a failure', async () => {
    const answers = [answer('away', 503), answer([{ id: 1, name: { en: 'Volos', el: 'Βόλος' } }])]
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
    const fetchCities = rememberCities()
    await expect(fetchCities()).rejects.toBeInstanceOf(RequestFailed)
    expect(await fetchCities()).toHaveLength(1)
    expect(await fetchCities()).toHaveLength(1)
  })
})
