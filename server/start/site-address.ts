/** Where people reach the site. */
import type { Configuration } from './configuration.ts'

/** Without a slash at the end. `port` is the one that was taken, which differs from the configured one where that is 0. */
export function siteAddress({ host, publicUrl }: Configuration, port: number): string {
  return publicUrl ?? `http://${shownHost(host)}:${port}`
}

/** A server that listens everywhere is found at this machine's own name. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
