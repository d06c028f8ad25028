/** A stored answer: its headers, and its body in each requested content coding. */
import { createHash, randomBytes } from 'node:crypto'
import { acceptedCodings, compressed, type Coding } from './content-coding.ts'

/** Smaller bodies fit into one packet uncompressed. */
const worthCompressingInBytes = 1_000

/** How an answer was sent to clients with certain headers. */
export interface Sent {
  readonly route: string
  readonly status: number
  /** As `preparedHead` makes it. */
  readonly head: string
  readonly body: Buffer | undefined
}

/** The request headers on which a stored answer depends. */
export interface Negotiated {
  readonly 'accept-encoding'?: string | undefined
  readonly 'if-none-match'?: string | undefined
}

export class StoredAnswer {
  readonly headers: Readonly<Record<string, string>>
  /** Null if the body is too long to store; then it is streamed each time. */
  readonly body: Buffer | null
  readonly #name: string
  readonly #coded = new Map<Coding, Buffer>()
  readonly #pending = new Map<Coding, Promise<number>>()
  readonly #sent = new Map<string, Sent>()

  /** `etag` is the strong ETag of the operation; null: derived from headers and body. */
  constructor(body: string | Buffer | null, headers: Readonly<Record<string, string>>, etag: string | null = null) {
    this.headers = headers
    this.body = body === null ? null : Buffer.from(body)
    this.#name = etag === null ? hashOf(headers, this.body ?? '') : etag.slice(1, -1)
  }

  get sizeInBytes(): number {
    const coded = [...this.#coded.values()].reduce((sum, { length }) => sum + length, this.body?.length ?? 0)
    return [...this.#sent.values()].reduce((sum, { head }) => sum + head.length, coded)
  }

  /** A strong ETag identifies one sequence of bytes, so each coding has its own (RFC 9110, section 8.8.3). */
  tag(coding: Coding | null): string {
    return coding ? `"${this.#name}-${coding}"` : `"${this.#name}"`
  }

  /** The tag of If-None-Match that matches this answer in any coding, or null. */
  matching(header: string | undefined): string | null {
    if (!header) return null
    if (header.trim() === '*') return this.tag(null)
    const own = [this.tag(null), this.tag('br'), this.tag('gzip')]
    return tagsIn(header).find((tag) => own.includes(tag)) ?? null
  }

  coded(coding: Coding): Buffer | undefined {
    return this.#coded.get(coding)
  }

  /** Stores the body in a coding that was made elsewhere. */
  store(coding: Coding, body: Buffer): void {
    this.#coded.set(coding, body)
  }

  /** Compresses the body. Resolves to the number of bytes added, or 0 if there was nothing to do. */
  async prepare(coding: Coding): Promise<number> {
    if (!this.body || this.body.length < worthCompressingInBytes || this.#coded.has(coding)) return 0
    const pending = this.#pending.get(coding)
    if (pending) return pending.then(() => 0)
    const compression = compressed(this.body, coding).then((body) => {
      this.#coded.set(coding, body)
      return body.length
    })
    this.#pending.set(coding, compression)
    return compression.finally(() => this.#pending.delete(coding))
  }

  /** Stores how this answer was sent to clients with these headers. Returns the number of bytes added. */
  storeSent(negotiated: Negotiated, sent: Sent): number {
    const name = this.#variant(negotiated)
    const before = this.#sent.get(name)?.head.length ?? 0
    this.#sent.set(name, sent)
    return sent.head.length - before
  }

  /** How this answer was sent to clients with these headers; undefined if it was not. */
  sent(negotiated: Negotiated): Sent | undefined {
    return this.#sent.get(this.#variant(negotiated))
  }

  /** What of the headers changes how the answer is sent: the tag that matches, otherwise the known codings. So variants are few. */
  #variant({ 'accept-encoding': accepted, 'if-none-match': known }: Negotiated): string {
    return this.matching(known) ?? acceptedCodings(accepted).join()
  }
}

/** Whether If-None-Match has the tag of an answer that is not stored. */
export function isTagIn(header: string | undefined, tag: string | undefined): boolean {
  return header !== undefined && tag !== undefined && tagsIn(header).includes(tag)
}

/** The tags of If-None-Match, which compares weakly (RFC 9110, section 13.1.2). */
function tagsIn(header: string): string[] {
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
}

/** Part of the tag, since a restored database can reach the same version again with other listings. */
const processNonce = randomBytes(8).toString('hex')

/** The strong ETag of a streamed answer: it changes with the public version. */
export function streamedAnswerTag(version: number, key: string): string {
  return `"${hashOf({ processNonce, version: String(version) }, key)}"`
}

function hashOf(headers: Readonly<Record<string, string>>, body: Buffer | string): string {
  return createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22)
}
