/** The machine of the form that edits one's own listing. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { resubmissionTable } from './resubmission.table.ts'

describe('resubmission, path by path', () => testWalk(resubmissionTable))
