/** The address of the site. */
import type { Configuration } from './configuration.ts'

/** Without a trailing slash. `port` is the actual port; it differs from the configured one if that is 0. */
export function siteAddress({ host, publicUrl }: Configuration, port: number): string {
  return publicUrl ?? `http://${shownHost(host)}:${port}`
}

/** For a server that listens on all interfaces, `localhost`. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
