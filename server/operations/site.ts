/** The data that the web app reads when it starts. */
import { allOffers, type Offer } from '../../domain/offers.ts'
import type { Dependencies } from './dependencies.ts'
import { passkeySite } from './account/passkey-site.ts'
import { servedAsFile, type Handlers } from './handler.ts'

/** The operations of the tag `site`. */
export function siteOperations({ installation, publicUrl, secondFactors }: Dependencies) {
  const missing = missingOffers(publicUrl, secondFactors !== null)
  return {
    listCities: servedAsFile,
    getConfiguration: () => ({ status: 200, body: siteConfiguration(installation, missing) }),
  } as const satisfies Partial<Handlers>
}

/** The offers that this server does not have: second factors need a key, and passkeys a site with a name too. */
export function missingOffers(publicUrl: string | null, hasSecondFactors: boolean): readonly Offer[] {
  if (!hasSecondFactors) return ['second-factor', 'passkeys']
  return passkeySite(publicUrl, 'http://localhost') ? [] : ['passkeys']
}

/** The configuration that the web app gets. */
export function siteConfiguration(installation: Dependencies['installation'], missing: readonly Offer[]) {
  return { ...installation, offers: (Object.keys(allOffers) as Offer[]).filter((offer) => !missing.includes(offer)) }
}
