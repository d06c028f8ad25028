/** The data that the web app reads when it starts. */
import { allOffers, type Offer } from '../../domain/offers.ts'
import type { Dependencies } from './dependencies.ts'
import { servedAsFile, type Handlers } from './handler.ts'

/** The operations of the tag `site`. */
export function siteOperations({ installation, secondFactors }: Dependencies) {
  return {
    listCities: servedAsFile,
    getConfiguration: () => ({ status: 200, body: siteConfiguration(installation, secondFactors !== null) }),
  } as const satisfies Partial<Handlers>
}

/** The configuration that the web app gets. Second factors need a key. */
export function siteConfiguration(installation: Dependencies['installation'], hasSecondFactors: boolean) {
  const offers = (Object.keys(allOffers) as Offer[]).filter((offer) => hasSecondFactors || offer !== 'second-factor')
  return { ...installation, offers }
}
