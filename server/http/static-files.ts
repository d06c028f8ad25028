/** Serves the built web app, images, the list of cities and the API documentation, compressed at build time. */
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
  /** Served if the web app is not built. */
  readonly publicFolder: string
}

/** The names of these files contain a hash of their content, so they never change. */
const hashedFiles = '/assets/'

const forever = 'public, max-age=31536000, immutable'

/** All other files are revalidated on each request. */
const revalidated = 'no-cache'

export async function sendFiles(app: FastifyInstance, { webFolder, publicFolder, productName, publicUrl }: StaticFiles): Promise<void> {
  const isBuilt = existsSync(join(webFolder, 'index.html'))
  const root = isBuilt ? webFolder : publicFolder
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void addVary(reply, 'Accept-Encoding'))
    await scope.register(serveFiles, {
      root,
      // One route per file, so that any other address is 404 without access to the disk.
      wildcard: false,
      preCompressed: true,
      // Compressed copies are not served under their own names; the web page is served by sendWebPage.
      globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, path) => {
        reply.setHeader('Cache-Control', path.slice(root.length).startsWith(hashedFiles) ? forever : revalidated)
      },
    })
  })
  // Problem types are addresses under /docs, which is a folder.
  if (isBuilt) {
    app.get('/docs', (_request, reply) => reply.redirect('/docs/', 301))
    redirectToScreens(app)
    await sendWebPage(app, join(webFolder, 'index.html'), { productName, publicUrl })
  } else app.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send(m.notice_api_only({ product: productName })))
}
