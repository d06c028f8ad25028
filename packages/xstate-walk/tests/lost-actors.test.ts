/** Actors that a machine loses: it cannot stop them any more, or holds them although they do not run. */
import { describe } from 'vitest'
import { assign, fromCallback, sendTo, setup, spawnChild, stopChild, type AnyActorRef } from 'xstate'
import { actor, table } from '../src/table/table.ts'
import { testTable } from './test-table.ts'

const actors = { watch: fromCallback(() => {}) }
const omitted = { 'xstate.error.actor.watch': 'Nobody fails.' }

describe('an actor that is held nowhere', () => {
  const guard = (isStoppedByFlood: boolean) => setup({ actors }).createMachine({
    id: 'guard',
    initial: 'day',
    states: {
      day: { on: { fall: { target: 'night', actions: spawnChild('watch', { id: 'watch' }) } } },
      night: {
        on: {
          rise: { target: 'day', actions: stopChild('watch') },
          flood: { target: 'flooded', actions: isStoppedByFlood ? stopChild('watch') : [] },
        },
      },
      flooded: { on: { drain: 'dry' } },
      dry: { on: { flood: 'flooded' } },
    },
  })
  const guardTable = (isStoppedByFlood: boolean) => table({
    machine: guard(isStoppedByFlood),
    starts: { begin: { in: 'day' } },
    events: {
      'night falls': { type: 'fall' }, 'the sun rises': { type: 'rise' }, 'it floods': { type: 'flood' }, 'it drains': { type: 'drain' },
    },
    omitted,
    rows: [
      { in: 'day', on: 'night falls', to: 'night', invokes: [['watch']] },
      { in: 'night', on: 'the sun rises', to: 'day', calls: [['stop', 'watch']] },
      { in: 'night', on: 'it floods', to: 'flooded', calls: isStoppedByFlood ? [['stop', 'watch']] : [] },
      { in: 'flooded', on: 'it drains', to: 'dry' },
      { in: 'dry', on: 'it floods', to: 'flooded' },
    ],
  })

  testTable('a guard that is stopped on both branches', guardTable(true), [[
    'a branch on which it never is',
    guardTable(false) as never,
    'In flooded the actor "watch" runs, which is stopped on other ways, and on none from here on.',
  ]])
})

describe('an actor in the context', () => {
  interface Spawner {
    readonly spawn: (name: string, options: object) => AnyActorRef
  }

  type Change = 'replaces' | 'stops' | 'renews'
  const post = (change: Change, isAskedAfterwards: boolean) => setup({
    types: { context: {} as { watch: AnyActorRef } },
    actors,
  }).createMachine({
    id: 'post',
    context: ({ spawn }: Spawner) => ({ watch: spawn('watch', { id: 'watch' }) }),
    initial: 'manned',
    states: {
      manned: {
        on: {
          ask: { actions: sendTo(({ context }) => context.watch, { type: 'question' }) },
          change: {
            target: 'changed',
            actions: [
              stopChild('watch'),
              ...(change === 'replaces' ? [spawnChild('watch', { id: 'watch' })] : []),
              ...(change === 'renews' ? [assign({ watch: ({ spawn }) => spawn('watch', { id: 'watch' }) })] : []),
            ],
          },
        },
      },
      changed: { on: { ask: { actions: isAskedAfterwards ? sendTo(({ context }) => context.watch, { type: 'question' }) : 'note' } } },
    },
  } as never)
  const postTable = (change: Change, isAskedAfterwards: boolean) => table({
    machine: post(change, isAskedAfterwards).provide({ actions: { note: () => {} } } as never) as never,
    starts: { begin: { in: 'manned', context: { watch: actor('watch') }, invokes: [['watch']] } },
    events: { 'ask it': { type: 'ask' }, 'change it': { type: 'change' } } as never,
    omitted,
    rows: [
      { in: 'manned', on: 'ask it', calls: [['to watch', { type: 'question' }]] },
      {
        in: 'manned', on: 'change it', to: 'changed', calls: [['stop', 'watch']],
        invokes: change === 'stops' ? [] : [['watch']], changes: { watch: actor('watch') } as never,
      },
      { in: 'changed', on: 'ask it', calls: [isAskedAfterwards ? ['to watch', { type: 'question' }] : ['note']] },
    ],
  } as never)

  testTable('a post that is renewed', postTable('renews', true), [
    ['another one with its id', postTable('replaces', false) as never,
      'In changed the context holds an actor "watch" that does not run: another one with its id runs instead.'],
    ['a question after its stop', postTable('stops', true) as never, 'The machine sends to the actor "watch", which it stopped before.'],
  ])
  testTable('a post that is left', postTable('stops', false), [])
})
