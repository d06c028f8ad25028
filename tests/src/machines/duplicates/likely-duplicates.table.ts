/** The table of likely duplicates. */
import { after, done, failed, table } from 'xstate-walk'
import type { SoughtDuplicates } from '../../../../domain/listing/sought-duplicates.ts'
import { likelyDuplicatesMachine, pauseMs, type LikelyDuplicatesContext } from '../../../../src/machines/duplicates/likely-duplicates.ts'
import { unreachable } from '../failures.ts'
import { sameSwap, swap, swapOnDay } from './seed-swaps.ts'

const asked = (sought: SoughtDuplicates) => [['findDuplicates', sought]] as const

const samples = { 'write the title': swap, 'choose a day': swapOnDay }
const isOther = (wanted: SoughtDuplicates) => ({ sought }: LikelyDuplicatesContext) => sought?.startDate !== wanted.startDate

export const likelyDuplicatesTable = table({
  machine: likelyDuplicatesMachine,
  starts: {
    'open an empty form': { input: () => ({ sought: null }), in: 'empty', context: { sought: null, found: [] } },
    'open a card': { input: () => ({ sought: swap }), in: 'searching', context: { sought: swap, found: [] }, invokes: asked(swap) },
  },
  events: {
    'write the title': { type: 'listing.change', sought: swap },
    'choose a day': { type: 'listing.change', sought: swapOnDay },
    'empty the title': { type: 'listing.change', sought: null },
    'the list is read again': { type: 'list.refresh' },
    'nobody types for a while': after('pause', 'waiting', pauseMs),
    'one is found': done('findDuplicates', [sameSwap]),
    'the server does not answer': failed('findDuplicates', unreachable),
  },
  tags: { busy: ['waiting', 'searching'] },
  rows: [
    ...Object.entries(samples).flatMap(([on, sought]) => [
      ...[{ in: ['empty', 'searching', 'answered'] }, { in: 'waiting', restarts: 'nobody types for a while' }].map((row) => (
        { ...row, on, when: ['it is another listing', isOther(sought)] as const, to: 'waiting', changes: { sought } })),
      {
        in: ['waiting', 'searching', 'answered'], on,
        when: ['it is this listing', (context: LikelyDuplicatesContext) => !isOther(sought)(context)] as const,
        ignored: 'It is asked for already.',
      },
    ]),
    { in: ['waiting', 'searching', 'answered'], on: 'empty the title', to: 'empty', changes: { sought: null, found: [] } },
    { in: 'empty', on: 'empty the title', ignored: 'It is empty already.' },
    {
      in: 'waiting', on: 'nobody types for a while', to: 'searching',
      invokes: ({ sought }) => (sought ? asked(sought) : []),
    },
    {
      in: 'answered', on: 'the list is read again', when: ['one was found', ({ found }) => found.length > 0], to: 'searching',
      invokes: ({ sought }) => (sought ? asked(sought) : []),
    },
    {
      in: 'answered', on: 'the list is read again', when: ['none was found', ({ found }) => found.length === 0],
      ignored: 'What is decided on makes no duplicates.',
    },
    { in: ['empty', 'waiting', 'searching'], on: 'the list is read again', ignored: 'It is asked for in time, or says too little.' },
    { in: 'searching', on: 'one is found', to: 'answered', changes: { found: [sameSwap] } },
    { in: 'searching', on: 'the server does not answer', to: 'answered', changes: { found: [] } },
  ],
  always: { 'empty has found nothing': ['empty', ({ found }) => found.length === 0] },
  paths: 42,
})
