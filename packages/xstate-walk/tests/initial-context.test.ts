/** What a table says of the initial context, and what a start that says nothing is told. */
import { describe, expect, it } from 'vitest'
import { createMachine, fromPromise, setup } from 'xstate'
import { faults } from '../src/faults/faults.ts'
import { actor, table, type Table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'

const list = (page: number) => setup({ types: { context: {} as { page: number; items: readonly string[] } } }).createMachine({
  id: 'list', context: { page, items: [] }, initial: 'shown', states: { shown: { on: { leave: 'left' } }, left: { type: 'final' } },
})

const tableOf = (page: number, starts: object): Table => ({
  machine: list(page), starts: starts as never, events: { leave: { type: 'leave' } }, rows: [{ in: 'shown', on: 'leave', to: 'left' }],
})

const says = (name: string, text: string) =>
  `The start "${name}" says no initial context. If the machine should begin with this, write: context: ${text}`

const toldOf = (given: unknown) => {
  try {
    walk(given as Table)
    return []
  } catch (error) {
    return (error as { failures: readonly { messages: readonly string[] }[] }).failures.flatMap(({ messages }) => messages)
  }
}

/** What is told of a machine without events that begins with this context. */
const toldOfContext = (context: unknown) => {
  const machine = createMachine({ id: 'still', context: context as object, initial: 'done', states: { done: { type: 'final' } } })
  return toldOf({ machine, starts: { begin: { in: 'done' } }, events: {}, rows: [] })
}

describe('the initial context', () => {
  it('is told once for each start that does not say it, with what to write', () => {
    expect(toldOf(tableOf(1, { open: { in: 'shown' }, 'open it again': { in: 'shown' } }))).toEqual([
      says('open', '{ page: 1, items: [] }'), says('open it again', '{ page: 1, items: [] }'),
    ])
  })

  it('is compared', () => {
    const starts = { open: { in: 'shown', context: { page: 1, items: [] } } }
    expect(toldOf(tableOf(1, starts))).toEqual([])
    expect(toldOf(tableOf(0, starts))).toEqual(['context.page is 0, the table says 1.'])
  })

  it('need not be said where it has no field, or where the machine does not start', () => {
    expect(toldOfContext({})).toEqual([])
    expect(toldOfContext(() => { throw new Error('broken') })).toEqual([
      'The machine stops with an unhandled error: Error: broken.', 'The start has no `input`.',
    ])
  })

  it('is written so that it can be copied', () => {
    expect(toldOfContext({
      text: "it's", none: undefined, least: -0, most: Infinity, big: 3n, at: new Date(0), 'in order': new Map([[1, new Set(['a'])]]),
      error: new Error('no'), link: new URL('https://a.example/'), pattern: /a/u, sign: Symbol.for('sign'),
    })).toEqual([says('begin', [
      "{ text: 'it\\'s', none: undefined, least: -0, most: Infinity, big: 3n, at: new Date('1970-01-01T00:00:00.000Z')",
      "'in order': new Map([[1, new Set(['a'])]]), error: new Error('no'), link: new URL('https://a.example/'), pattern: /a/u",
      "sign: Symbol.for('sign') }",
    ].join(', '))])
  })

  it('says what cannot be written, and leaves out what nobody would read', () => {
    expect(toldOfContext({ save: function save() {}, error: new TypeError('no') })).toEqual([
      says('begin', '{ save: undefined /* TODO: the function save */, error: undefined /* TODO: an object of TypeError */ }'),
    ])
    expect(toldOfContext({ text: 'a'.repeat(3_000) })[0]).toMatch(/a{1990} …$/)
  })

  it('names an actor by its id, and takes the clock and what only the machine can make from a function', () => {
    class Client { readonly #name = 'shop'; get name() { return this.#name } }
    const machine = setup({
      types: { context: {} as { client: Client; clerk: unknown; now: () => number; page: number }, input: {} as { now: () => number } },
      actors: { clerk: fromPromise(() => Promise.resolve()) },
    }).createMachine({
      id: 'shop',
      context: ({ input, spawn }) => ({ client: new Client(), clerk: spawn('clerk', { id: 'first' }), now: input.now, page: 0 }),
    })
    const start = { input: (now: () => number) => ({ now }), in: '', invokes: [['clerk', undefined, { id: 'first' }]] } as const
    const shop = (context?: unknown) => ({
      ...table({
        machine, starts: {}, events: {}, rows: [], omitted: { 'xstate.error.actor.first': 'It cannot.' }, terminal: { '': 'It is open.' },
      }),
      starts: { open: { ...start, context } },
    })
    expect(toldOf(shop())).toEqual([says('open', [
      '{ client: undefined /* TODO: an object of Client */', "clerk: actor('first')",
      'now: undefined /* TODO: the function presentTime */', 'page: 0 }',
    ].join(', '))])
    const of = (page: number) => (now: () => number, { client }: { client: Client }) => ({ client, clerk: actor('first'), now, page })
    expect(toldOf(shop(of(0)))).toEqual([])
    expect(toldOf(shop(of(1)))).toEqual(['context.page is 0, the table says 1.'])
  })

  it('has faults planted in it where the configuration has it as it is', () => {
    const context = { page: 0, name: '', kind: 'shop', isOpen: true, list: [], full: [1], found: null, place: { day: 1, at: new Date(0) } }
    const machine = createMachine({ id: 'list', context, initial: 'end', states: { end: { type: 'final' } } })
    const verdicts = faults({ machine, starts: { open: { in: 'end', context } }, events: {}, rows: [] } as unknown as Table)
    expect(verdicts.map(({ fault, failure }) => [fault, failure?.messages.join(' ')])).toEqual([
      ['page begins with 1, not 0', 'context.page is 1, the table says 0.'],
      ["name begins with 'other', not ''", "context.name is 'other', the table says ''."],
      ["kind begins with '', not 'shop'", "context.kind is '', the table says 'shop'."],
      ['isOpen begins with false, not true', 'context.isOpen is false, the table says true.'],
      ["list begins with ['other'], not []", "context.list is [ 'other' ], the table says []."],
      ["found begins with 'other', not null", "context.found is 'other', the table says null."],
      ['place.day begins with 2, not 1', expect.stringContaining('day: 2')],
    ].map(([fault, message]) => [`list context.${fault}`, message]))
  })
})
