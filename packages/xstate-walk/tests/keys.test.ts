/** The key of a table, and the limits of a walk. */
import { describe, expect, it } from 'vitest'
import { assign, raise, setup } from 'xstate'
import { faults } from '../src/faults/faults.ts'
import { delayed, table, type Table } from '../src/table/table.ts'
import { jsonReport, junitReport } from '../src/report/results.ts'
import { explore } from '../src/walk/explore.ts'
import { failureText } from '../src/walk/failure.ts'
import { walk } from '../src/walk/walk.ts'

const door = setup({
  types: { context: {} as { knocks: number; painted: number } },
  guards: { isEnough: ({ context }) => context.knocks >= 2 },
}).createMachine({
  id: 'door',
  context: { knocks: 0, painted: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        'door.knock': [{ guard: 'isEnough', target: 'locked' }, { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) }],
        // It should add one, and does so only the first time.
        'door.paint': { actions: assign({ painted: 1 }) },
      },
    },
    locked: { type: 'final' },
  },
})
const doorTable = table({
  machine: door,
  starts: { 'come home': { in: 'open', context: { knocks: 0, painted: 0 } } },
  events: { knock: { type: 'door.knock' }, paint: { type: 'door.paint' } },
  rows: [
    {
      in: 'open',
      on: 'knock',
      when: ['it is one of the first two', ({ knocks }) => knocks < 2],
      changes: ({ knocks }) => ({ knocks: knocks + 1 }),
    },
    { in: 'open', on: 'knock', when: ['it is the third', ({ knocks }) => knocks >= 2], to: 'locked' },
    { in: 'open', on: 'paint', changes: { painted: 1 } },
  ],
}) as unknown as Table
const key = ({ knocks }: { knocks: number }) => knocks

describe('a key', () => {
  it('is the whole context by default', () => {
    const { moments, keys } = walk(doorTable)
    expect([moments, keys]).toEqual([8, 8])
  })

  it('counts moments as one', () => {
    const { moments, keys } = walk({ ...doorTable, key } as never)
    expect([moments, keys]).toEqual([8, 4])
  })

  it('that is too coarse for a guard is a failure, which names what to add', () => {
    expect(() => walk({ ...doorTable, key: () => null } as never)).toThrow(/No path takes|The key counts two moments in open as one/)
    const parity = ({ knocks }: { knocks: number }) => knocks % 2
    expect(() => walk({ ...doorTable, key: parity } as never)).toThrow(
      /The key counts two moments in open as one, but "knock" leads to locked .* here and to open .* after come home\. They differ in knocks: add what matters of it to the key\./,
    )
  })

  it('does not hide a wrong assign', () => {
    const rows = doorTable.rows.map((row) =>
      row.on === 'paint' ? { ...row, changes: ({ painted }: { painted: number }) => ({ painted: painted + 1 }) } : row,
    )
    expect(() => walk({ ...doorTable, key, rows } as never)).toThrow(
      /context\.painted is 1, the table says 2\.\n.*\n {4}1\. come home\n {4}2\. paint\n {4}3\. paint/,
    )
  })
})

