/** Leads from the address of a screen that somebody typed without the hash to the screen. */
import type { FastifyInstance } from 'fastify'
import { paths, screenAddress } from '../../domain/paths.ts'

/** `/events?mode=list` is answered with a redirect to `/#/events?mode=list`; `/` is the web app itself. */
export function redirectToScreens(app: FastifyInstance): void {
  for (const path of Object.values(paths)) {
    if (path === paths.home) continue
    for (const typed of [path, `${path}/`]) {
      app.get(typed, (request, reply) => reply.redirect(`/${screenAddress(path, queryOf(request.url))}`))
    }
  }
}

/** The query as it was sent, question mark included. */
function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}
