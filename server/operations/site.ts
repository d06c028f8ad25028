/** The data that the web app reads when it starts. */
import { allOffers, type Offer } from '../../domain/offers.ts'
import type { Dependencies } from './dependencies.ts'
import { servedAsFile, type Handlers } from './handler.ts'

/** The operations of the tag `site`. */
export function siteOperations({ installation }: Dependencies) {
  return {
    listCities: servedAsFile,
    getConfiguration: () => ({ status: 200, body: siteConfiguration(installation) }),
  } as const satisfies Partial<Handlers>
}

/** The configuration that the web app gets. */
export function siteConfiguration(installation: Dependencies['installation']) {
  return { ...installation, offers: Object.keys(allOffers) as Offer[] }
}
