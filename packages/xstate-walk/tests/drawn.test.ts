/** Events of which random walks draw the fields. */
import { constantFrom, nat, record, string } from 'fast-check'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup, type DoneActorEvent } from 'xstate'
import { run } from '../src/command/run.ts'
import { drawn } from '../src/table/drawn.ts'
import { done, failed, table, type Table } from '../src/table/table.ts'
import { failureText } from '../src/walk/failure.ts'
import { randomWalk } from '../src/walk/random-walk.ts'
import { replay } from '../src/walk/replay.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withRow } from './test-table.ts'

type Event = { type: 'put'; item: string; count: number } | { type: 'pay' }

/** At most this many are put in at a time. */
const basket = (most: number) => setup({
  types: { context: {} as { items: Record<string, number>; paid: number }, events: {} as Event },
  actors: { charge: fromPromise(async () => 0) },
}).createMachine({
  id: 'basket',
  context: { items: {}, paid: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        put: {
          actions: assign({
            items: ({ context: { items }, event: { item, count } }) => ({ ...items, [item]: (items[item] ?? 0) + Math.min(count, most) }),
          }),
        },
        pay: 'paying',
      },
    },
    paying: {
      invoke: {
        id: 'charge', src: 'charge',
        onDone: { target: 'open', actions: assign({ paid: ({ context, event }) => context.paid + event.output }) }, onError: 'open',
      },
    },
  },
})
const basketTable = table({
  machine: basket(20),
  starts: { enter: { in: 'open', context: { items: {}, paid: 0 } } },
  events: {
    'put in apples': drawn({ type: 'put', item: 'apple', count: 2 }, record({ item: constantFrom('apple', 'pear'), count: nat(20) })),
    'pay': { type: 'pay' },
    'it is charged': drawn(done('charge', 5), record({ value: nat(5) })),
    'no charge': failed('charge', new Error('no money')),
  },
  rows: [
    {
      in: 'open', on: 'put in apples',
      changes: ({ items }, { item, count }: Extract<Event, { type: 'put' }>) =>
        ({ items: { ...items, [item]: (items[item] ?? 0) + count } }),
    },
    { in: 'paying', on: 'put in apples', ignored: 'It is being paid.' },
    { in: 'open', on: 'pay', to: 'paying', invokes: [['charge']] },
    {
      in: 'paying', on: 'it is charged', to: 'open',
      changes: ({ paid }, { output }: DoneActorEvent<number>) => ({ paid: paid + output }),
    },
    { in: 'paying', on: 'no charge', to: 'open' },
  ],
  key: () => null,
})
const written = basketTable as unknown as Table
/** It takes twelve at a time, which the sample of two does not show. */
const wrong = { ...written, machine: basket(12) } as unknown as Table
const shortest = { path: { start: 'enter', events: ['put in apples'], fields: [{ item: 'apple', count: 13 }] } }

testTable('a basket', basketTable, [
  [
    'a machine that differs by the fixed sample',
    { machine: basket(1) as never },
    'context.items is { apple: 1 }, the table says { apple: 2 }.',
  ],
])

describe('random walks', () => {
  it('draw the fields', () => {
    const seen = new Set<string>()
    const when = ['it is seen', (_: unknown, __: unknown, { item }: { item: string }) => seen.add(item).size > 0] as const
    const { rows } = withRow(written, 0, { when })
    expect(randomWalk({ ...written, rows } as unknown as Table, { seed: 1, paths: 20 })).toBeNull()
    expect([...seen].sort()).toEqual(['apple', 'pear'])
    seen.clear()
    walk({ ...written, rows } as unknown as Table)
    expect([...seen]).toEqual(['apple'])
  })

  it('find the shortest path with the smallest fields, the same by the same seed', () => {
    const failure = randomWalk(wrong, { seed: 3 })
    expect(failure).toMatchObject(shortest)
    expect(randomWalk(wrong, { seed: 3 })).toEqual(failure)
    expect(failureText('basket', failure ? [failure] : [])).toContain([
      '  context.items is { apple: 12 }, the table says { apple: 13 }.',
      '  The path to this step:',
      '    1. enter',
      "    2. put in apples { item: 'apple', count: 13 }",
    ].join('\n'))
  })

  it('draw what an actor ends with', () => {
    const { rows } = withRow(written, 3, { changes: ({ paid }: { paid: number }) => ({ paid: paid + 5 }) })
    expect(walk({ ...written, rows } as Table).failures).toEqual([])
    expect(randomWalk({ ...written, rows } as Table, { seed: 1 })).toMatchObject({
      path: { events: ['pay', 'it is charged'], fields: [null, { value: 0 }] }, messages: ['context.paid is 0, the table says 5.'],
    })
  })

  it('tell an event that a function of the table changes', () => {
    const changes = ({ items }: { items: object }, event: { count: number }) => {
      event.count += 1
      return { items: { ...items, apple: event.count } }
    }
    const { messages = [] } = randomWalk({ ...written, ...withRow(written, 0, { changes }) } as Table, { seed: 1 }) ?? {}
    expect(messages).toContain('A function of the table changes the event "put in apples" that it is given.')
  })
})

it('a path is repeated with its fields', () => {
  expect(replay(wrong, shortest.path).failure).toMatchObject(shortest)
  expect(replay(wrong, { ...shortest.path, fields: [] }).failure).toBeNull()
})

it('the command prints and saves the fields, and repeats them by the path and by the seed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawn-'))
  const [packageFolder, lines] = [join(import.meta.dirname, '..'), [] as string[]]
  const command = (...words: readonly string[]) => run(words, folder, (text) => void lines.push(text), (text) => void lines.push(text))
  symlinkSync(join(packageFolder, '../../node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'scale.table.mjs'), `
    import { nat, record } from 'fast-check'
    import { assign, createMachine } from 'xstate'
    import { drawn } from ${JSON.stringify(join(packageFolder, 'src/xstate-walk.ts'))}
    const weigh = assign({ grams: ({ event }) => event.grams % 500 })
    export const scale = {
      machine: createMachine({ id: 'scale', context: { grams: 0 }, on: { put: { actions: weigh } } }),
      starts: { begin: { in: '', context: { grams: 0 } } },
      events: { weigh: drawn({ type: 'put', grams: 100 }, record({ grams: nat(1000) })) },
      rows: [{ in: '', on: 'weigh', changes: (_, { grams }) => ({ grams }) }],
    }
  `)
  try {
    const saved = join(folder, 'path.json')
    expect(await command()).toBe(0)
    expect(await command('--random', '50', '--seed', '7', '--save', saved)).toBe(1)
    expect(lines.join('\n')).toMatch(/scale: a random path failed, with --seed 7\.[^]*context\.grams is 0, the table says 500\.[^]*2\. weigh \{ grams: 500 \}/)
    lines.length = 0
    expect(await command('--replay', saved)).toBe(1)
    expect(lines.join('\n')).toMatch(/2\. weigh \{ grams: 500 \}: \n[^]*context\.grams is 0, the table says 500\./)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('has the types of the machine', () => {
  // @ts-expect-error: no type of a field.
  expect(drawn({ type: 'put', item: 'apple', count: 2 }, record({ count: string() }))).toBeDefined()
})
