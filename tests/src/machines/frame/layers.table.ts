/** The table of the layers over a screen: a dialog, and a menu that can be opened in it. */
import { after, table } from 'xstate-walk'
import { layersMachine, type LayersContext } from '../../../../src/machines/frame/layers.ts'

const [dialog, menu] = [1, 2]
/** The states in which a change of the layers is compared with the history. */
const there = ['changing', 'settled']
/** The states in which the browser has been asked to go. */
const away = ['leaving', 'overtaken', 'returning']

const without = ({ open }: LayersContext, layer: number) => open.filter((other) => other !== layer)
const opened = (layer: number) => (context: LayersContext) => ({ open: [...without(context, layer), layer] })
const closed = (layer: number) => (context: LayersContext) => ({ open: without(context, layer) })
const restarts = 'the task ends'

const openRows = ([['a dialog opens', dialog], ['a menu opens', menu]] as const).flatMap(([on, layer]) => [
  { in: 'changing', on, to: 'changing', changes: opened(layer), restarts },
  {
    in: 'settled', on, when: ['it is not open', ({ open }: LayersContext) => !open.includes(layer)] as const,
    changes: (context: LayersContext) => ({ ...opened(layer)(context), depth: context.depth + 1 }),
    calls: (context: LayersContext) =>
      [opened(layer)(context), ['pushEntries', { from: context.depth, to: context.depth + 1 }], 'changes'] as const,
  },
  {
    in: 'settled', on, when: ['it is open', ({ open }: LayersContext) => open.includes(layer)] as const,
    to: 'changing', changes: opened(layer),
  },
  { in: away, on, changes: opened(layer) },
])

const closeRows = ([['the dialog closes', dialog], ['the menu closes', menu]] as const).flatMap(([on, layer]) => [
  { in: 'changing', on, to: 'changing', changes: closed(layer), restarts },
  { in: 'settled', on, to: 'changing', changes: closed(layer) },
  { in: away, on, changes: closed(layer) },
])

const entryRows = ([['the browser shows the screen', 0], ['the browser shows the entry of a layer', 1]] as const).flatMap(([on, depth]) => [
  ...there.map((state) => ({
    in: state, on, to: 'changing', ...(state === 'changing' && { restarts }),
    changes: ({ open }: LayersContext) => ({ depth, open: open.slice(0, depth) }),
    calls: ({ open }: LayersContext) => [['closeLayers', { layers: open.slice(depth) }], 'changes'] as const,
  })),
  { in: ['leaving', 'returning'], on, to: 'changing', changes: { depth } },
  {
    in: 'overtaken', on, to: 'returning',
    calls: ({ steps }: LayersContext) => [['go', { steps }]] as const,
  },
])

export const layersTable = table({
  machine: layersMachine,
  starts: {
    'open the site': { input: () => ({ depth: 0 }), in: 'changing', context: { open: [], depth: 0, steps: 0 } },
    'reload the page under a dialog': { input: () => ({ depth: 1 }), in: 'changing', context: { open: [], depth: 1, steps: 0 } },
  },
  events: {
    'a dialog opens': { type: 'layer.open', layer: dialog },
    'a menu opens': { type: 'layer.open', layer: menu },
    'the dialog closes': { type: 'layer.close', layer: dialog },
    'the menu closes': { type: 'layer.close', layer: menu },
    'a page is opened': { type: 'page.open' },
    'the browser shows the screen': { type: 'entry.show', depth: 0 },
    'the browser shows the entry of a layer': { type: 'entry.show', depth: 1 },
    'the task ends': after('task', 'changing', 0),
  },
  tags: { unseen: ['overtaken', 'returning'] },
  rows: [
    ...openRows,
    ...closeRows,
    ...entryRows,
    { in: 'changing', on: 'a page is opened', to: 'changing', changes: { depth: 0 }, restarts },
    { in: 'settled', on: 'a page is opened', to: 'changing', changes: { depth: 0 } },
    { in: 'leaving', on: 'a page is opened', to: 'overtaken', changes: { depth: 0 } },
    { in: 'overtaken', on: 'a page is opened', ignored: 'The browser still has to return, by as many entries.' },
    { in: 'returning', on: 'a page is opened', to: 'changing' },
    {
      in: 'changing', on: 'the task ends', when: ['an entry has no layer', ({ open, depth }) => depth > open.length],
      to: 'leaving', changes: ({ open, depth }) => ({ steps: depth - open.length }),
      calls: ({ open, depth }) => [['go', { steps: open.length - depth }]],
    },
    {
      in: 'changing', on: 'the task ends', when: ['a layer has no entry', ({ open, depth }) => depth < open.length],
      to: 'settled', changes: ({ open }) => ({ depth: open.length }),
      calls: ({ open, depth }) => [['pushEntries', { from: depth, to: open.length }], 'changes'],
    },
    { in: 'changing', on: 'the task ends', when: ['each layer has an entry', ({ open, depth }) => depth === open.length], to: 'settled' },
  ],
  always: { 'each open layer has an entry when all is settled': ['settled', ({ open, depth }) => open.length === depth] },
  equivalent: {
    'layers on entry.show takes action 3 before action 2': 'Each sets another field from the depth of the event.',
  },
  paths: 617,
})
