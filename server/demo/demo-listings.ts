/** All demo listings. */
import type { DemoListing } from './demo-listing.ts'
import { cleanupEvents } from './cleanup-events.ts'
import { communityVolunteering } from './community-volunteering.ts'
import { cultureEvents } from './culture-events.ts'
import { everydayShops } from './everyday-shops.ts'
import { forestEvents } from './forest-events.ts'
import { gardenEvents } from './garden-events.ts'
import { islandDining } from './island-dining.ts'
import { natureVolunteering } from './nature-volunteering.ts'
import { secondLifeShops } from './second-life-shops.ts'
import { townDining } from './town-dining.ts'
import { wildlifeEvents } from './wildlife-events.ts'
import { workshopEvents } from './workshop-events.ts'

export const demoListings: readonly DemoListing[] = [
  ...cleanupEvents,
  ...forestEvents,
  ...gardenEvents,
  ...workshopEvents,
  ...cultureEvents,
  ...wildlifeEvents,
  ...natureVolunteering,
  ...communityVolunteering,
  ...everydayShops,
  ...secondLifeShops,
  ...townDining,
  ...islandDining,
]
