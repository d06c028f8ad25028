/** Redirects the address of a screen without the hash, or with an encoded one, to the screen. */
import type { FastifyInstance } from 'fastify'
import { namesScreen, pathAfterHash, paths, screenAddress } from '../../../domain/paths.ts'

/** The `#` as mail programs encode it, after the slash of the site. */
const encodedHash = '/%23'
const hash = '/#'

/** `/events?mode=list` redirects to `/#/events?mode=list`, as does `/%23/events?mode=list`; `/` serves the web app. */
export function redirectToScreens(app: FastifyInstance): void {
  for (const path of Object.values(paths)) {
    if (path === paths.home) continue
    for (const typed of [path, `${path}/`]) {
      app.get(typed, (request, reply) => reply.redirect(`/${screenAddress(path, queryOf(request.url))}`))
    }
  }
  // As a parameter, since the router has no routes with a percent sign; it decodes the parameter before it compares.
  for (const written of ['/:hash(^#.*$)', '/:hash(^#.*$)/*']) {
    app.get(written, (request, reply) => {
      const inHash = request.url.slice(encodedHash.length)
      // The web app decodes the rest.
      return namesScreen(pathAfterHash(inHash)) ? reply.redirect(hash + inHash) : reply.callNotFound()
    })
  }
}

/** The raw query with the question mark, or an empty string. */
function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}
