/** What the web app reads once. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RequestFailed } from '../../../domain/failure.ts'
import { fetchConfiguration, rememberCities } from '../../../src/api/site.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

describe('the configuration', () => {
  it('is what the server says, and the defaults for what it does not', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer({ productName: 'Green Volos' })))
    expect(await fetchConfiguration('').first).toMatchObject({ productName: 'Green Volos', socialLinks: [] })
  })

  it('names what the server offers', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer({ offers: ['rejection', 'a-later-invention'] })))
    const { offers } = await fetchConfiguration('').first
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
    await fetchConfiguration(apiUrl).first
    expect(fetch.mock.calls.map(([file]) => file)).toEqual([asked])
  })

  it.each([{}, { offers: null }, { offers: 'rejection' }, null])('offers nothing where the server does not say so: %j', async (sent) => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer(sent)))
    expect((await fetchConfiguration('').first).offers.size).toBe(0)
  })

  it.each([
    ['fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['is not there', () => Promise.resolve(answer('Not found', 404))],
    ['is no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('is the defaults when the answer %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    expect((await fetchConfiguration('').first).productName).toBe('Prasino')
  })

  it('begins with the defaults when the server stays silent, and is what it says when it speaks', async () => {
    vi.useFakeTimers()
    let speak: (spoken: Response) => void = () => expect.unreachable()
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (speak = resolve)))
    const { first, answer: complete } = fetchConfiguration('')
    await vi.advanceTimersByTimeAsync(3000)
    expect(await first).toMatchObject({ productName: 'Prasino', offers: new Set() })
    speak(answer({ productName: 'Green Volos', offers: ['rejection'] }))
    expect(await complete).toMatchObject({ productName: 'Green Volos', offers: new Set(['rejection']) })
  })

  it('is one where the server answers at once', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer({})))
    const { first, answer: complete } = fetchConfiguration('')
    expect(await first).toBe(await complete)
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
