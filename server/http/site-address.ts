/** The public address of the site, as absolute addresses in answers have it. */
import type { FastifyRequest } from 'fastify'

/** Without a trailing slash. `publicUrl` is null if none is configured: then it is the address that was asked for. */
export function siteAddressOf({ protocol, host }: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${protocol}://${host}`
}
