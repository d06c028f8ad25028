/** Runs every path of a list and its filter in a browser. */
import { testJourney } from 'xstate-walk/playwright'
import { test as visitor } from '../support/sites/visitor.ts'
import { listJourney, type ListWorld } from './filter-and-list.journey.ts'

const test = visitor.extend<{ world: ListWorld }>({
  world: async ({ page, site, db, expectConsole, visit }, provide) => {
    await visit('/volunteer')
    await provide({ page, site, db, expectConsole })
  },
})

testJourney(test, listJourney)
