/** Small machines, each with one thing that a skeleton must name or quote. */

export interface SkeletonCase {
  readonly name: string
  /** The file that exports the machine. */
  readonly file: string
  readonly source: string
  /** Lines of the skeleton, without their indentation. */
  readonly lines: readonly string[]
  /** Whether each step of the machine is as the skeleton says, without anything filled in. */
  readonly isComplete: boolean
}

const states = (config: string) => `createMachine({ id: 'm', ${config} })`
const steps = (name: string, config: string, ...lines: readonly string[]) => ({ ...parts(name, config, ...lines), isComplete: true })
const parts = (name: string, config: string, ...lines: readonly string[]) => exported(name, states(config), ...lines)
const exported = (name: string, machine: string, ...lines: readonly string[]) => file(name, `export const m = ${machine}`, ...lines)
const file = (name: string, text: string, ...lines: readonly string[]): SkeletonCase => ({
  name,
  file: 'm.mjs',
  source: `import { and, assign, createMachine, fromPromise, raise, sendTo, setup } from 'xstate'\n${text}\n`,
  lines,
  isComplete: false,
})

const text = String.raw
const nested = `
  initial: 'a', on: { 'go home': '.a' },
  states: {
    a: { on: { 'to b': 'b', 'to a child': 'b.y', 'by id': '#deep', 'to a parallel': 'p', 'to two': { target: ['p.one.on', 'p.two.on'] } } },
    b: { initial: 'x', on: { 'to my child': '.y' }, states: { x: { on: { next: 'y' } }, y: { initial: 'z',
      states: { z: { id: 'deep' } } } } },
    p: { type: 'parallel', states: { one: { initial: 'off', states: { off: {}, on: {} } }, two: { initial: 'off',
      states: { off: {}, on: {} } } } },
  }`

