/** The prerelease of XState 6, which has other machines: they are refused in a sentence, until the package supports them. */
import { expect, it } from 'vitest'
import { createMachine } from 'xstate-next'
import type { Table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'

it('refuses a machine of XState 6', () => {
  const machine = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: { target: 'on' } } }, on: {} } })
  const lamp = { machine, starts: { begin: { in: 'off' } }, events: { press: { type: 'press' } }, rows: [] } as unknown as Table
  expect(() => walk(lamp)).toThrow('The machine "lamp" is not one of XState 5, which xstate-walk needs.')
})
