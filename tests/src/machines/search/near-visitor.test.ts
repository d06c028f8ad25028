/** The machine of what is near the visitor. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { nearVisitorTable } from './near-visitor.table.ts'

describe('what is near the visitor, path by path', () => testWalk(nearVisitorTable))
