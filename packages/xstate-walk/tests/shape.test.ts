/** Tables that do not have the form of one, which TypeScript refuses: in JavaScript they must not pass in silence. */
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { table } from '../src/table/table.ts'
import { explore } from '../src/walk/explore.ts'
import { kettleTable } from './kettle.ts'
import { testTable, withEvents, withRow } from './test-table.ts'

const start = (change: object) => ({ starts: { 'buy a kettle': { in: 'empty', context: { cups: 0 }, ...change } } }) as never
const first = 'the row for fill it in empty'

describe('a table in JavaScript', () => {
  testTable('a kettle', kettleTable, [
    ['a misspelt key', { ommited: {} } as never, 'The table has the unknown key "ommited". Did you mean "omitted"?'],
    ['two letters of a key exchanged', { alwyas: {} } as never, 'the unknown key "alwyas". Did you mean "always"?'],
    ['a key in another case', { busytag: 'busy' } as never, 'the unknown key "busytag". Did you mean "busyTag"?'],
    ['a misspelt key of a row', withRow(kettleTable, 2, { chagnes: {} } as never),
      'The row for the water comes in filling has the unknown key "chagnes". Did you mean "changes"?'],
    ['a misspelt key of a start', start({ invoke: [] }), 'The start "buy a kettle" has the unknown key "invoke". Did you mean "invokes"?'],
    ['a misspelt key of an invocation', withRow(kettleTable, 0, { invokes: [['fill', { cups: 2 }, { systemID: 'tap' }]] }),
      `Invocation 1 of ${first} has the unknown key "systemID". Did you mean "systemId"?`],
    ['a misspelt key of an actor around it', { system: { tap: { contxt: {} } as never } },
      'The actor "tap" of `system` has the unknown key "contxt". Did you mean "context"?'],
    ['no start', { starts: {} }, /^kettle:\n {2}The table has no start in `starts`\.$/],
    ['no rows', { rows: undefined }, 'The table has no `rows`.'],
    ['a row without events', withRow(kettleTable, 0, { on: undefined }), 'Row 1 has no `on`.'],
    ['a row that is none', { rows: [null as never] }, 'Row 1 is null, not an object.'],
    ['several states in `to`', withRow(kettleTable, 0, { to: ['left.on', 'right.on'] }),
      `\`to\` of ${first} is a list, not a text or a function. For states of several regions write "left.on and right.on".`],
    ['several states in a start', start({ in: ['left.on', 'right.on'] }), 'For states of several regions write "left.on and right.on".'],
    ['a condition without its description', withRow(kettleTable, 0, { when: () => true }),
      `\`when\` of ${first} is a function, not a list of a description and a function.`],
    ['a call without its list', withRow(kettleTable, 0, { calls: ['ring'] }),
      `Call 1 of ${first} is "ring", not a list of a name and parameters.`],
    ['an invocation without its list', withRow(kettleTable, 0, { invokes: ['fill'] }), `Invocation 1 of ${first} is a text, not a list of`],
    ['an empty reason', withRow(kettleTable, 1, { ignored: '' }), 'is empty, not a reason.'],
    ['no reason', { omitted: { tea: true } as never }, '"tea" in `omitted` of the table is true, not a reason.'],
    ['an empty reason of a state', { unreachable: { hot: '' } }, '"hot" in `unreachable` of the table is empty, not a reason.'],
    ['no reasons', { unreachable: 'hot' as never }, '`unreachable` of the table is a text, not an object of reasons.'],
    ['a fault that there is not', { equivalent: { 'kettle.empty is removed': 'no' } },
      '"kettle.empty is removed" is named as equivalent, but is no fault that can be planted.'],
    ['an event without a type', withEvents(kettleTable, { tea: { typ: 'tea' } }), 'The event "tea" is no object with a `type`.'],
    ['a tag of no state', { tags: { busy: true } as never }, 'The tag "busy" has true, not a state or a list of states.'],
  ])
})

it('takes a table of a parallel machine whose states are written as one', () => {
  const region = { initial: 'x', states: { x: { on: { go: 'y' } }, y: { type: 'final' } } } as const
  const pair = table({
    machine: createMachine({ id: 'pair', type: 'parallel', states: { left: region, right: region } }),
    starts: { begin: { in: 'left.x and right.x' } },
    events: { go: { type: 'go' } },
    rows: [{ in: 'left.x and right.x', on: 'go', to: 'left.y and right.y' }],
  })
  expect(explore(pair as never).failures).toEqual([])
})
