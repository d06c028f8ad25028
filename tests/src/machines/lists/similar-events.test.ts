/** The machine of the events that an opened event that is over leads to. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { similarEventsTable } from './similar-events.table.ts'

describe('the events that an event that is over leads to, path by path', () => testWalk(similarEventsTable))
