/** Whether passkeys can be made and used in this browser, on this page. */
import type { SiteConfiguration } from '../../api/site.ts'

/** The server must have them for the host of this page, and the browser must read what the server sends. */
export function canUsePasskeys({ offers, passkeySite }: Pick<SiteConfiguration, 'offers' | 'passkeySite'>): boolean {
  return offers.has('passkeys') && passkeySite === window.location.hostname &&
    typeof globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function'
}
