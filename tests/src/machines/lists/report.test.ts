/** The machine of the form that reports a listing. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { reportTable } from './report.table.ts'

describe('report, path by path', () => testWalk(reportTable))
