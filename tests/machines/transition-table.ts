/** Holds a machine against a table that is written by hand: state, event, next state, and what its provider has to do. */
import { expect, it } from 'vitest'
import { transition, type AnyMachineSnapshot, type AnyStateMachine, type EventObject, type StateValue } from 'xstate'
import { getStateNodes } from 'xstate/graph'

export interface Row<Context> {
  readonly in: StateValue
  /** What the guards read, where it is not as in the table's own context. */
  readonly with?: Partial<Context>
  readonly on: EventObject & Readonly<Record<string, unknown>>
  /** The state after it. */
  readonly to: StateValue
  /** The provided actions that are called, in order. */
  readonly calls?: readonly string[]
  /** What the context holds then. */
  readonly holds?: Partial<Context>
}

/** A test for each row, and one that says which transitions of the machine have none. */
export function testTransitions<Context extends object>(
  machine: AnyStateMachine,
  context: Context,
  rows: readonly Row<Context>[],
): void {
  const before = (row: Row<Context>): AnyMachineSnapshot =>
    machine.resolveState({ value: row.in, context: { ...context, ...row.with } })

  it.each(rows.map((row, place) => ({ ...row, name: `${place + 1}. ${said(row.in)} on ${row.on.type} to ${said(row.to)}` })))(
    'goes by row $name',
    (row) => {
      const [after, actions] = transition(machine, before(row), row.on)
      const calls = actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'))
      expect({ state: after.value, calls }).toEqual({ state: row.to, calls: row.calls ?? [] })
      expect(after.context).toMatchObject(row.holds ?? {})
    },
  )

  it('has no transition beyond the table', () => {
    const taken = new Set(rows.flatMap((row) => machine.getTransitionData(before(row), row.on)))
    const all = [machine.root, ...getStateNodes(machine.root)].flatMap((node) => [...node.transitions.values()].flat())
    expect(all.filter((each) => !taken.has(each)).map(({ source, eventType }) => `${source.id} on ${eventType}`)).toEqual([])
  })
}

/** What an invoked promise sends when it is kept. */
export const done = (actor: string, output?: unknown) => ({ type: `xstate.done.actor.${actor}`, actorId: actor, output })

/** What an invoked promise sends when it is broken. */
export const failed = (actor: string, error: unknown) => ({ type: `xstate.error.actor.${actor}`, actorId: actor, error })

function said(value: StateValue): string {
  return JSON.stringify(value).replaceAll('"', '')
}
