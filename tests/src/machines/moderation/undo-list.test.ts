/** The machine of the decisions that can be undone. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { undoListTable } from './undo-list.table.ts'

describe('undo-list, path by path', () => testWalk(undoListTable))
