/** Random configurations of machines without guards, actions and actors. */
import fc from 'fast-check'

interface Shape {
  readonly type: 'atomic' | 'final' | 'compound' | 'parallel'
  readonly children: readonly Shape[]
}

/** Numbers that choose among what the machine has. */
type Choices = readonly number[]

interface State {
  readonly id: string
  readonly on: Readonly<Record<string, unknown>>
  readonly [key: string]: unknown
}

const events = ['go', 'stop', 'turn', 'turn.left', 'turn.*']

const leaf = fc.constantFrom<Shape['type']>('atomic', 'atomic', 'final').map((type): Shape => ({ type, children: [] }))
const parent = (child: fc.Arbitrary<Shape>) =>
  fc
    .record({
      type: fc.constantFrom<Shape['type']>('compound', 'compound', 'parallel'),
      children: fc.array(child, { minLength: 2, maxLength: 3 }),
    })
    .map((given): Shape => (given.type === 'parallel' ? withoutFinalRegions(given) : given))
const shape = fc.oneof(leaf, parent(leaf), parent(fc.oneof(leaf, parent(leaf))))
const root = fc.record({ type: fc.constant<Shape['type']>('compound'), children: fc.array(shape, { minLength: 2, maxLength: 4 }) })

function withoutFinalRegions(parallel: Shape): Shape {
  return { ...parallel, children: parallel.children.filter(({ type }) => type !== 'final') }
}

/** The config of a machine; states have the ids 0, 0-0, 0-1 and so on. */
export const randomMachine = fc
  .tuple(root, fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 }))
  .map(([tree, choices]) => stateOf(tree, '0', ids(tree, '0').slice(1), chooser(choices)))

function ids({ children }: Shape, id: string): string[] {
  return [id, ...children.flatMap((child, index) => ids(child, `${id}-${index}`))]
}

function chooser(choices: Choices): (count: number) => number {
  let used = 0
  return (count) => (choices[(used += 1) % choices.length] ?? 0) % count
}

function stateOf({ type, children }: Shape, id: string, targets: readonly string[], choose: (count: number) => number): State {
  const transition = () => ({ target: `#${targets[choose(targets.length)]}`, ...(choose(4) === 0 ? { reenter: true } : {}) })
  const chosen = type === 'final' ? [] : events.filter(() => choose(4) === 0)
  const isParent = children.length > 0
  return {
    id,
    // An event without a transition is hidden from the parents.
    on: Object.fromEntries(chosen.map((event) => [event, choose(6) === 0 ? {} : transition()])),
    ...(type === 'compound' || children.length === 0 ? {} : { type }),
    ...(type === 'final' ? { type } : {}),
    ...(isParent && choose(2) === 0 ? { onDone: transition() } : {}),
    ...(type !== 'final' && choose(6) === 0 ? { after: { 100: transition() } } : {}),
    ...(isParent
      ? {
          ...(type === 'compound' ? { initial: 's0' } : {}),
          states: Object.fromEntries(children.map((child, index) => [`s${index}`, stateOf(child, `${id}-${index}`, targets, choose)])),
        }
      : {}),
  }
}
