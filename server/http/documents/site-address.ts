/** The public address of the site, as absolute addresses in answers have it. */
import type { FastifyRequest } from 'fastify'

/** Without a trailing slash. `publicUrl` is null if none is configured: then it is the address that was asked for. */
export function siteAddressOf({ protocol, host, socket }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl
  // A proxy can forward any text as the protocol.
  return `${protocol === 'https' ? 'https' : 'http'}://${host === '' ? localHost(socket) : host}`
}

/** For HTTP/1.0, where the host may be missing. */
function localHost({ localAddress = '', localPort, localFamily }: FastifyRequest['socket']): string {
  return `${localFamily === 'IPv6' ? `[${localAddress}]` : localAddress}:${localPort}`
}
