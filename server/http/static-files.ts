/** The built web app, its pictures, the list of cities and the API documentation: files, compressed when they were built. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { m } from '../../messages/compiled/messages.js'
import { redirectToScreens } from './screen-addresses.ts'
import { addVary } from './vary.ts'
import { sendWebPage, type Installation } from './web-page.ts'

export interface StaticFiles extends Installation {
  readonly webFolder: string
  /** What there is to send as long as the web app is not built. */
  readonly publicFolder: string
}

/** The names of these files hold a hash of what is in them, so they never change. */
const hashedFiles = '/assets/'

const forever = 'public, max-age=31536000, immutable'

/** All else is asked for again each time, and answered with 304 as long as it is the same. */
const revalidated = 'no-cache'

export async function sendFiles(app: FastifyInstance, { webFolder, publicFolder, productName, publicUrl }: StaticFiles): Promise<void> {
  const isBuilt = existsSync(join(webFolder, 'index.html'))
  const root = isBuilt ? webFolder : publicFolder
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void addVary(reply, 'Accept-Encoding'))
    await scope.register(serveFiles, {
      root,
      // One route per file: any other address is unknown at once, without a look at the disk.
      wildcard: false,
      preCompressed: true,
      // The compressed copies are sent in the place of the file, never by their own names; the web page is sent filled in.
      globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, path) => {
        reply.setHeader('Cache-Control', path.slice(root.length).startsWith(hashedFiles) ? forever : revalidated)
      },
    })
  })
  // The types of problems are addresses of the documentation, and its page stands in a folder.
  if (isBuilt) {
    app.get('/docs', (_request, reply) => reply.redirect('/docs/', 301))
    redirectToScreens(app)
    await sendWebPage(app, join(webFolder, 'index.html'), { productName, publicUrl })
  } else app.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send(m.notice_api_only({ product: productName })))
}
