/** The machine of My listings. */
import { describe } from 'vitest'
import { ownListingsTable } from './own-listings.table.ts'
import { testWalk } from '../walked.ts'

describe('own-listings, path by path', () => testWalk(ownListingsTable))
