/** Answers requests from memory by their raw address, before anything is parsed, with the headers of an earlier answer. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { sendPrepared } from './prepared-answer.ts'
import { namesItsHost } from '../connections/request-host.ts'
import type { Answered } from '../request-log.ts'
import type { StoredAnswer } from './stored-answer.ts'

export interface QuickAnswersOptions {
  /** The stored answer of a raw address to a request with these headers, if it is valid now. */
  readonly find: (address: string, headers: IncomingHttpHeaders) => StoredAnswer | undefined
  /** Whether connections are being closed, for which the answers need another header. */
  readonly isStopping: () => boolean
  readonly log: (answered: Answered) => void
}

/** Longer bodies are counted while they are sent (`OutgoingBytes`), which needs the address of the caller. */
const maxBytes = 64_000

/** Sends the whole answer at once and returns true, or does nothing and returns false. */
export type AnswerQuickly = (request: IncomingMessage, response: ServerResponse) => boolean

export function quickAnswers({ find, isStopping, log }: QuickAnswersOptions): AnswerQuickly {
  return (request, response) => {
    const startedAt = performance.now()
    const { headers, url = '' } = request
    const sent = isPlain(request) && !isStopping() ? find(url, headers)?.sent(headers) : undefined
    if (!sent || (sent.body?.length ?? 0) > maxBytes) return false
    const { body, head, route, status } = sent
    if (!sendPrepared(response, head, body)) return false
    log({ method: 'GET', route, status, ms: performance.now() - startedAt })
    return true
  }
}

/** A GET without a body, of which no header but the negotiated ones changes the answer. */
function isPlain(request: IncomingMessage): boolean {
  const { method, headers, httpVersion } = request
  return (
    method === 'GET' &&
    namesItsHost(request) &&
    headers.origin === undefined &&
    headers.expect === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    httpVersion === '1.1'
  )
}
