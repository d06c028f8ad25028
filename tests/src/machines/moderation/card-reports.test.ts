/** The machine of the open reports of a listing in Manage Posts. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { cardReportsTable } from './card-reports.table.ts'

describe('card-reports, path by path', () => testWalk(cardReportsTable))
