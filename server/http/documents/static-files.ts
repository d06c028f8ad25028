/** Serves the built web app, images, the list of cities and the API documentation from memory, compressed at build time. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import mime from 'mime'
import { languages, pageFile, type Language } from '../../../domain/languages.ts'
import { m } from '../../../messages/compiled/messages.js'
import { cacheControl } from '../answers/cache-control.ts'
import type { Coding } from '../answers/content-coding.ts'
import { pageLanguage } from '../callers/request-language.ts'
import { redirectToScreens } from './screen-addresses.ts'
import { documentHeaders, policyHeader } from './security-headers.ts'
import { sendStored } from '../answers/send-stored.ts'
import { StoredAnswer } from '../answers/stored-answer.ts'
import { webPage, type Installation } from './web-page.ts'

export interface StaticFiles extends Installation {
  /** For visitors whose browser asks for none of the languages of the site. */
  readonly defaultLanguage: Language
  readonly webFolder: string
  /** Served if the web app is not built. */
  readonly publicFolder: string
}

/** Finds the stored answer of an address; that of the page depends on the headers. */
export type FindStaticAnswer = (address: string, headers: IncomingHttpHeaders) => StoredAnswer | undefined

/** The addresses of the page in the language of the visitor. */
const pageAddresses: ReadonlySet<string> = new Set(['/', `/${pageFile(languages[0])}`])

const hashedFiles = '/assets/'

/** A browser compares it with the one that it has at each visit. It fetches under the policy of its own script. */
const serviceWorker = '/service-worker.js'

const copies: readonly (readonly [Coding, extension: string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** Registers a route for each file, so that any other address is 404, and returns how to find what it serves. */
export async function sendFiles(
  app: FastifyInstance,
  { webFolder, publicFolder, defaultLanguage, ...installation }: StaticFiles,
): Promise<FindStaticAnswer> {
  const isBuilt = existsSync(join(webFolder, 'index.html'))
  const answers = new Map(isBuilt ? filesOf(webFolder) : filesOf(publicFolder))
  const pages = isBuilt ? await webPages(webFolder, installation) : new Map<Language, StoredAnswer>()
  const find: FindStaticAnswer = (address, headers) =>
    (pageAddresses.has(address) ? pages.get(pageLanguage(headers, defaultLanguage)) : undefined) ?? answers.get(address)
  if (isBuilt) {
    for (const [language, page] of pages) answers.set(`/${pageFile(language)}`, page)
    redirectToScreens(app)
    // Problem types are addresses under /docs, which is a folder.
    app.get('/docs', (_request, reply) => reply.redirect('/docs/', 301))
  } else {
    const notice = m.notice_api_only({ product: installation.configuration.productName })
    app.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send(notice))
  }
  // Nothing is compressed or counted: the copies were made by the build, and the files are in memory once.
  const options = { prepare: () => Promise.resolve(), count: () => undefined, stream: () => Promise.resolve() }
  for (const [address, answer] of answers) {
    app.get(address, (request, reply) => {
      if (isPartOfPage(address)) reply.removeHeader(policyHeader)
      return sendStored(reply, find(address, request.headers) ?? answer, options)
    })
  }
  return find
}

/** A script, style sheet or font: browsers show it as text at most. An SVG image is a document when it is opened by its address. */
function isPartOfPage(address: string): boolean {
  return address.startsWith(hashedFiles) && /\.(?:js|css|woff2)$/.test(address)
}

async function webPages(folder: string, installation: Installation): Promise<ReadonlyMap<Language, StoredAnswer>> {
  const pages = languages.map(async (language) => {
    const headers = { 'cache-control': cacheControl.page, 'content-language': language, 'vary': 'Accept-Language, Cookie' }
    return [language, await webPage(join(folder, pageFile(language)), language, installation, headers)] as const
  })
  return new Map(await Promise.all(pages))
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
  const answer = new StoredAnswer(readFileSync(file), {
    'cache-control': cacheControlOfFile(name),
    'content-type': contentType(name),
    ...((name.endsWith('.html') || name === serviceWorker) && documentHeaders()),
  })
  for (const [coding, extension] of copies) if (existsSync(file + extension)) answer.store(coding, readFileSync(file + extension))
  return answer
}

function cacheControlOfFile(name: string): string {
  if (name.startsWith(hashedFiles)) return cacheControl.hashedFile
  if (/\.(?:html|css|yaml)$/.test(name) || name === serviceWorker) return cacheControl.page
  return contentType(name).startsWith('image/') ? cacheControl.image : cacheControl.publicFile
}

function contentType(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream'
  return type.startsWith('text/') || type === 'application/json' ? `${type}; charset=utf-8` : type
}
