/** Binds each page that the server makes to its path: language, cache, compression and headers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { athensToday } from '../../../domain/days/days.ts'
import { chosenLanguage, isLanguage } from '../../../domain/languages.ts'
import type { NoDocument, PageDocument, PageRequest, PageRoute } from '../../pages/page-route.ts'
import { cacheControl } from '../answers/cache-control.ts'
import { callerNetwork } from '../callers/caller-address.ts'
import type { InTurn } from '../contract/bind-operation.ts'
import type { OutgoingBytes } from '../answers/outgoing-bytes.ts'
import { queryOf } from '../contract/query-string.ts'
import type { SiteDefaults } from '../contract/read-request.ts'
import { acceptedLanguages, pageLanguage } from '../callers/request-language.ts'
import type { ResponseCache } from '../answers/response-cache.ts'
import { documentHeaders } from './security-headers.ts'
import { compressedFor, sendStored } from '../answers/send-stored.ts'
import { siteAddressOf } from './site-address.ts'
import { StoredAnswer } from '../answers/stored-answer.ts'
import { addVary } from '../answers/vary.ts'

export interface PageTools extends SiteDefaults {
  readonly cache: ResponseCache
  readonly outgoing: OutgoingBytes
  /** Runs what is in no cache in the turn of the network. */
  readonly inTurn: InTurn
  readonly now: () => Date
}

/** An answer that is not kept, since it is no document. */
class NotKept extends Error {
  readonly answer: NoDocument

  constructor(answer: NoDocument) {
    super('There is no document at this address.')
    this.answer = answer
  }
}

export function bindPages(app: FastifyInstance, pages: readonly PageRoute[], tools: PageTools): void {
  const { cache, inTurn, outgoing, publicUrl, now } = tools
  for (const page of pages) {
    // A path that ends with `*` has those with a slash already.
    for (const path of page.path.endsWith('*') ? [page.path] : [page.path, `${page.path}/`]) {
      app.get(path, (request, reply) => answer(page, request, reply))
    }
  }

  async function answer(page: PageRoute, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const asked = pageRequest(request, tools, page.parameters)
    const to = withoutSlash(request.url)
    if (to !== request.url) return sendOther(reply, { kind: 'moved', to, isForever: true }, page.isInLanguage, asked)
    const isNegotiated = page.isInLanguage && !asked.isLanguageChosen
    const language = page.isInLanguage ? `${asked.language} ${asked.accepted?.join() ?? 'chosen'}` : ''
    const states = [asked.siteAddress, language, page.isByDay ? athensToday(now()) : '', isNegotiated]
    // Without the rest of the query, so that an address with parameters that no page has makes no entry.
    const key = [...states, page.path, ...Object.values(asked.params).map(encodeURIComponent), new URLSearchParams(asked.query)].join(' ')
    const isKnownQuery = [...new URLSearchParams(queryOf(request.url)).keys()].every((name) => page.isInLanguage && name === 'lang')
    try {
      const stored = await cache.answer(key, async () => {
        const made = await page.answer(asked)
        if (made.kind !== 'document') throw new NotKept(made)
        return compressedFor(request, new StoredAnswer(made.body, headersOf(made, page.isInLanguage, asked)))
      }, (work) => inTurn(callerNetwork(request), work))
      if (isNegotiated) addVary(reply, 'Accept-Language, Cookie')
      else if (publicUrl !== null && !page.isByDay && isKnownQuery) cache.nameAddress(request.url, key)
      return await sendStored(reply, stored, {
        prepare: (coding) => cache.prepare(key, stored, coding),
        count: (bytes) => outgoing.count(reply, bytes),
        grew: (bytes) => cache.grew(key, stored, bytes),
        stream: notStreamed,
      })
    } catch (error) {
      if (!(error instanceof NotKept)) throw error
      return await sendOther(reply, error.answer, page.isInLanguage, asked)
    }
  }
}

/** The address without a slash at the end of its path. */
function withoutSlash(address: string): string {
  const [path = ''] = address.split('?', 1)
  return path.replace(/\/$/, '') + address.slice(path.length)
}

/** What is no document: another address, or a document that says that there is none. */
export async function sendOther(
  reply: FastifyReply,
  answer: NoDocument,
  isInLanguage: boolean,
  request: PageRequest,
): Promise<FastifyReply> {
  if (answer.kind === 'moved') {
    return reply.header('cache-control', cacheControl.listings).redirect(answer.to, answer.isForever ? 301 : 302)
  }
  const headers = { ...headersOf(answer.document, isInLanguage, request), 'cache-control': cacheControl.unstored }
  const made = await compressedFor(reply.request, new StoredAnswer(answer.document.body, headers))
  // Nothing is kept, and it is short enough to be sent uncounted, as problems are.
  return sendStored(reply.code(answer.status), made, { prepare: () => Promise.resolve(), count: () => undefined, stream: notStreamed })
}

/** Documents have a body. */
function notStreamed(): Promise<never> {
  return Promise.reject(new Error('Documents are not streamed.'))
}

function headersOf({ type, headers, inline }: PageDocument, isInLanguage: boolean, { language }: PageRequest): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': cacheControl.listings,
    ...(isInLanguage && { 'content-language': language }),
    ...(inline && documentHeaders(inline)),
    ...headers,
  }
}

export function pageRequest(
  request: FastifyRequest,
  { publicUrl, defaultLanguage }: SiteDefaults,
  parameters: PageRoute['parameters'] = {},
): PageRequest {
  const query = new URLSearchParams(queryOf(request.url))
  const wanted = query.get('lang')
  const isLanguageChosen = isLanguage(wanted)
  const { headers } = request
  return {
    params: request.params as Record<string, string>,
    query: Object.fromEntries(Object.entries(parameters).flatMap(([name, read]) => {
      const written = query.get(name)
      return written === null ? [] : [[name, read(written)]]
    })),
    language: isLanguageChosen ? wanted : pageLanguage(headers, defaultLanguage),
    isLanguageChosen,
    accepted: isLanguageChosen || chosenLanguage(headers.cookie ?? '') !== null ? null : acceptedLanguages(headers),
    siteAddress: siteAddressOf(request, publicUrl),
  }
}
