/** The machine of My listings. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { ownListingsTable } from './own-listings.table.ts'

describe('own-listings, path by path', () => testWalk(ownListingsTable))
