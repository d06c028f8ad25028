/** The machine of which listings colleagues read. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { colleaguesTable } from './colleagues.table.ts'

describe('colleagues, path by path', () => testWalk(colleaguesTable))
