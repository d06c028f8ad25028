/**
 * A backend with only the documented calls. It refuses and records each request that is not in the specification, each
 * header that its preflight does not allow, and each unknown field.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  documentedOperations, usernameOf,
  type Answer, type Call, type DocumentedListings, type DocumentedState, type DocumentedUser,
} from '../calls/documented-calls.ts'

interface Options {
  readonly listings: DocumentedListings
  readonly users?: readonly DocumentedUser[]
  /** The folder of the built web app; absent if the web app is hosted elsewhere. */
  readonly webFolder?: string
  /** The only other origin that may read the responses. */
  readonly webOrigin?: string
}

export interface DocumentedBackend {
  readonly url: string
  readonly state: DocumentedState
  /** The requests that are not in the specification. */
  readonly violations: readonly string[]
  close(): Promise<void>
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json',
  '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.png': 'image/png', '.ico': 'image/x-icon',
}

/** The headers that browsers add, and the two of the specification. */
const knownHeaders = /^(host|connection|user-agent|accept(-.*)?|sec-.*|origin|referer|cache-control|pragma|priority|content-length|content-type|authorization)$/

/** The request that the web app sends to any server. */
const configurationCall = 'GET /config.json'

export async function startDocumentedBackend(options: Options): Promise<DocumentedBackend> {
  const { listings, users = [], webFolder, webOrigin } = options
  const operations = documentedOperations()
  const state: DocumentedState = {
    listings: structuredClone(listings) as DocumentedState['listings'],
    users: [...users],
  }
  const violations: string[] = []

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { method = 'GET', headers } = request
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    // A page that is closed aborts its requests.
    const body = await text(request).catch(() => '')
    const line = `${method} ${path}`
    const refuse = (status: number, why: string) => {
      violations.push(`${line}: ${why}`)
      return { status, body: why }
    }
    if (line === configurationCall) return { status: 404, body: 'Not found' }
    const operation = operations[line.replace(/\/\d+(?=\/|$)/, '/{id}')]
    if (!operation) return refuse(404, 'Not found')
    const unknown = Object.keys(headers).filter((name) => !knownHeaders.test(name))
    if (unknown.length > 0) return refuse(400, `Unknown header ${unknown.join()}`)
    const token = headers.authorization?.replace('Bearer ', '')
    const username = token === undefined ? null : usernameOf(token)
    if (token !== undefined && (operation.as === 'everyone' || headers['content-type'] !== 'application/json')) {
      return refuse(400, operation.as === 'everyone' ? 'Unexpected token' : 'No JSON content type')
    }
    const caller = state.users.find((user) => user.username === username && user.enabled)
    if (operation.as !== 'everyone' && !caller) return { status: 401, body: 'Unauthorized' }
    if (operation.as === 'admin' && caller?.role !== 'ROLE_ADMIN') return { status: 403, body: 'Forbidden' }
    const { required = [], optional = [] } = operation
    if ((required.length > 0) !== (body !== '')) return refuse(400, 'Unexpected or missing body')
    if (body !== '' && headers['content-type'] !== 'application/json') return refuse(415, 'No JSON content type')
    const fields = body === '' ? null : (JSON.parse(body) as NonNullable<Call['body']>)
    const names = Object.keys(fields ?? {})
    const unknownFields = names.filter((name) => !required.includes(name) && !optional.includes(name))
    const wrongFields = [...unknownFields, ...required.filter((name) => !names.includes(name))]
    if (wrongFields.length > 0) return refuse(400, `Unknown or missing fields: ${wrongFields.join()}`)
    return operation.answer({ method, path, query, body: fields, username }, state, Number(/\d+/.exec(path)?.[0]))
  }

  function allowOrigin(request: IncomingMessage, response: ServerResponse) {
    if (!webOrigin) return
    response.setHeader('Access-Control-Allow-Origin', webOrigin)
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    if (request.method !== 'OPTIONS') return
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type')
    const requested = (request.headers['access-control-request-headers'] ?? '').split(/, ?/)
    const refused = requested.filter((name) => !['', 'authorization', 'content-type'].includes(name))
    if (refused.length > 0) violations.push(`preflight of ${request.url}: ${refused.join()}`)
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') return void response.writeHead(webOrigin ? 204 : 404).end()
    const path = fileName(request.url ?? '/')
    const file = webFolder && request.method === 'GET' ? await readFile(join(webFolder, path)).catch(() => null) : null
    if (file) return void response.writeHead(200, { 'Content-Type': mediaTypes[extname(path)] ?? 'application/octet-stream' }).end(file)
    const { status, body } = await answerTo(request)
    if (body === undefined) return void response.writeHead(status).end()
    const isText = typeof body === 'string'
    response.writeHead(status, { 'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/json' })
    response.end(isText ? body : JSON.stringify(body))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    violations,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function fileName(address: string): string {
  const { pathname } = new URL(address, 'http://localhost')
  return pathname === '/' ? 'index.html' : normalize(decodeURIComponent(pathname))
}