describe('a key that hides what is wrong several steps later', () => {
  /** The fence forgets its fifth coat, which no key of the table tells apart. */
  const fence = setup({ types: { context: {} as { coats: number } } }).createMachine({
    id: 'fence',
    context: { coats: 0 },
    initial: 'wet',
    states: {
      wet: { on: { 'fence.paint': { actions: assign({ coats: ({ context: { coats } }) => (coats === 4 ? 4 : coats + 1) }) } } },
    },
  })
  const fenceTable = table({
    machine: fence,
    starts: { 'build it': { in: 'wet', context: { coats: 0 } } },
    events: { 'paint it': { type: 'fence.paint' }, 'look at it': { type: 'fence.look' } as never },
    rows: [
      { in: 'wet', on: 'paint it', changes: ({ coats }) => ({ coats: coats + 1 }) },
      { in: 'wet', on: 'look at it', ignored: 'Nothing is seen.' },
    ],
    key: () => null,
  }) as unknown as Table

  it('is found by following the moments that it counts as one', () => {
    expect(() => walk(fenceTable)).toThrow(/context\.coats is 4, the table says 5\.\n.*\n(?: {4}\d\. .*\n){5} {4}6\. paint it/)
  })

  it('is found by random paths where all ways on are too many to follow', () => {
    const colours = ['red', 'green', 'blue', 'white', 'black', 'brown'] as const
    const events = Object.fromEntries(colours.map((colour) => [colour, { type: `fence.${colour}` }]))
    const machine = setup({ types: { context: {} as Record<string, number> } }).createMachine({
      id: 'fence',
      context: Object.fromEntries(colours.map((colour) => [colour, 0])),
      initial: 'wet',
      states: {
        wet: {
          on: Object.fromEntries(colours.map((colour, index) => [`fence.${colour}`, {
            actions: assign(({ context }) => ({ [colour]: index === 0 && context[colour] === 6 ? 6 : (context[colour] ?? 0) + 1 })),
          }])),
        },
      },
    })
    const rows = colours.map((colour) => ({
      in: 'wet', on: colour, changes: (context: Record<string, number>) => ({ [colour]: (context[colour] ?? 0) + 1 }),
    }))
    const starts = { 'build it': { in: 'wet', context: machine.config.context } }
    const table = { ...fenceTable, machine, starts, events, rows } as never
    expect(() => walk(table)).toThrow(/context\.red is 6, the table says 7\.\n.*\n {4}1\. build it\n(?: {4}\d\. red\n){6} {4}8\. red$/)
  })

  it('does not make the walk of a context endless that grows without end', () => {
    const growing = setup({ types: { context: {} as { coats: number } } }).createMachine({
      id: 'growing', context: { coats: 0 }, initial: 'wet',
      states: { wet: { on: { 'fence.paint': { actions: assign({ coats: ({ context }) => context.coats + 1 }) } } } },
    })
    expect(walk({ ...fenceTable, machine: growing } as never).failures).toEqual([])
  })
})

