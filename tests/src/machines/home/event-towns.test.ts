/** The machine of the towns with the most events. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { eventTownsTable } from './event-towns.table.ts'

describe('the towns with the most events, path by path', () => testWalk(eventTownsTable))
