/** A backend that knows only the documented calls: whole lists, no query parameters, no extra headers. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import type { Listing, ListingType } from '../../domain/listing.ts'

export type DocumentedListings = Readonly<Record<ListingType, readonly Partial<Listing>[]>>

interface Options {
  readonly listings: DocumentedListings
  /** The folder of the built web app; absent when the web app lives elsewhere. */
  readonly webFolder?: string
  /** The one other origin that may read the answers. */
  readonly webOrigin?: string
}

export interface DocumentedBackend {
  readonly url: string
  close(): Promise<void>
}

const listPaths: Readonly<Record<string, ListingType>> = {
  '/api/events/approved': 'event',
  '/api/volunteers/approved': 'volunteer',
  '/api/shops/approved': 'shop',
  '/api/dine/approved': 'dine',
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json',
  '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.png': 'image/png', '.ico': 'image/x-icon',
}

export async function startDocumentedBackend(options: Options): Promise<DocumentedBackend> {
  const server = createServer((request, response) => void answer(options, request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function answer({ listings, webFolder, webOrigin }: Options, request: IncomingMessage, response: ServerResponse) {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  const type = listPaths[path]
  if (webOrigin) response.setHeader('Access-Control-Allow-Origin', webOrigin)
  if (request.method === 'GET' && type) {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(listings[type]))
    return
  }
  const file = webFolder && (await readFile(join(webFolder, fileName(path))).catch(() => null))
  if (!file) {
    response.writeHead(404).end('Not found')
    return
  }
  response.setHeader('Content-Type', mediaTypes[extname(fileName(path))] ?? 'application/octet-stream')
  response.end(file)
}

function fileName(path: string): string {
  return path === '/' ? 'index.html' : normalize(decodeURIComponent(path))
}
