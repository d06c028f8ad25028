/** How a failing walk tells its failures: each once, and without what the machine writes to the console. */
import { expect, it, vi } from 'vitest'
import { assign, setup } from 'xstate'
import { faults } from '../src/faults/faults.ts'
import { table, type Table } from '../src/table/table.ts'
import { explore } from '../src/walk/explore.ts'
import { failureText, toldOnce } from '../src/walk/failure.ts'

const counter = (write: (count: number) => void = () => {}) => setup({ types: { context: {} as { count: number } } }).createMachine({
  id: 'counter',
  context: { count: 0 },
  initial: 'on',
  states: {
    on: {
      on: {
        up: {
          guard: ({ context }) => {
            write(context.count)
            return context.count < 30
          },
          actions: assign({ count: ({ context }) => context.count + 1 }),
        },
        stop: { target: 'off', actions: assign({ count: 0 }) },
      },
    },
    off: { type: 'final' },
  },
})

const counterTable = (machine: ReturnType<typeof counter>, off: string, changes: (count: number) => number) => table({
  machine,
  starts: { begin: { in: 'on', context: { count: 0 } } },
  events: { up: { type: 'up' }, stop: { type: 'stop' } },
  rows: [
    { in: 'on', on: 'up', when: ['it is less than 30', ({ count }) => count < 30], changes: ({ count }) => ({ count: changes(count) }) },
    { in: 'on', on: 'stop', to: off, changes: { count: 0 } },
  ],
}) as unknown as Table

it('tells a failure of an event in a state once, by its shortest path', () => {
  const { failures } = explore(counterTable(counter(), 'on', (count) => count + 2))
  expect(failures.length).toBe(61)
  expect(failureText('counter', failures)).toBe([
    'counter:',
    '',
    '  context.count is 1, the table says 2.',
    '  The path to this step:',
    '    1. begin',
    '    2. up',
    '',
    '  The state is off, the table says on.',
    '  The path to this step:',
    '    1. begin',
    '    2. stop',
    '',
    '  The same failures occur on 59 longer paths.',
  ].join('\n'))
})

it('tells a failure of one region once, in whatever states the other ones are', () => {
  const lamp = (name: string) => ({
    initial: 'off',
    states: { off: { on: { [`${name}.press`]: 'on' } }, on: { ...(name === 'roof' && { tags: 'lit' }), on: { [`${name}.press`]: 'off' } } },
  })
  const names = ['hall', 'room', 'yard', 'roof']
  const lamps = setup({ types: { context: {} as { broken: boolean } } }).createMachine({
    id: 'lamps',
    type: 'parallel',
    context: { broken: false },
    on: { storm: { actions: assign({ broken: true }) } },
    states: Object.fromEntries(names.map((name) => [name, lamp(name)])),
  })
  const written = {
    machine: lamps,
    starts: { begin: { in: names.map((name) => `${name}.off`).join(' and '), context: { broken: false } } },
    events: { ...Object.fromEntries(names.map((name) => [name, { type: `${name}.press` }])), storm: { type: 'storm' } },
    rows: [
      ...names.flatMap((name) => [
        { in: `${name}.off`, on: name, to: `${name}.on` },
        { in: `${name}.on`, on: name, to: name === 'yard' ? 'yard.on' : `${name}.off` },
      ]),
      { in: '', on: 'storm', changes: {} },
    ],
    tags: { lit: 'hall.on' },
    // Its regions are walked in all combinations of their states.
    key: (_: unknown, state: string) => state,
  } as unknown as Table
  const { failures } = explore(written)
  expect(failures.length).toBeGreaterThan(20)
  const told = toldOnce(failures).map(({ messages: [first] }) => first)
  expect(told.toSorted()).toEqual([
    expect.stringMatching(/^The state is .*yard\.off.*, the table says .*yard\.on/),
    'context.broken is true, the table says false.',
    'hall.on does not have the tag "lit", the table says it has.',
    'roof.on has the tag "lit", the table says it has not.',
  ])
})

it('shows what the machine writes once, and not more than twenty texts', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // As somebody who looks for a fault in a guard.
  const { console: terminal } = globalThis
  const write = (count: number) => terminal.log('The count is', count)
  const written = counterTable(counter(write), 'off', (count) => count + 1)
  try {
    explore(written)
    expect(log.mock.calls.map(([, count]) => count as number)).toEqual(Array.from({ length: 20 }, (_, count) => count))
    expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/^\d+ more lines that the machine or its table writes are kept back\.$/)])
    log.mockClear()
    faults(counterTable(counter((count) => terminal.log('The sound count is', count)), 'off', (count) => count + 1))
    expect(log).toHaveBeenCalledTimes(20)
  } finally {
    log.mockRestore()
    warn.mockRestore()
  }
})