describe('a walk without an end', () => {
  const counter = setup({ types: { context: {} as { count: number; name: string } } }).createMachine({
    id: 'counter',
    context: () => ({ count: 0, name: 'a' }),
    initial: 'on',
    states: { on: { on: { 'count.up': { actions: assign({ count: ({ context }) => context.count + 1 }) } } } },
  })
  const counterTable = table({
    machine: counter,
    starts: { begin: { in: 'on', context: { count: 0, name: 'a' } } },
    events: { up: { type: 'count.up' } },
    rows: [{ in: 'on', on: 'up', changes: ({ count }) => ({ count: count + 1 }) }],
  }) as unknown as Table

  it('ends at its limit of steps, and says which field grows', () => {
    expect(() => walk(counterTable, { limits: { steps: 100, ms: 60_000 } })).toThrow(
      /The walk of counter did not end within 100 steps: it reached \d+ different moments\. The fields of the context with most values: count \(\d+\)\. Give the table a `key` with what guards and rows read, or raise `limits: \{ steps: 100, ms: 60000 \}` of the table\./,
    )
  })

  it('says the limit first, whatever else it found', () => {
    const wrong = { ...counterTable, rows: [{ in: 'on', on: 'up', changes: { count: 1 } }] } as never
    // The paths of so many failures would fill the memory.
    const walked = explore(wrong, { limits: { steps: 30_000, ms: 60_000 } })
    expect(walked.failures.length).toBe(29_999)
    const lines = failureText('counter', walked.failures).split('\n')
    expect(lines[2]).toMatch(/The walk of counter did not end within 30000 steps/)
    expect(lines.slice(18, 20)).toEqual(['    15. up', '    … 29971 more steps …'])
    expect(lines.slice(35)).toEqual([
      '',
      '  context.count is 2, the table says 1.',
      '  The path to this step:',
      '    1. begin',
      '    2. up',
      '    3. up',
      '',
      '  The same failures occur on 29997 longer paths.',
    ])
    expect(junitReport([{ name: 'counter', walked }])).toContain('did not end within 30000 steps')
    expect(JSON.parse(jsonReport([{ name: 'counter', walked }]))).toMatchObject({ machines: [{ failures: [{}, {}] }] })
  })

  it('says what grows if a list does, before it fills the memory', () => {
    const growing = setup({ types: { context: {} as { list: readonly number[] } } }).createMachine({
      id: 'list', context: { list: [] }, initial: 'on',
      states: { on: { on: { 'count.up': { actions: assign({ list: ({ context: { list } }) => [...list, list.length] }) } } } },
    })
    const rows = [{ in: 'on', on: 'up', changes: ({ list }: { list: readonly number[] }) => ({ list: [...list, list.length] }) }]
    const limits = { steps: 100_000, ms: 60_000, size: 100_000 }
    const { failures } = explore({ ...counterTable, machine: growing, rows } as never, { limits })
    expect(failures[0]?.messages[0]).toMatch(/^The walk of list did not end within 100000 characters: .* values: list \(\d+\)\. Give the table a `key`/)
  })

  it('is not one of a table that changes its argument, after which nothing is as it was', () => {
    const changes = (context: { count: number }) => {
      context.count += 1
      return { count: context.count }
    }
    const { failures, steps } = explore({ ...counterTable, rows: [{ in: 'on', on: 'up', changes }] } as never)
    expect(steps).toBe(2)
    expect(failures.map(({ messages }) => messages)).toEqual([['A function of the table changes the context that it is given.']])
  })

  it('lists no paths, which would be as many and as long as its steps', () => {
    const { paths, failures } = explore(counterTable, { limits: { steps: 20_000, ms: 60_000 } })
    expect(paths).toEqual([])
    expect(failures).toHaveLength(1)
  })

  it('says which delays run beside others of their kind', () => {
    const clock = setup({}).createMachine({
      id: 'clock', initial: 'on', states: { on: { on: { 'clock.wind': { actions: raise({ type: 'ring' }, { delay: 9 }) }, ring: {} } } },
    })
    const clockTable = table({
      machine: clock,
      starts: { begin: { in: 'on' } },
      events: { wind: { type: 'clock.wind' }, 'it rings': delayed('ring', 9) },
      rows: [{ in: 'on', on: 'wind' }, { in: 'on', on: 'it rings' }],
      limits: { steps: 100 },
    }) as unknown as Table
    expect(() => walk(clockTable)).toThrow(/Up to \d+ delays of "ring" run at once: what starts one cancels none/)
  })

  it('ends at the limits of its table', () => {
    expect(() => walk({ ...counterTable, limits: { steps: 50 } })).toThrow('did not end within 50 steps')
    expect(() => walk({ ...counterTable, limits: { stepz: 50 } } as never)).toThrow('Did you mean "steps"?')
  })

  it('ends at its limit of time', () => {
    expect(() => walk(counterTable, { limits: { steps: 1e9, ms: 50 } })).toThrow('The walk of counter did not end within 50 ms')
  })

  it('names the key if there is one', () => {
    expect(() =>
      walk({ ...counterTable, key: ({ count }: { count: number }) => count } as never, { limits: { steps: 100, ms: 60_000 } }),
    ).toThrow('Leave out of its `key` what grows')
  })

  it('is how a fault is found that makes a step endless', () => {
    const machine = setup({ types: { context: {} as { count: number } } }).createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'still',
      states: {
        still: { on: { 'count.begin': 'counting' } },
        counting: {
          always: [
            { guard: ({ context }) => context.count < 3, actions: assign({ count: ({ context }) => context.count + 1 }) },
            { target: 'over' },
          ],
        },
        over: { type: 'final' },
      },
    })
    const bounded = table({
      machine,
      starts: { begin: { in: 'still', context: { count: 0 } } },
      events: { 'begin to count': { type: 'count.begin' } },
      rows: [{ in: 'still', on: 'begin to count', to: 'over', changes: { count: 3 } }],
      unreachable: { counting: 'It is left at once.' },
    }) as unknown as Table
    const accepted = { ...bounded, unreachable: {} }
    const endless = faults(accepted).find(({ fault }) => fault === 'counter.counting always, branch 1 has no guard')
    expect(endless?.failure?.messages.join()).toMatch(/More than 10000 transitions in one step: "counter\.counting always, branch 1" never end\./)
    expect(() => walk(bounded)).toThrow('counting is named as unreachable, but a path reaches it.')
  })
})
