/** The table that all choices share that the server keeps: the expected result of each event in each state. */
import { done, failed } from 'xstate-walk'
import { unreachable } from '../failures.ts'

interface KeptChoiceSample<Value> {
  /** What the server has. */
  readonly kept: Value
  readonly chosen: Value
  /** What is chosen instead of it. */
  readonly other: Value
}

const { failure } = unreachable
const choosable = ['ready', 'saved', 'failed', 'saving']

export function keptChoicePart<const Value extends string>({ kept, chosen, other }: KeptChoiceSample<Value>) {
  const none = { kept: null, chosen: null, failure: null } as const
  return {
    start: { in: 'reading', context: none, invokes: [['readChoice']] },
    events: {
      'it is read': done('readChoice', kept),
      'it cannot be read': failed('readChoice', unreachable),
      'try again': { type: 'choice.retry' },
      'choose one': { type: 'value.choose', value: chosen },
      'choose another': { type: 'value.choose', value: other },
      'it is saved': done('saveChoice', chosen),
      'it cannot be saved': failed('saveChoice', unreachable),
    },
    tags: { reading: 'reading', lost: 'lost', saving: 'saving', saved: 'saved', failed: 'failed' },
    rows: [
      { in: 'reading', on: 'it is read', to: 'ready', changes: { kept, chosen: null, failure: null } },
      { in: 'reading', on: 'it cannot be read', to: 'lost', changes: { chosen: null, failure } },
      { in: 'lost', on: 'try again', to: 'reading', invokes: [['readChoice']] },
      { in: ['reading', ...choosable], on: 'try again', ignored: 'Nothing is missing.' },
      { in: choosable, on: 'choose one', to: 'saving', changes: { chosen }, invokes: [['saveChoice', chosen]] },
      { in: choosable, on: 'choose another', to: 'saving', changes: { chosen: other }, invokes: [['saveChoice', other]] },
      { in: ['reading', 'lost'], on: ['choose one', 'choose another'], ignored: 'There is nothing to choose from yet.' },
      { in: 'saving', on: 'it is saved', to: 'saved', changes: { kept: chosen, chosen: null, failure: null } },
      { in: 'saving', on: 'it cannot be saved', to: 'failed', changes: { chosen: null, failure } },
    ],
    paths: 31,
  } as const
}
