/** Redirects the address of a screen without the hash to the screen. */
import type { FastifyInstance } from 'fastify'
import { paths, screenAddress } from '../../domain/paths.ts'

/** `/events?mode=list` redirects to `/#/events?mode=list`; `/` serves the web app. */
export function redirectToScreens(app: FastifyInstance): void {
  for (const path of Object.values(paths)) {
    if (path === paths.home) continue
    for (const typed of [path, `${path}/`]) {
      app.get(typed, (request, reply) => reply.redirect(`/${screenAddress(path, queryOf(request.url))}`))
    }
  }
}

/** The raw query with the question mark, or an empty string. */
function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}
