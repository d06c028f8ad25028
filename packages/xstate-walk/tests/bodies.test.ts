/** Faults in the bodies of guards and assigns. */
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instrument } from '../src/bodies/instrument.ts'
import { installSwitches, takeReached, withBodyFault } from '../src/bodies/switches.ts'

const source = `
const assign = (changes) => (context, params) => typeof changes === 'function'
  ? { ...context, ...changes({ context }, params) }
  : { ...context, ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, typeof value === 'function' ? value({ context }, params) : value])) }
const isLarge = (number) => number > 10 && number !== 13
function later(context) {
  if (!context.ready) return { state: 'late' }
  return { state: 'on time', delay: 0 }
}
export const guards = {
  guards: {
    isLarge: ({ context }) => isLarge(context.number),
    isSmall: ({ context }) => context.number <= 3,
  },
}
export const inline = { guard: ({ context }) => context.name === 'a' || context.name === 'b' }
export const setBoth = assign({ number: 7, name: ({ context }, { suffix }) => context.name + suffix })
export const setLater = assign(({ context }) => later(context))
export const setIfReady = assign(({ context }) => (context.ready ? { number: 1, ready: false } : {}))
export const other = (number) => number > 10
const __name = (value) => value
export const named = { guard: __name(({ context }) => context.number < 4, 'guard') }
export const merged = Object.assign({ number: 2 }, { name: 'b' })
export const setByMethod = assign({ name({ context }) { return context.name + '!' } })
export const mixed = { guard: ({ context }) => (context.missing ?? context.ready) && context.name }
`

interface Module {
  readonly guards: { readonly guards: Readonly<Record<string, (args: object) => boolean>> }
  readonly inline: { readonly guard: (args: object) => boolean }
  readonly setBoth: (context: object, params: object) => object
  readonly setLater: (context: object) => object
  readonly setIfReady: (context: object) => object
  readonly named: { readonly guard: (args: object) => boolean }
  readonly merged: object
  readonly setByMethod: (context: object) => object
  readonly mixed: { readonly guard: (args: object) => boolean }
}

const instrumented = instrument(source, 'machine.js')
let folder = ''
let plainModule: Module
let changedModule: Module

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bodies-'))
  installSwitches()
  plainModule = await load('plain.mjs', source)
  changedModule = await load('changed.mjs', instrumented?.code ?? '')
})
afterAll(() => rm(folder, { recursive: true }))

async function load(name: string, code: string): Promise<Module> {
  const file = join(folder, name)
  writeFileSync(file, code)
  return (await import(pathToFileURL(file).href)) as Module
}

/** What all functions of a module return for these contexts. */
function behaviour({ guards: { guards }, inline, named, merged, mixed, ...assigns }: Module): unknown {
  const contexts = [2, 3, 4, 10, 11, 13].flatMap((number) =>
    ['a', 'b', 'c'].flatMap((name) => [true, false].map((ready) => ({ number, name, ready }))),
  )
  return contexts.map((context) => [
    ...Object.values(guards).map((guard) => guard({ context })),
    inline.guard({ context }),
    named.guard({ context }),
    mixed.guard({ context }),
    merged,
    assigns.setBoth(context, { suffix: '!' }),
    assigns.setLater(context),
    assigns.setIfReady(context),
    assigns.setByMethod(context),
  ])
}

describe('an instrumented module', () => {
  it('behaves as before while no fault is on', () => {
    expect(behaviour(changedModule)).toEqual(behaviour(plainModule))
  })

  it('has faults in guards, assigns and the functions that they call, and nowhere else', () => {
    expect(instrumented?.faults).toEqual(
      [
        'machine.js isLarge says "number > 10 || number !== 13"',
        'machine.js isLarge says "number >= 10"',
        'machine.js isLarge says "number <= 10"',
        'machine.js isLarge says "number === 13"',
        'machine.js later says "context.ready"',
        'machine.js later forgets state',
        'machine.js later forgets state (2)',
        'machine.js later forgets delay',
        'machine.js later swaps state and delay',
        'machine.js isSmall says "context.number < 3"',
        'machine.js isSmall says "context.number > 3"',
        "machine.js guard says \"context.name === 'a' && context.name === 'b'\"",
        'machine.js guard says "context.name !== \'a\'"',
        'machine.js guard says "context.name !== \'b\'"',
        'machine.js assign forgets number',
        'machine.js assign forgets name',
        'machine.js assign forgets number (2)',
        'machine.js assign forgets ready',
        'machine.js assign swaps number and ready',
        'machine.js guard says "context.number <= 4"',
        'machine.js guard says "context.number >= 4"',
        'machine.js assign forgets name (2)',
        'machine.js guard says "context.missing ?? context.ready || context.name"',
      ].toSorted(inSource),
    )
  })

  it.each(instrumented?.faults ?? [])('behaves differently with the fault "%s", whose code is reached', (fault) => {
    takeReached()
    expect(withBodyFault(fault, () => behaviour(changedModule))).not.toEqual(behaviour(plainModule))
    expect(takeReached()).toContain(fault)
  })

  it('is left as it is without a guard or an assign that can be changed', () => {
    expect(instrument('export const other = (number) => number > 10', 'a.js')).toBeNull()
    expect(instrument('export const machine = { guards: { isOpen: () => true } }', 'a.js')).toBeNull()
  })
})

