/** A proxy that, like the portal of a café or a faulty cache, can answer in place of the site. */
import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How the portal answers: `open` forwards to the site; `page` is a page of its own with 200, to be kept for a year; `elsewhere`
 * redirects to such a page, or to content of the right type, on another origin; `login` is 511 of RFC 6585; `gone` is 404 for
 * the code of some pages, as after a deployment.
 */
export type PortalMode = 'open' | 'page' | 'elsewhere' | 'login' | 'gone'

export interface Portal {
  readonly url: string
  mode: PortalMode
  /** Changes the HTML that the site sends. */
  rewrite: (html: string) => string
  stop(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2', json: 'application/json',
}

/** Listens on a free port, in front of the site at this address. */
export async function startPortal(site: string): Promise<Portal> {
  const other = createServer((incoming, answer) => {
    const type = types[/\.(\w+)(?:$|\?)/.exec(incoming.url ?? '')?.[1] ?? ''] ?? 'application/json'
    answer.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end('{}')
  })
  const server = createServer((incoming, answer) => {
    const { method, url: path = '/', headers } = incoming
    if (portal.mode !== 'open' && !(portal.mode === 'gone' && !path.startsWith('/assets/pages-'))) return answerInstead(answer, path)
    const upstream = request(new URL(path, site), { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (response) => {
      const isPage = response.headers['content-type']?.startsWith('text/html')
      const { 'content-length': _, ...kept } = response.headers
      answer.writeHead(response.statusCode ?? 502, isPage ? kept : response.headers)
      if (!isPage) return void response.pipe(answer)
      let html = ''
      response.setEncoding('utf8').on('data', (part: string) => (html += part)).on('end', () => answer.end(portal.rewrite(html)))
    })
    upstream.on('error', () => answer.destroy())
    incoming.pipe(upstream)
  })
  const answerInstead = (answer: ServerResponse, path: string): void => {
    if (portal.mode === 'gone') answer.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    else if (portal.mode === 'elsewhere') answer.writeHead(302, { location: `${urlOf(other)}${path}` }).end()
    else {
      const status = portal.mode === 'login' ? 511 : 200
      // RFC 6585, section 6: a cache must not store 511.
      const headers = { 'content-type': 'text/html', 'cache-control': status === 511 ? 'no-store' : 'public, max-age=31536000, immutable' }
      answer.writeHead(status, headers).end('<!doctype html><title>A cafe</title><h1>Welcome</h1>')
    }
  }
  await Promise.all([server, other].map((each) => once(each.listen(0, '127.0.0.1'), 'listening')))
  const portal: Portal = {
    url: urlOf(server),
    mode: 'open',
    rewrite: (html) => html,
    async stop() {
      for (const each of [server, other]) {
        each.close()
        each.closeAllConnections()
      }
    },
  }
  return portal
}

function urlOf(server: ReturnType<typeof createServer>): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