export const skeletonCases: readonly SkeletonCase[] = [
  steps(
    'quotes and backslashes in names',
    text`initial: "it's", states: { "it's": { on: { "don't \\ stop": 'a "b"\n' } }, 'a "b"\n': { after: { 5: "it's" } } }`,
    text`'don\'t \\ stop': { type: 'don\'t \\ stop' },`,
    text`'5 ms of a "b"\n pass': after(5, 'a "b"\n', 5),`,
    text`{ in: 'it\'s', on: 'don\'t \\ stop', to: 'a "b"\n' },`,
  ),
  parts(
    'quotes in the id of an actor and in the name of a delay',
    text`invoke: { id: "o'c", src: fromPromise(async () => 1), onDone: {} }, after: { "o'd": { actions: 'ring' } }`,
    text`'o\'c is done': done('o\'c'),`,
    text`'o\'d of the root ends': after('o\'d', '', () => 0),`,
  ),
  steps(
    'targets of all forms',
    nested,
    "{ in: 'a', on: 'to b', to: 'b.x' },",
    "{ in: 'a', on: 'to a child', to: 'b.y.z' },",
    "{ in: 'a', on: 'by id', to: 'b.y.z' },",
    "{ in: 'a', on: 'to a parallel', to: 'p.one.off and p.two.off' },",
    "{ in: 'a', on: 'to two', to: 'p.one.on and p.two.on' },",
    "{ in: 'b', on: 'to my child', to: 'b.y.z' },",
    "{ in: '', on: 'go home', to: 'a' },",
    "starts: { begin: { in: 'a' } },",
  ),
  steps(
    'a parent whose children handle the same event',
    `initial: 'a', on: { go: '.c' }, states: { a: { on: { go: 'b' } }, b: {}, c: { on: { go: undefined } } }`,
    "{ in: 'a', on: 'go', to: 'b' },",
    "{ in: 'b', on: 'go', to: 'c' },",
    "{ in: 'c', on: 'go', ignored: 'TODO: the reason' },",
  ),
  steps(
    'regions that handle the same event',
    `type: 'parallel', states: {
      one: { initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } },
      two: { initial: 'x', states: { x: { on: { go: 'y', back: '#m.one.a' } }, y: { on: { back: 'x' } } } },
      three: { initial: 'u', states: { u: { on: { turn: 'v' } }, v: {} } } }`,
    "{ in: 'one.a and two.x', on: 'go', to: 'one.b and two.y' },",
    "{ in: 'one.a and two.y', on: 'go', to: 'one.b' },",
    "{ in: 'one.b and two.x', on: 'go', to: 'two.y' },",
    "{ in: 'two.x', on: 'back', to: 'one.a and two.x and three.u' },",
    "{ in: 'three.u', on: 'turn', to: 'three.v' },",
    "starts: { begin: { in: 'one.a and two.x and three.u' } },",
  ),
  steps(
    'a parallel state that ends when its regions do',
    `initial: 'p', states: { over: { on: { go: 'p' } }, p: { type: 'parallel', onDone: 'over', states: {
      one: { initial: 'a', states: { a: { on: { one: 'b' } }, b: { type: 'final' } } },
      two: { initial: 'a', states: { a: { on: { two: 'b' } }, b: { type: 'final' } } } } } }`,
    "{ in: 'p.one.a and p.two.a', on: 'one', to: 'p.one.b' },",
    '// Passes through p.one.b.',
    "{ in: 'p.one.a and p.two.b', on: 'one', to: 'over' },",
  ),
  steps(
    'states that are left at once',
    `initial: 'a', states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { initial: 'd', onDone: 'e',
      states: { d: { always: 'f' }, f: { type: 'final' } } }, e: {} }`,
    '// Passes through b, c.d and c.f.',
    "{ in: 'a', on: 'go', to: 'e' },",
    "e: 'TODO: the reason',",
  ),
  steps(
    'raised events',
    `initial: 'a', states: { a: { on: { go: { actions: raise({ type: 'on' }) }, on: 'b' } },
      b: { entry: raise({ type: 'on' }), on: { on: 'c' } }, c: { on: { go: 'a' } } }`,
    '// Passes through b.',
    "{ in: 'a', on: 'go', to: 'c' },",
    "{ in: 'a', on: 'on', to: 'c' },",
  ),
  parts(
    'states that lead to each other',
    `initial: 'a', states: { a: { on: { go: 'b' } }, b: { always: { guard: 'isOld', target: 'c' } },
      c: { always: { guard: 'isOld', target: 'b' } } }`,
    "{ in: 'a', on: 'go', when: ['not isOld', () => false], to: 'b' },",
  ),
  parts(
    'a state that is left at once if a condition holds',
    `initial: 'a', states: { a: { on: { go: 'b' } }, b: { always: [{ guard: 'isOld', target: 'c' }, { guard: 'isNew',
      target: 'a' }] }, c: {} }`,
    "{ in: 'a', on: 'go', when: ['isOld', () => true], to: 'c' },",
    "{ in: 'a', on: 'go', when: ['not isOld and isNew', () => false], to: 'a' },",
    "{ in: 'a', on: 'go', when: ['not isOld and not isNew', () => false], to: 'b' },",
  ),
  parts(
    'branches',
    `initial: 'a', on: { go: '.c' }, states: {
      a: { on: { go: [{ guard: 'isOld', target: 'b' }, { guard: { type: 'isNew' }, target: 'a' }] } },
      b: { on: { go: { guard: () => true, target: 'a' } } }, c: { on: { stay: { guard: and(['isOld']), target: 'a' } } } }`,
    '// TODO: the condition, from the context.',
    "{ in: 'a', on: 'go', when: ['isOld', () => true], to: 'b' },",
    "{ in: 'a', on: 'go', when: ['not isOld and isNew', () => false], to: 'a' },",
    "{ in: 'a', on: 'go', when: ['not isOld and not isNew', () => false], to: 'c' },",
    "{ in: 'b', on: 'go', when: ['the guard', () => true], to: 'a' },",
    '// TODO: the condition, from the context. "the guard" is that of m.c on stay.',
    "{ in: 'c', on: 'stay', when: ['the guard', () => true], to: 'a' },",
    "{ in: 'c', on: 'stay', when: ['not the guard', () => false], ignored: 'TODO: the reason' },",
  ),
  parts(
    'a history state',
    `initial: 'off', states: { off: { on: { turn: 'on.last' } }, on: { initial: 'low', on: { turn: 'off' },
      states: { low: { on: { up: 'high' } }, high: {}, last: { type: 'history' } } } }`,
    '// TODO: on.last is a history state. This is where it leads the first time.',
    "{ in: 'off', on: 'turn', to: 'on.low' },",
    "{ in: 'on', on: 'turn', to: 'off' },",
  ),
  steps(
    'wildcards',
    `initial: 'a', states: { a: { on: { 'form.*': 'b', 'form.send': 'c', '*': 'c' } }, b: { on: { 'form.*': 'a' } },
      c: { on: { any: 'a' } } }`,
    '// TODO: a type that "form.*" takes.',
    "'form.*': { type: 'form.any' },",
    '// TODO: a type that "*" takes.',
    "'*': { type: 'any.2' },",
    "{ in: 'a', on: 'form.*', to: 'b' },",
    "{ in: 'a', on: 'form.send', to: 'c' },",
    "{ in: 'a', on: ['*', 'any'], to: 'c' },",
    "{ in: 'b', on: ['form.*', 'form.send'], to: 'a' },",
  ),
  exported(
    'actors',
    `setup({ actors: { other: fromPromise(async () => 1) } }).createMachine({ id: 'm', initial: 'a', states: {
      a: { invoke: [
        { id: 'one', src: fromPromise(async () => 1), onDone: 'b', onError: 'b', onSnapshot: { actions: 'note' } },
        { src: 'other', onDone: 'b' } ] },
      b: { invoke: { src: fromPromise(async () => 1) }, on: { 'xstate.done.actor.child': 'a' } } } })`,
    '// TODO: what it publishes.',
    "'one publishes': published('one', { context: undefined }),",
    "'other is done': done('1.m.a'),",
    "'the actor of b fails': failed('0.m.b', new Error('no answer')),",
    "'child is done': done('child'),",
    "{ in: 'a', on: 'one is done', to: 'b' },",
    "{ in: 'a', on: 'one fails', to: 'b' },",
    "{ in: 'a', on: 'one publishes' },",
    "{ in: 'b', on: 'child is done', to: 'a' },",
    '// TODO: nothing handles this error.',
    "{ in: 'a', on: 'other fails', error: new Error('no answer') },",
  ),
  exported(
    'delays',
    `setup({ delays: { short: 10, long: ({ context }) => 20 } }).createMachine({ id: 'm', initial: 'a', states: {
      a: { after: { short: 'b', 1500: 'c' } }, b: { after: { long: 'c' } },
      c: { entry: raise({ type: 'tick' }, { delay: 'short' }), exit: sendTo(({ self }) => self, { type: 'late' },
        { delay: () => 1 }), on: { tick: 'a', late: 'a' } } } })`,
    "'short of a ends': after('short', 'a', 10),",
    "'1500 ms of a pass': after(1500, 'a', 1500),",
    '// TODO: the length, from context and time.',
    "'long of b ends': after('long', 'b', () => 0),",
    "'tick arrives': delayed('tick', 10),",
    "'late arrives': delayed('late', () => 0),",
    "{ in: 'c', on: ['tick', 'tick arrives'], to: 'a' },",
  ),
  steps('a machine without states', `on: { go: { target: undefined } }`, "starts: { begin: { in: '' } },"),
  parts(
    'a machine with one state',
    `on: { reset: { target: '.a', reenter: true } }, initial: 'a', states: { a: { on: { go: 'a' } } }`,
    "{ in: '', on: 'reset', to: 'a' },",
    "{ in: 'a', on: 'go', to: 'a' },",
  ),
  parts(
    'routes',
    `initial: 'a', states: { a: { id: 'first', route: {}, on: { go: 'b' } }, b: { id: 'second', route: { guard: 'isOld' } } }`,
    "'go to first': { type: 'xstate.route', to: '#first' },",
    "{ in: '', on: 'go to first', to: 'a' },",
    "{ in: '', on: 'go to second', when: ['isOld', () => true], to: 'b' },",
  ),
  file(
    'a default export without an id',
    `export default createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } } })`,
    "import m from './m.mjs'",
    'export const mTable = table({',
    '/** The table of m: what should happen, written by hand. Compare each row with what you expect, not with the machine. */',
  ),
  file(
    'an export whose name is a text',
    `const it = createMachine({ id: 'my gate', initial: 'a', states: { a: { on: { go: 'a' } } } })\nexport { it as "my gate" }`,
    "import { 'my gate' as myGate } from './m.mjs'",
    'export const myGateTable = table({',
    'machine: myGate,',
  ),
  file(
    'an export with the name of a function of the package',
    `export const table = createMachine({ initial: 'a', states: { a: {} } })`,
    "import { table as tableMachine } from './m.mjs'",
    'export const tableTable = table({',
  ),
  exported(
    'an input',
    `setup({}).createMachine({ id: 'm', context: ({ input }) => ({ of: input.of.length }), initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } } })`,
    '// TODO: the input, and the initial context that it leads to.',
    "begin: { input: () => ({}), in: 'a' },",
  ),
  exported(
    'an initial state that depends on the context',
    `createMachine({ context: { age: 3 }, initial: 'a', states: { a: { always: { guard: ({ context }) => context.age > 2,
      target: 'b' } }, b: { on: { go: 'b' } } } })`,
    '// TODO: compare the initial context, which is that of the machine, with what it should be.',
    "begin: { in: 'b', context: { age: 3 } },",
  ),
  exported(
    'an initial context with an actor and a text about one',
    `setup({ actors: { clerk: fromPromise(async () => 1) } }).createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b' } }, b: {} },
      context: ({ spawn }) => ({ clerk: spawn('clerk', { id: 'first' }), name: "actor('x')" }) })`,
    "import { actor, table } from 'xstate-walk'",
    text`begin: { in: 'a', context: { clerk: actor('first'), name: 'actor(\'x\')' } },`,
  ),
  {
    ...file('a file in TypeScript in another folder', `export const gateMachine = createMachine({ initial: 'a', states: { a: {} } })`),
    file: 'machines/gate.machine.ts',
    lines: ["import { gateMachine } from './machines/gate.machine.ts'", 'export const gateTable = table({'],
  },
]
