/** The machine of a decision that can be undone. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { undoTable } from './undo.table.ts'

describe('undo, path by path', () => testWalk(undoTable))
