/** The machine of the toggle of a user. */
import { describe } from 'vitest'
import { userToggleTable } from './user-toggle.table.ts'
import { testWalk } from '../walked.ts'

describe('user-toggle, path by path', () => testWalk(userToggleTable))
