/** The machine of what a lost connection left behind. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { offlineTable } from './offline.table.ts'

describe('what a lost connection left behind, path by path', () => testWalk(offlineTable))
