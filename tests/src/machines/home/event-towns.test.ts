/** The machine of the towns with the most events. */
import { describe } from 'vitest'
import { eventTownsTable } from './event-towns.table.ts'
import { testWalk } from '../walked.ts'

describe('the towns with the most events, path by path', () => testWalk(eventTownsTable))
