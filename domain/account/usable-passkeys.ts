/** Whether passkeys can be made and used. In a file of its own, since the login has nothing else that is about passkeys. */
import type { Offers } from '../offers.ts'

/** What the server says of passkeys. */
interface PasskeyConfiguration {
  readonly offers: Offers
  /** The host that passkeys belong to; absent without the offer. */
  readonly passkeySite?: string | undefined | null
}

/** The window of a page. */
interface PasskeyWindow {
  readonly location: { readonly hostname: string }
  /** Absent in browsers without passkeys. */
  readonly PublicKeyCredential?: { readonly parseCreationOptionsFromJSON?: unknown } | undefined
}

/** The server must have them for the host of the page, and the browser must read what the server sends. */
export function canUsePasskeys({ offers, passkeySite }: PasskeyConfiguration, { location, PublicKeyCredential }: PasskeyWindow): boolean {
  return offers.has('passkeys') && passkeySite === location.hostname &&
    typeof PublicKeyCredential?.parseCreationOptionsFromJSON === 'function'
}