/** The order in which the faults stand in the source. */
function inSource(one: string, other: string): number {
  const all = instrumented?.faults ?? []
  return all.indexOf(one) - all.indexOf(other)
}

describe('the functions of a configuration', () => {
  it('have faults wherever a table compares their results', () => {
    const code = `
const move = { type: 'move', params: ({ context }) => ({ from: context.at, to: context.at + 1 }) }
const fetch = { src: 'fetch', input: ({ context: { page } }) => ({ page: page - 1 }) }
const tell = sendTo('parent', ({ context }) => ({ type: 'told', at: context.at }))
const choose = enqueueActions(({ context, enqueue }) => { if (context.at > 3) enqueue('ring') })
const end = { output: ({ context }) => ({ at: context.at, first: null, second: null }) }
const plain = { params: { from: 1 }, label: ({ name }) => name + ' 1' }`
    expect(instrument(code, 'machine.js')?.faults).toEqual([
      'machine.js params forgets from',
      'machine.js params forgets to',
      'machine.js params says "context.at - 1"',
      'machine.js params swaps from and to',
      'machine.js input forgets page',
      'machine.js input says "page + 1"',
      'machine.js sendTo forgets type',
      'machine.js sendTo forgets at',
      'machine.js sendTo swaps type and at',
      'machine.js enqueueActions says "context.at >= 3"',
      'machine.js enqueueActions says "context.at <= 3"',
      'machine.js output forgets at',
      'machine.js output forgets first',
      'machine.js output forgets second',
      'machine.js output swaps at and first',
    ])
  })

  it('are found in a module in CommonJS, as compilers write it', () => {
    const code = 'exports.setBoth = (0, xstate_1.assign)({ number: ({ context }) => context.number + 1 })'
    expect(instrument(code, 'machine.js', 'script')?.faults).toEqual([
      'machine.js assign forgets number', 'machine.js assign says "context.number - 1"',
    ])
  })
})

describe('the guards of a machine', () => {
  const faultsOf = (code: string) => instrument(code, 'machine.js')?.faults.map((fault) => fault.slice('machine.js '.length))

  it.each([
    ['within `and`, `or` and `not`', `const machine = createMachine({ on: { go: { guard: and(['isOpen', not(({ context }) => context.at > 3)]) } } })`, 'guard'],
    ['made by a function', `const above = (least) => ({ context }) => context.at > 3\ncreateMachine({ on: { go: { guard: above(3) } } })`, 'above'],
    ['in an object that the machine names', `const guards = { isFar: ({ context }) => context.at > 3 }\nsetup({ guards }).createMachine({})`, 'isFar'],
    ['in an object that another one contains', `const own = { isFar: ({ context }) => context.at > 3 }\nsetup({ guards: { ...own } }).createMachine({})`, 'isFar'],
    ['in a field of a constant', `const own = { isFar: ({ context }) => context.at > 3 }\ncreateMachine({ on: { go: { guard: own.isFar } } })`, 'isFar'],
    ['in a file of guards alone', `export const isFar = ({ context }) => context.at > 3`, 'isFar'],
    ['in a function of a file without a machine', `export function guardsOf(least) { return { isFar: ({ context }) => context.at > 3 } }`, 'function'],
  ])('have boundaries %s', (_, code, name) => {
    expect(faultsOf(code)).toEqual([`${name} says "context.at >= 3"`, `${name} says "context.at <= 3"`])
  })

  it('are not guessed in a file with a machine', () => {
    expect(faultsOf('const show = ({ context }) => context.at > 3\nsetup({ actions: { show } }).createMachine({})')).toBeUndefined()
  })
})

describe('the initial context of a machine', () => {
  const faultsOf = (code: string) =>
    instrument(code, 'm.js')?.faults.filter((fault) => fault.includes(' begins with ')).map((fault) => fault.slice('m.js '.length))

  it('has other values where a function returns it, and where one of the module makes a part of it', () => {
    expect(faultsOf(`
      const within = (size) => ({ size, list: [], parts: [1, { open: true }], again: within(size) })
      function initial({ input }) {
        const first = 1
        if (input.none) return { page: 0, text: '' }
        return { ...within(3), page: input.page ?? -1, text: input.text ? 'long' : null, at: input[0], is: first > 2, pattern: /a/, big: 1n }
      }
      createMachine({ id: 'm', context: initial, states: { a: { context: () => ({ no: 0 }) } } })
    `)).toEqual([
      "within begins with ['other'], not []", 'within begins with 2, not 1', 'within begins with false, not true',
      'initial begins with 1, not 0', "initial begins with 'other', not ''",
      "initial begins with '', not 'long'", "initial begins with 'other', not null",
    ])
  })

  it('has none where the configuration has it as it is', () => {
    expect(faultsOf('createMachine({ context: { page: 0 }, guards: { isFirst: ({ context }) => context.page > 0 } })')).toEqual([])
  })
})
