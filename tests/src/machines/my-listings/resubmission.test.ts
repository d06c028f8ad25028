/** Changing one's own listing and submitting it again. */
import { describe } from 'vitest'
import { resubmissionTable } from './resubmission.table.ts'
import { testWalk } from '../walked.ts'

describe('resubmission, path by path', () => testWalk(resubmissionTable))
