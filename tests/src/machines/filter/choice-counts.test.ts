/** The machine of the counts of a filter and of its choices. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { choiceCountsMachine } from '../../../../src/machines/filter/choice-counts.ts'
import { choiceCountsTable } from './choice-counts.table.ts'
import { testTags } from '../tags.ts'

describe('choice counts, path by path', () => testWalk(choiceCountsTable))

describe('choice counts', () => {
  testTags(choiceCountsMachine, { filter: null, today: '', counts: null }, [
    ['hidden', []],
    ['waiting', ['busy']],
    ['counting', ['busy']],
    ['counted', []],
    ['uncounted', []],
  ])
})
