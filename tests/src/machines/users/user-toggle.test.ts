/** The machine of the toggle of a user. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { userToggleTable } from './user-toggle.table.ts'

describe('user-toggle, path by path', () => testWalk(userToggleTable))
