/** History states. */
import { describe } from 'vitest'
import { setup, type AnyStateMachine } from 'xstate'
import { table } from '../src/table/table.ts'
import { testTable, withoutRow, withRow } from './test-table.ts'

function player(history: 'shallow' | 'deep'): AnyStateMachine {
  return setup({}).createMachine({
    id: 'player',
    initial: 'off',
    states: {
      off: { on: { 'power.press': 'on.again' } },
      on: {
        initial: 'radio',
        on: { 'power.press': 'off' },
        states: {
          radio: {
            initial: 'fm',
            on: { 'source.press': 'disc' },
            states: { fm: { on: { 'band.press': 'am' } }, am: { on: { 'band.press': 'fm' } } },
          },
          disc: { on: { 'source.press': 'radio' } },
          again: { type: 'history', history, target: 'disc' },
        },
      },
    },
  }) as unknown as AnyStateMachine
}

/** `returnsTo` is the state after switching on, by the state in which it was switched off. */
function playerTable(history: 'shallow' | 'deep', returnsTo: (left: string | undefined) => string) {
  return table({
    machine: player(history),
    starts: { 'buy it': { in: 'off' } },
    events: { 'press power': { type: 'power.press' }, 'press source': { type: 'source.press' }, 'press band': { type: 'band.press' } },
    rows: [
      { in: 'off', on: 'press power', to: (_: unknown, before) => returnsTo(before.history['on.again']) },
      { in: 'on', on: 'press power', to: 'off' },
      { in: 'on.radio', on: 'press source', to: 'on.disc' },
      { in: 'on.disc', on: 'press source', to: 'on.radio.fm' },
      { in: 'on.radio.fm', on: 'press band', to: 'on.radio.am' },
      { in: 'on.radio.am', on: 'press band', to: 'on.radio.fm' },
    ],
    equivalent: { 'player.on starts in disc': 'It is only entered through its history.' },
  })
}

describe('a deep history', () => {
  const deep = playerTable('deep', (left) => left ?? 'on.disc')
  testTable('a player', deep, [
    ['always the default', withRow(deep, 0, { to: 'on.disc' }), /The state is on\.radio\.(fm|am), the table says on\.disc\./],
    ['always the initial child', withRow(deep, 0, { to: 'on.radio.fm' }), 'The state is on.disc, the table says on.radio.fm.'],
    [
      'a shallow history',
      withRow(deep, 0, {
        to: (_: unknown, { history }: { history: Record<string, string> }) => (history['on.again'] ?? 'on.disc').replace('.am', '.fm'),
      }),
      'The state is on.radio.am, the table says on.radio.fm.',
    ],
    [
      'an unreachable history that is reached',
      { unreachable: { 'on.again': 'no' } },
      '"on.again" is named as unreachable, but is no state that is active, transition or outcome of a guard.',
    ],
    ['no row for power', withoutRow(deep, 0), 'The machine handles "press power" in off, but the table has no row for it.'],
  ])
})

describe('a shallow history', () => {
  const shallow = playerTable('shallow', (left) => (left === 'on.radio' ? 'on.radio.fm' : 'on.disc'))
  testTable('a player', shallow, [
    ['always the default', withRow(shallow, 0, { to: 'on.disc' }), 'The state is on.radio.fm, the table says on.disc.'],
    ['always the initial child', withRow(shallow, 0, { to: 'on.radio.fm' }), 'The state is on.disc, the table says on.radio.fm.'],
    [
      'another default',
      withRow(shallow, 0, {
        to: (_: unknown, { history }: { history: Record<string, string> }) =>
          history['on.again'] === 'on.disc' ? 'on.disc' : 'on.radio.fm',
      }),
      'The state is on.disc, the table says on.radio.fm.',
    ],
  ])
})
