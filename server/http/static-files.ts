/** Serves the built web app, images, the list of cities and the API documentation from memory, compressed at build time. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import mime from 'mime'
import { m } from '../../messages/compiled/messages.js'
import type { Coding } from './content-coding.ts'
import { redirectToScreens } from './screen-addresses.ts'
import { sendStored } from './send-stored.ts'
import { StoredAnswer } from './stored-answer.ts'
import { webPage, type Installation } from './web-page.ts'

export interface StaticFiles extends Installation {
  readonly webFolder: string
  /** Served if the web app is not built. */
  readonly publicFolder: string
}

/** The stored answers by address. */
export type StaticAnswers = ReadonlyMap<string, StoredAnswer>

/** The names of these files contain a hash of their content, so they never change. */
const hashedFiles = '/assets/'

const forever = 'public, max-age=31536000, immutable'

/** The web page and the documentation must match the files that they name, so they are revalidated on each request. */
const revalidated = 'no-cache'

/** Images and the list of cities change with a release only: shared caches may use them for an hour more, browsers revalidate. */
const hourly = 'public, max-age=0, s-maxage=3600'

const copies: readonly (readonly [Coding, extension: string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** Registers a route for each file, so that any other address is 404, and returns what it serves. */
export async function sendFiles(app: FastifyInstance, { webFolder, publicFolder, ...installation }: StaticFiles): Promise<StaticAnswers> {
  const isBuilt = existsSync(join(webFolder, 'index.html'))
  const answers = new Map(isBuilt ? filesOf(webFolder) : filesOf(publicFolder))
  if (isBuilt) {
    const page = await webPage(join(webFolder, 'index.html'), installation, { 'cache-control': revalidated })
    for (const address of ['/', '/index.html']) answers.set(address, page)
    redirectToScreens(app)
    // Problem types are addresses under /docs, which is a folder.
    app.get('/docs', (_request, reply) => reply.redirect('/docs/', 301))
  } else {
    const notice = m.notice_api_only({ product: installation.configuration.productName })
    app.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send(notice))
  }
  // Nothing is compressed or counted: the copies were made by the build, and the files are in memory once.
  const options = { prepare: () => Promise.resolve(), count: () => undefined, stream: () => Promise.resolve() }
  for (const [address, answer] of answers) app.get(address, (_request, reply) => sendStored(reply, answer, options))
  return answers
}

/** The files of a folder with their addresses; an index.html has the address of its folder as well. */
function filesOf(folder: string): [address: string, answer: StoredAnswer][] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll(sep, '/'))
  // Compressed copies are not served under their own names.
  const isCopy = (name: string) => copies.some(([, extension]) => name.endsWith(extension))
  return names.filter((name) => !isCopy(name)).flatMap((name) => {
    const answer = fileAnswer(folder, name)
    const parent = name.replace(/\/index\.html$/, '/')
    return parent === name ? [[name, answer]] : [[name, answer], [parent, answer]]
  })
}

function fileAnswer(folder: string, name: string): StoredAnswer {
  const file = join(folder, name)
  const answer = new StoredAnswer(readFileSync(file), { 'cache-control': cacheControl(name), 'content-type': contentType(name) })
  for (const [coding, extension] of copies) if (existsSync(file + extension)) answer.store(coding, readFileSync(file + extension))
  return answer
}

function cacheControl(name: string): string {
  if (name.startsWith(hashedFiles)) return forever
  return /\.(?:html|css|yaml)$/.test(name) ? revalidated : hourly
}

function contentType(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream'
  return type.startsWith('text/') || type === 'application/json' ? `${type}; charset=utf-8` : type
}
