/**
 * The layers that are open over a screen (dialogs, menus, panels). Each has an entry of the browser's history, so that Back closes the
 * upper one. No entry of a closed layer stays: the next page replaces it, or the browser is asked to go back.
 */
import { assign, setup } from 'xstate'
import { requiredAction } from '../required.ts'

export interface LayersContext {
  /** The open layers, the lowest first. */
  readonly open: readonly number[]
  /** The number of entries of layers up to the one that the browser shows. */
  readonly depth: number
  /** The number of entries that the browser was asked to go back. */
  readonly steps: number
}

export type LayersEvent =
  | { type: 'layer.open'; layer: number }
  | { type: 'layer.close'; layer: number }
  /** The address was written, as a new entry or in place of the entry of the upper layer. */
  | { type: 'page.open' }
  /** The browser shows another entry: after Back, Forward, or what the machine asked for. */
  | { type: 'entry.show'; depth: number }

export const layersMachine = setup({
  types: {
    context: {} as LayersContext,
    events: {} as LayersEvent,
    /** The depth is not 0 if a page is reloaded while a layer is open. */
    input: {} as { depth: number },
    tags: {} as 'unseen',
  },
  actions: {
    /** Provided where the machine is started: adds entries with the present address, up to this depth. */
    pushEntries: requiredAction<{ from: number; to: number }>('pushEntries'),
    /** Provided where the machine is started: goes forward in the history, or back by a negative number. */
    go: requiredAction<{ steps: number }>('go'),
    /** Provided where the machine is started: closes the layers in the screen. */
    closeLayers: requiredAction<{ layers: readonly number[] }>('closeLayers'),
    addLayer: assign({ open: ({ context }, { layer }: { layer: number }) => [...without(context.open, layer), layer] }),
    removeLayer: assign({ open: ({ context }, { layer }: { layer: number }) => without(context.open, layer) }),
    setDepth: assign({ depth: (_, { depth }: { depth: number }) => depth }),
    keepBelow: assign({ open: ({ context }, { depth }: { depth: number }) => context.open.slice(0, depth) }),
  },
  guards: {
    isNew: ({ context }, { layer }: { layer: number }) => !context.open.includes(layer),
    hasEntryTooMany: ({ context }) => context.depth > context.open.length,
    hasEntryTooFew: ({ context }) => context.depth < context.open.length,
  },
  delays: {
    /** Until then, an event that closes a layer can open another one or a page, which take its entry over. */
    task: 0,
  },
}).createMachine({
  id: 'layers',
  context: ({ input }) => ({ open: [], depth: input.depth, steps: 0 }),
  initial: 'changing',
  on: {
    'layer.open': { target: '.changing', actions: { type: 'addLayer', params: ({ event }) => event } },
    'layer.close': { target: '.changing', actions: { type: 'removeLayer', params: ({ event }) => event } },
    'page.open': { target: '.changing', actions: { type: 'setDepth', params: { depth: 0 } } },
    'entry.show': {
      target: '.changing',
      actions: [
        { type: 'closeLayers', params: ({ context, event }) => ({ layers: context.open.slice(event.depth) }) },
        { type: 'keepBelow', params: ({ event }) => event },
        { type: 'setDepth', params: ({ event }) => event },
      ],
    },
  },
  states: {
    changing: {
      after: {
        task: [
          {
            guard: 'hasEntryTooMany',
            target: 'leaving',
            actions: [
              assign({ steps: ({ context }) => context.depth - context.open.length }),
              { type: 'go', params: ({ context }) => ({ steps: -context.steps }) },
            ],
          },
          {
            guard: 'hasEntryTooFew',
            target: 'settled',
            actions: [
              { type: 'pushEntries', params: ({ context }) => ({ from: context.depth, to: context.open.length }) },
              { type: 'setDepth', params: ({ context }) => ({ depth: context.open.length }) },
            ],
          },
          { target: 'settled' },
        ],
      },
    },
    settled: {
      on: {
        'layer.open': {
          guard: { type: 'isNew', params: ({ event }) => event },
          actions: [
            { type: 'addLayer', params: ({ event }) => event },
            { type: 'pushEntries', params: ({ context }) => ({ from: context.depth, to: context.depth + 1 }) },
            { type: 'setDepth', params: ({ context }) => ({ depth: context.depth + 1 }) },
          ],
        },
      },
    },
    leaving: {
      on: {
        'layer.open': { actions: { type: 'addLayer', params: ({ event }) => event } },
        'layer.close': { actions: { type: 'removeLayer', params: ({ event }) => event } },
        'page.open': { target: 'overtaken', actions: { type: 'setDepth', params: { depth: 0 } } },
        'entry.show': { target: 'changing', actions: { type: 'setDepth', params: ({ event }) => event } },
      },
    },
    /** A page was opened before the browser went back: it leaves the page and has to return to it. */
    overtaken: {
      tags: 'unseen',
      on: {
        'layer.open': { actions: { type: 'addLayer', params: ({ event }) => event } },
        'layer.close': { actions: { type: 'removeLayer', params: ({ event }) => event } },
        'page.open': {},
        'entry.show': { target: 'returning', actions: { type: 'go', params: ({ context }) => ({ steps: context.steps }) } },
      },
    },
    returning: {
      tags: 'unseen',
      on: {
        'layer.open': { actions: { type: 'addLayer', params: ({ event }) => event } },
        'layer.close': { actions: { type: 'removeLayer', params: ({ event }) => event } },
        'entry.show': { target: 'changing', actions: { type: 'setDepth', params: ({ event }) => event } },
      },
    },
  },
})

function without(layers: readonly number[], layer: number): readonly number[] {
  return layers.filter((other) => other !== layer)
}
