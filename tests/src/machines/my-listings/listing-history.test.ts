/** The machine of the history of an own listing. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { listingHistoryTable } from './listing-history.table.ts'

describe('listing-history, path by path', () => testWalk(listingHistoryTable))
