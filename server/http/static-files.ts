/** The built web app, its pictures, the list of cities and the API documentation: files, compressed when they were built. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { m } from '../../messages/compiled/messages.js'

export interface StaticFiles {
  readonly webFolder: string
  /** What there is to send as long as the web app is not built. */
  readonly publicFolder: string
  readonly productName: string
}

/** The names of these files hold a hash of what is in them, so they never change. */
const hashedFiles = '/assets/'

const forever = 'public, max-age=31536000, immutable'

/** All else is asked for again each time, and answered with 304 as long as it is the same. */
const revalidated = 'no-cache'

export async function sendFiles(app: FastifyInstance, { webFolder, publicFolder, productName }: StaticFiles): Promise<void> {
  const isBuilt = existsSync(join(webFolder, 'index.html'))
  const root = isBuilt ? webFolder : publicFolder
  await app.register(serveFiles, {
    root,
    // One route per file: any other address is unknown at once, without a look at the disk.
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      reply.setHeader('Cache-Control', path.slice(root.length).startsWith(hashedFiles) ? forever : revalidated)
      reply.setHeader('Vary', 'Accept-Encoding')
    },
  })
  // The library's own redirect fails at the start when the root has an index too.
  app.get('/docs', { exposeHeadRoute: true }, (_request, reply) => reply.redirect('/docs/'))
  if (!isBuilt) app.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send(m.notice_api_only({ product: productName })))
}
