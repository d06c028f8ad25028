/** The machine of the form that edits one's own listing. */
import { describe } from 'vitest'
import { resubmissionTable } from './resubmission.table.ts'
import { testWalk } from '../walked.ts'

describe('resubmission, path by path', () => testWalk(resubmissionTable))
