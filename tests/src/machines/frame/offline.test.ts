/** The machine of the notice that copies are shown. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { offlineTable } from './offline.table.ts'

describe('the notice that copies are shown, path by path', () => testWalk(offlineTable))
