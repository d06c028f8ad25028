/** Random parallel machines with their tables, in which a region sometimes reads, changes or causes something in another one. */
import { assign, createMachine, raise, stateIn, type AnyStateMachine } from 'xstate'
import type { AnyRow, Table } from '../src/table/table.ts'

type Context = Readonly<Record<string, number>>
type Random = (below: number) => number

interface Step {
  readonly region: number
  readonly state: number
  readonly event: string
  readonly guard: { readonly field: string; readonly is: number } | { readonly region: number; readonly state: number } | null
  readonly to: number | null
  readonly change: { readonly field: string; readonly to: number | string } | null
  readonly raises: string | null
}

const regions = 3
const states = 3

/** A small generator of numbers, so that a seed repeats a machine. */
export function randomOf(seed: number): Random {
  let state = seed * 2_654_435_761 % 4_294_967_296
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** One state can be busy; most of what is not handled has a row that says so then. */
export function randomRegions(random: Random, hasBusy = false): Table {
  const steps = stepsOf(random)
  const isInner = random(3) === 0
  const machine = machineOf(steps, isInner, hasBusy)
  const events = new Set(steps.filter(({ event }) => event !== '').map(({ event }) => event))
  const start = Array.from({ length: regions }, (_, region) => `${isInner ? 'on.' : ''}r${region}.s0`).join(' and ')
  const samples = [...events, ...(isInner ? ['leave', 'come'] : [])].map((type) => [type, { type }])
  return {
    machine,
    starts: { begin: { in: isInner ? 'off' : start, context: { f0: 0, f1: 0, f2: 0 } } },
    events: Object.fromEntries(samples),
    rows: [
      ...steps.filter(({ event }) => event !== '').map((step) => rowOf(step, isInner)),
      ...(isInner ? [{ in: 'off', on: 'come', to: start }, { in: 'on', on: 'leave', to: 'off' }] : []),
      ...(hasBusy ? ignoredRows([...events], steps, isInner).filter(() => random(12) > 0) : []),
    ],
    ...(hasBusy && { tags: { busy: `${isInner ? 'on.' : ''}r0.s1` } }),
  } as unknown as Table
}

function ignoredRows(events: readonly string[], steps: readonly Step[], isInner: boolean): object[] {
  const parts = events.flatMap((event) => Array.from({ length: states }, (_, state) => ({ event, region: Number(event[1]), state })))
  const isFree = (part: (typeof parts)[number]) =>
    !steps.some((step) => step.event === part.event && step.region === part.region && step.state === part.state)
  return [
    ...parts.filter(isFree).map(({ event, region, state }) =>
      ({ in: `${isInner ? 'on.' : ''}r${region}.s${state}`, on: event, ignored: 'It does not matter.' })),
    ...(isInner ? [{ in: 'on', on: 'come', ignored: 'It is on.' }] : []),
  ]
}

function stepsOf(random: Random): Step[] {
  const crossing = random(4) === 0 ? -1 : random(regions * states)
  return Array.from({ length: regions * states }, (_, index): Step[] => {
    const [region, state] = [Math.floor(index / states), index % states]
    const other = (region + 1 + random(regions - 1)) % regions
    const kind = index === crossing ? random(7) : -1
    const [own, others] = [`f${region}`, `f${other}`]
    const guard = kind === 0 ? { field: others, is: random(2) } : kind === 1 ? { region: other, state: random(states) }
      : random(4) === 0 ? { field: own, is: random(2) } : null
    const change = kind === 2 ? { field: others, to: random(3) } : kind === 3 ? { field: own, to: others }
      : random(2) === 0 ? { field: own, to: random(3) } : null
    const event = `e${region}.${random(3)}`
    const raises = kind === 4 ? `e${other}.${random(3)}` : null
    const first = { region, state, event, guard, to: random(5) === 0 ? null : random(states), change, raises }
    const more = kind === 5 ? [{ ...first, event: `e${other}.0`, guard: null, change: null }]
      : kind === 6 ? [{ ...first, event: '', guard: { field: others, is: 2 }, to: (state + 1) % states, change: null, raises: null }] : []
    return [first, ...more]
  }).flat()
}

function machineOf(steps: readonly Step[], isInner: boolean, hasBusy: boolean): AnyStateMachine {
  const stateOf = (region: number, state: number) => {
    const own = steps.filter((each) => each.region === region && each.state === state)
    const on = Object.fromEntries(own.filter(({ event }) => event !== '').map((step) => [step.event, transitionOf(step, isInner)]))
    const tags = hasBusy && region === 0 && state === 1 ? { tags: 'busy' } : {}
    return { on, ...tags, always: own.filter(({ event }) => event === '').map((step) => transitionOf(step, isInner)) }
  }
  const all = Object.fromEntries(Array.from({ length: regions }, (_, region) => [
    `r${region}`,
    { initial: 's0', states: Object.fromEntries(Array.from({ length: states }, (__, state) => [`s${state}`, stateOf(region, state)])) },
  ]))
  const parallel = { type: 'parallel', states: all }
  const inner = { initial: 'off', states: { off: { on: { come: 'on' } }, on: { ...parallel, on: { leave: 'off' } } } }
  const config = { id: 'random', context: { f0: 0, f1: 0, f2: 0 }, ...(isInner ? inner : parallel) }
  return createMachine(config as never) as unknown as AnyStateMachine
}

function transitionOf({ guard, to, change, raises }: Step, isInner: boolean): object {
  const value = (region: number, state: number) => (isInner ? { on: { [`r${region}`]: `s${state}` } } : { [`r${region}`]: `s${state}` })
  return {
    ...(to === null ? {} : { target: `s${to}` }),
    ...(guard && { guard: 'field' in guard ? ({ context }: { context: Context }) => context[guard.field] === guard.is
      : stateIn(value(guard.region, guard.state)) }),
    actions: [
      ...(change ? [assign({ [change.field]: ({ context }: { context: Context }) => changed(change.to, context) } as never)] : []),
      ...(raises === null ? [] : [raise({ type: raises } as never)]),
    ],
  }
}

/** A row knows the guards and changes of its own field only. */
function rowOf({ region, state, event, guard, to, change }: Step, isInner: boolean): AnyRow {
  const within = isInner ? 'on.' : ''
  const own = guard && 'field' in guard && guard.field === `f${region}` ? guard : null
  return {
    in: `${within}r${region}.s${state}`,
    on: event,
    ...(own && { when: ['it holds', (context: Context) => context[own.field] === own.is] }),
    ...(to === null ? {} : { to: `${within}r${region}.s${to}` }),
    ...(change?.field === `f${region}` && { changes: (context: Context) => ({ [change.field]: changed(change.to, context) }) }),
  } as unknown as AnyRow
}

function changed(to: number | string, context: Readonly<Record<string, number>>): number {
  return typeof to === 'number' ? to : (context[to] ?? 0)
}
