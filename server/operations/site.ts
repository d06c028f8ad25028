/** The data that the web app reads when it starts. */
import { allOffers, type Offer } from '../../domain/offers.ts'
import type { Dependencies } from './dependencies.ts'
import { passkeySite } from './account/passkey-site.ts'
import { servedAsFile, type Handlers } from './handler.ts'

/** The operations of the tag `site`. */
export function siteOperations({ installation, publicUrl, secondFactors }: Dependencies) {
  const configuration = siteConfiguration(installation, publicUrl, secondFactors !== null)
  return {
    listCities: servedAsFile,
    getConfiguration: () => ({ status: 200, body: configuration }),
  } as const satisfies Partial<Handlers>
}

/** The configuration that the web app gets. Second factors need a key, and passkeys a site with a name too. */
export function siteConfiguration(installation: Dependencies['installation'], publicUrl: string | null, hasSecondFactors: boolean) {
  const passkeyHost = hasSecondFactors ? passkeySite(publicUrl, 'http://localhost')?.id : undefined
  const missing: readonly Offer[] = [
    ...(hasSecondFactors ? [] : ['second-factor'] as const),
    ...(passkeyHost === undefined ? ['passkeys'] as const : []),
  ]
  return {
    ...installation,
    offers: (Object.keys(allOffers) as Offer[]).filter((offer) => !missing.includes(offer)),
    ...(passkeyHost !== undefined && { passkeySite: passkeyHost }),
  }
}
