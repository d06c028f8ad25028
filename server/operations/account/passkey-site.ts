/** Which sites can have passkeys. */

/** The site that passkeys belong to. */
export interface PasskeySite {
  /** The host, without a port: passkeys are offered on it only. */
  readonly id: string
  /** The origin that browsers name in what a passkey signs. */
  readonly origin: string
}

/**
 * The site of passkeys: that of the configured address, or `localhost` without one, asked for at `asked`. Null for a host that is no site
 * for passkeys: one without a name, or any host that a caller names.
 */
export function passkeySite(publicUrl: string | null, asked: string): PasskeySite | null {
  const address = publicUrl ?? asked
  if (!URL.canParse(address)) return null
  const { hostname: id, origin, protocol } = new URL(address)
  const isNamed = publicUrl === null ? id === 'localhost' : id === 'localhost' || (protocol === 'https:' && !isNetworkAddress(id))
  return isNamed ? { id, origin } : null
}

function isNetworkAddress(host: string): boolean {
  return host.startsWith('[') || /^[\d.]+$/.test(host)
}
