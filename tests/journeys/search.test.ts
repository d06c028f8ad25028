/** Runs every path of a search in a browser. */
import { testJourney } from 'xstate-walk/playwright'
import { test as visitor } from '../support/sites/visitor.ts'
import { searchJourney, type SearchWorld } from './search.journey.ts'

const test = visitor.extend<{ world: SearchWorld }>({
  world: async ({ page, site, db, visit }, provide) => {
    await visit('/search')
    await provide({ page, site, db })
  },
})

testJourney(test, searchJourney)
