/** Runs every path of the events screen in a browser. */
import { testJourney } from 'xstate-walk/playwright'
import { test as visitor } from '../support/sites/visitor.ts'
import { eventsJourney, type EventsWorld } from './events-screen.journey.ts'

const test = visitor.extend<{ world: EventsWorld }>({
  world: async ({ page, site, db, expectConsole, anotherVisitor, visit }, provide) => {
    await visit('/events')
    await provide({ page, site, db, expectConsole, anotherVisitor })
  },
})

testJourney(test, eventsJourney)
