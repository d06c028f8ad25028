/** The entries of the browser's history for the layers over a screen, which the router does not see. */
import { createActor } from 'xstate'
import { layersMachine } from '../machines/frame/layers.ts'

/** What an entry of the history knows beside what the router writes. */
interface EntryState {
  /** The number of layers over the screen; absent without one. */
  readonly layers?: number
  /** The address of the entry before, from its `#`; absent for the first one. */
  readonly before?: string | undefined
  /** The key of the router, which is the same for a screen and the layers over it. */
  readonly __TSR_key?: string
}

/**
 * Follows the history of the window. Called before the router is created, which sees only what is left to it. Returns a
 * function that opens a layer, which `close` closes after Back, and that returns a function for a layer that is closed otherwise.
 */
export function startLayers(page: Window): (close: () => void) => () => void {
  const { history, location } = page
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  const closeOf = new Map<number, () => void>()
  const actor = createActor(
    layersMachine.provide({
      actions: {
        pushEntries: (_, { from, to }) => {
          for (let depth = from + 1; depth <= to; depth++) push({ ...history.state, layers: depth }, '')
        },
        go: (_, { steps }) => history.go(steps),
        closeLayers: (_, { layers }) => layers.toReversed().forEach((layer) => closeOf.get(layer)?.()),
      },
    }),
    { input: { depth: depthOf(history.state) } },
  ).start()
  let key = keyOf(history.state)

  // The router takes these for the functions of the browser.
  history.pushState = (state: EntryState, unused, url) => {
    const write = depthOf(history.state) > 0 ? replace : push
    write({ ...state, before: location.hash }, unused, url)
    key = keyOf(state)
    actor.send({ type: 'page.open' })
  }
  history.replaceState = (state: EntryState, unused, url) => {
    const { layers, before } = entryState(history.state)
    const isSameAddress = url === undefined || url === null || new URL(url, location.href).href === location.href
    key = keyOf(state)
    // With the same address, the entry of a layer stays one.
    if (layers === undefined || isSameAddress) return replace({ ...state, layers, before }, unused, url)
    replace({ ...state, before: location.hash }, unused, url)
    actor.send({ type: 'page.open' })
  }

  page.addEventListener(
    'popstate',
    (event) => {
      const isUnseen = actor.getSnapshot().hasTag('unseen')
      // A typed address has no key.
      const isSamePage = key !== undefined && keyOf(event.state) === key
      if (isUnseen || isSamePage) event.stopImmediatePropagation()
      else key = keyOf(event.state)
      actor.send({ type: 'entry.show', depth: depthOf(event.state) })
    },
    { capture: true },
  )

  let last = 0
  return (close) => {
    const layer = ++last
    closeOf.set(layer, close)
    actor.send({ type: 'layer.open', layer })
    return () => {
      closeOf.delete(layer)
      actor.send({ type: 'layer.close', layer })
    }
  }
}

/** Whether the entry before the present one has this address, from its `#`: then going back shows it. */
export function isAfter(address: string): boolean {
  const { layers, before } = entryState(window.history.state)
  return layers === undefined && before === address
}

/** The state of an entry as the router has written it. */
export function routedState(state: unknown): object {
  const { layers: _, before: __, ...routed } = entryState(state)
  return routed
}

function depthOf(state: unknown): number {
  return entryState(state).layers ?? 0
}

function keyOf(state: unknown): string | undefined {
  return entryState(state).__TSR_key
}

function entryState(state: unknown): EntryState {
  return (state ?? {}) as EntryState
}
