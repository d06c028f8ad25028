/** The entries of the browser's history for layers over a screen. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAfter, routedState, startLayers } from '../../../src/site/layer-history.ts'

const { history } = window
const listeners: [string, EventListener, AddEventListenerOptions][] = []
const ends: (() => void)[] = []
/** What the router does, which is created later and hears of what is left to it. */
const router = vi.fn()

/** The window, whose listeners end with the test. */
const page = {
  history,
  location: window.location,
  addEventListener: (type: string, listener: EventListener, options: AddEventListenerOptions) => {
    listeners.push([type, listener, options])
    window.addEventListener(type, listener, options)
  },
} as unknown as Window

/** Starts at an address, with the state that the router or a reload left there. */
function start(state: object = { __TSR_key: 'a' }) {
  history.replaceState(state, '', '#/a')
  const openLayer = startLayers(page)
  window.addEventListener('popstate', router)
  return (close: () => void) => {
    const end = openLayer(close)
    ends.push(end)
    return end
  }
}

const openPage = (key: string) => history.pushState({ __TSR_key: key }, '', `#/${key}`)
const layers = () => (history.state as { layers?: number } | null)?.layers ?? 0
const expectLayers = (depth: number) => expect.poll(layers).toBe(depth)
const shown = () => window.location.hash

beforeEach(() => router.mockClear())
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await expectLayers(0)
  for (const [type, listener, options] of listeners.splice(0)) window.removeEventListener(type, listener, options)
  window.removeEventListener('popstate', router)
  for (const own of ['pushState', 'replaceState']) Reflect.deleteProperty(history, own)
})

describe('a layer', () => {
  it('has an entry, which Back leaves and so closes it, without the router', async () => {
    const close = vi.fn()
    start()(close)
    await expectLayers(1)
    expect(shown()).toBe('#/a')
    history.back()
    await expect.poll(() => close.mock.calls.length).toBe(1)
    expect([layers(), shown()]).toEqual([0, '#/a'])
    expect(router).not.toHaveBeenCalled()
  })

  it('takes its entry along when it is closed otherwise', async () => {
    const close = vi.fn()
    const end = start()(close)
    await expectLayers(1)
    end()
    await expectLayers(0)
    expect(close).not.toHaveBeenCalled()
    expect(router).not.toHaveBeenCalled()
  })

  it('over another one is closed alone by Back', async () => {
    const open = start()
    const [lower, upper] = [vi.fn(), vi.fn()]
    open(lower)
    await expectLayers(1)
    open(upper)
    await expectLayers(2)
    history.back()
    await expect.poll(() => upper.mock.calls.length).toBe(1)
    expect(lower).not.toHaveBeenCalled()
    expect(layers()).toBe(1)
  })

  it('is not there after a reload, so that its entry is left', async () => {
    history.replaceState({ __TSR_key: 'a' }, '', '#/a')
    history.pushState({ __TSR_key: 'a', layers: 1 }, '')
    start({ __TSR_key: 'a', layers: 1 })
    await expectLayers(0)
    expect(shown()).toBe('#/a')
  })
})

describe('a page', () => {
  it('takes the entry of the layer from which it is opened', async () => {
    const end = start()(() => undefined)
    await expectLayers(1)
    const entries = history.length
    openPage('b')
    end()
    expect([history.length, shown(), layers()]).toEqual([entries, '#/b', 0])
    history.back()
    await expect.poll(shown).toBe('#/a')
    expect(layers()).toBe(0)
  })

  it('has an entry of its own where no layer is open, and Back to another one is for the router', async () => {
    const open = start()
    openPage('b')
    history.back()
    await expect.poll(() => router.mock.calls.length).toBe(1)
    expect(shown()).toBe('#/a')
    // The page that Back has shown has layers like any other.
    open(() => undefined)
    await expectLayers(1)
    history.back()
    await expectLayers(0)
    expect(router).toHaveBeenCalledOnce()
  })

  it('whose address is typed is for the router', () => {
    start()
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    expect(router).toHaveBeenCalledOnce()
  })

  it('whose state is written again stays under its layer, and with another address replaces it', async () => {
    start()(() => undefined)
    await expectLayers(1)
    history.replaceState({ __TSR_key: 'a', scrolled: 40 }, '', '#/a')
    expect(history.state).toMatchObject({ scrolled: 40, layers: 1 })
    history.replaceState({ __TSR_key: 'c' }, '', '#/c')
    expect([shown(), layers()]).toEqual(['#/c', 0])
  })

  it('knows the address before it, but not while a layer is over it', async () => {
    const open = start()
    openPage('b')
    expect([isAfter('#/a'), isAfter('#/c')]).toEqual([true, false])
    open(() => undefined)
    await expectLayers(1)
    expect(isAfter('#/a')).toBe(false)
  })

  it('has for the router only what the router wrote', () => {
    expect(routedState({ __TSR_key: 'a', scrolled: 40, layers: 1, before: '#/b' })).toEqual({ __TSR_key: 'a', scrolled: 40 })
    expect(routedState(null)).toEqual({})
  })
})
