/** Which values are equal: those of a table are compared with what a machine does. */
import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { table, type Table } from '../src/table/table.ts'
import { isSame, jsonOf } from '../src/walk/form.ts'
import { plain } from '../src/walk/plain.ts'
import { walk } from '../src/walk/walk.ts'

/** A machine that puts a value into its context, and a table that says it puts another one there. */
function boxTable(value: unknown, said: unknown, more: object = {}): Table {
  const machine = setup({ types: { context: {} as { value: unknown } } }).createMachine({
    id: 'box',
    context: { value: null },
    initial: 'empty',
    states: { empty: { on: { 'box.fill': { target: 'full', actions: assign(() => ({ value })) } } }, full: { type: 'final' } },
  })
  return table({
    machine,
    starts: { begin: { in: 'empty', context: { value: null } } },
    events: { fill: { type: 'box.fill' } },
    rows: [{ in: 'empty', on: 'fill', to: 'full', changes: { value: said, ...more } }],
  }) as never
}

const inferred = [{ turn: () => 1 }, { turn: () => 2 }] as const
const named = [{ turn: function left() { return 1 } }, { turn: function left() {} }] as const
const closure = (cents: number) => function pay() { return cents }
const [oneClosure, otherClosure] = [closure(1), closure(2)]
const sameName = [1, 2].map(() => Object.assign(new (class extends Error {})('no'), { name: 'Same' }))
class NotFound extends Error {}
class Money { readonly cents = 1 }
class Points { readonly cents = 1 }
const none: undefined = undefined
const symbol = Symbol('a')

describe('a comparable value', () => {
  it.each<readonly [unknown, unknown]>([
    [new Set([1, 2]), new Set([1, 2])],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }],
    [new Error('no'), new Error('no')],
    [new NotFound('no'), new NotFound('no')],
    [plain, plain],
    [oneClosure, oneClosure],
    [inferred[0], { turn: inferred[0].turn }],
    named,
    [new Money(), new Money()],
    [{ [symbol]: 1 }, { [symbol]: 1 }],
    [Symbol.for('a'), Symbol.for('a')],
  ])('is the same for %o and %o', (one, other) => {
    expect(isSame(plain(one), plain(other))).toBe(true)
    expect(jsonOf(plain(one))).toBe(jsonOf(plain(other)))
    expect(walk(boxTable(one, other)).failures).toEqual([])
  })

  it.each<readonly [unknown, unknown]>([
    [new Map([['a', 1]]), new Map([['a', 2]])],
    [new Set([1, 2]), new Set([2, 1])],
    [new Set([1]), { Set: [2] }],
    [new Date(0), new Date(1)],
    [1n, 1],
    [NaN, 0],
    [-0, 0],
    [new AbortController(), new AbortController()],
    [new Uint8Array([1]), new Uint8Array([2])],
    [[undefined], []],
    [Symbol('a'), Symbol('b')],
    [new Map([['a', 1], ['b', 2]]), new Map([['b', 2], ['a', 1]])],
    [[() => 1][0], [() => 1][0]],
    [plain, expect],
    [Object.assign(new Error('no'), { status: 404 }), Object.assign(new Error('no'), { status: 500 })],
    [new Error('no', { cause: 1 }), new Error('no', { cause: 2 })],
    // Functions whose names are those of their fields.
    inferred,
    [inferred[0].turn, inferred[1].turn],
    [{ turn: plain }, inferred[0]],
    // Errors.
    ['Error: no', new Error('no')],
    [new Error('no'), new NotFound('no')],
    [new TypeError('no'), Object.assign(new Error('no'), { name: 'TypeError' })],
    [new AggregateError([new Error('a')], 'no'), new AggregateError([new Error('b')], 'no')],
    [new Error('no', { cause: new Error('a') }), new Error('no', { cause: new Error('b') })],
    [new Error('no', { cause: undefined }), new Error('no')],
    // What looks like the form of another value.
    [new Date(0), { Date: new Date(0).toISOString() }],
    [new Map([['a', 1]]), { Map: [['a', 1]] }],
    [1n, { BigInt: '1' }],
    [NaN, { Number: 'NaN' }],
    [plain, { function: 'plain' }],
    [[undefined], [{ undefined: true }]],
    [[undefined], [{ '\0undefined': true }]],
    [new Date(0), { '\0Date': new Date(0).toISOString() }],
    [new Money(), { Money: { cents: 1 } }],
    [new Money(), new Points()],
    // What a comparison by keys alone leaves out.
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ [symbol]: 1 }, { [symbol]: 2 }],
    [{ [symbol]: 1 }, {}],
    [symbol, Symbol('a')],
    [Object.assign([1], { index: 0 }), [1]],
    [Object.assign([1], { index: 0 }), Object.assign([1], { index: 1 })],
    [new (class Numbers extends Array<number> {})(), []],
    [Object.assign(new Date(0), { zone: 'a' }), new Date(0)],
  ])('differs for %o and %o', (one, other) => {
    expect(isSame(plain(one), plain(other))).toBe(false)
    expect(jsonOf(plain(one))).not.toBe(jsonOf(plain(other)))
    expect(() => walk(boxTable(one, other))).toThrow('context.value is ')
  })

  it.each([
    ['two closures of one function', oneClosure, otherClosure, "context.value is { function: 'pay' }, the table says { function: 'pay' }"],
    ['two classes of one name', sameName[0], sameName[1], 'context.value is [Same: no], the table says [Same: no]'],
  ])('says what it cannot show: %s', (_, one, other, expected) => {
    expect(() => walk(boxTable(one, other))).toThrow(`${expected} of another class, or another closure of one function.`)
    expect(walk(boxTable(one, one)).failures).toEqual([])
  })

  it('is told apart from an absent one', () => {
    expect(() => walk(boxTable(1, 1, { first: none }))).toThrow('context.first is absent, the table says undefined.')
  })
})
