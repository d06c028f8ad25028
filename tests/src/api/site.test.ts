/** The configuration and the cities, which the web app reads once. */
import { describe, expect, it, vi } from 'vitest'
import { RequestFailed } from '../../../domain/failure.ts'
import { askServer, fetchConfiguration, createFetchCities } from '../../../src/api/site.ts'

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

describe('the configuration', () => {
  it('has the values of the server, and defaults for the others', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer({ productName: 'Green Volos' })))
    expect(await fetchConfiguration('').first).toMatchObject({ productName: 'Green Volos', socialLinks: [] })
  })

  it('has the offers of the server', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer({ offers: ['rejection', 'a-later-invention'] })))
    const { offers } = await fetchConfiguration('').first
    expect(offers.has('rejection')).toBe(true)
    expect(offers.has('audit-log')).toBe(false)
  })

  it('is read from the page without a request, unless the API is on another origin', async () => {
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(answer({ productName: 'Far' })))
    vi.stubGlobal('fetch', fetch)
    const inPage = JSON.stringify({ productName: 'Near', offers: ['rejection'] })
    const near = await fetchConfiguration('', inPage).first
    expect([near.productName, [...near.offers]]).toEqual(['Near', ['rejection']])
    expect(fetch).not.toHaveBeenCalled()
    expect((await fetchConfiguration('https://api.example', inPage).first).productName).toBe('Far')
  })

  it.each([
    ['', 'config.json'],
    ['https://api.example', 'https://api.example/config.json'],
    ['https://api.example/green/', 'https://api.example/green/config.json'],
  ])('is requested from the API address %j', async (apiUrl, expected) => {
    const fetch = vi.fn<(file: string) => Promise<Response>>(() => Promise.resolve(answer({})))
    vi.stubGlobal('fetch', fetch)
    await fetchConfiguration(apiUrl).first
    expect(fetch.mock.calls.map(([file]) => file)).toEqual([expected])
  })

  it.each([{}, { offers: null }, { offers: 'rejection' }, null])('has no offers if the server sends none: %j', async (sent) => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer(sent)))
    expect((await fetchConfiguration('').first).offers.size).toBe(0)
  })

  it.each([
    ['fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['is 404', () => Promise.resolve(answer('Not found', 404))],
    ['is not JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('has defaults if the response %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    expect((await fetchConfiguration('').first).productName).toBe('Prasino')
  })

  it('starts with defaults if the server does not respond in time, and has its values afterwards', async () => {
    vi.useFakeTimers()
    let respond: (response: Response) => void = () => expect.unreachable()
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)))
    const { first, answer: complete } = fetchConfiguration('')
    await vi.advanceTimersByTimeAsync(3000)
    expect(await first).toMatchObject({ productName: 'Prasino', offers: new Set() })
    respond(answer({ productName: 'Green Volos', offers: ['rejection'] }))
    expect(await complete).toMatchObject({ productName: 'Green Volos', offers: new Set(['rejection']) })
  })

  it('is the same at first and afterwards if the server responds in time', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer({})))
    const { first, answer: complete } = fetchConfiguration('')
    expect(await first).toBe(await complete)
  })
})

describe('the cities', () => {
  it('are fetched once after a success, and again after a failure', async () => {
    const answers = [answer('no', 503), answer([{ id: 1, name: { en: 'Volos', el: 'Βόλος' } }])]
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
    const fetchCities = createFetchCities()
    await expect(fetchCities()).rejects.toBeInstanceOf(RequestFailed)
    expect(await fetchCities()).toHaveLength(1)
    expect(await fetchCities()).toHaveLength(1)
  })
})

describe('the question whether the server answers', () => {
  const typed = (type: string, status: number) => new Response('', { status, headers: { 'content-type': type } })

  it.each([
    ['an answer', typed('application/json; charset=utf-8', 200)],
    ['a server that knows only the documented calls', typed('text/html', 404)],
  ])('is answered by %s', async (_, response) => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(response))
    vi.stubGlobal('fetch', fetch)
    await askServer('https://api.example/', new AbortController().signal)
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(['https://api.example/health/live'])
  })

  it.each([
    ['the page of a portal', typed('text/html', 200)],
    ['a proxy without its server', typed('text/html', 502)],
  ])('is not answered by %s', async (_, response) => {
    vi.stubGlobal('fetch', () => Promise.resolve(response))
    await expect(askServer('', new AbortController().signal)).rejects.toThrow('Something else answered.')
  })
})
