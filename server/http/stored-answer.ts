/** A stored answer: its headers, and its body in each requested content coding. */
import { createHash, randomBytes } from 'node:crypto'
import { compressed, type Coding } from './content-coding.ts'

/** Smaller bodies fit into one packet uncompressed. */
const worthCompressingInBytes = 1_000

export class StoredAnswer {
  readonly headers: Readonly<Record<string, string>>
  /** Null if the body is too long to store; then it is streamed each time. */
  readonly body: Buffer | null
  readonly #name: string
  readonly #coded = new Map<Coding, Buffer>()
  readonly #pending = new Set<Coding>()

  /** `etag` is the strong ETag of the operation; null: derived from headers and body. */
  constructor(body: string | null, headers: Readonly<Record<string, string>>, etag: string | null = null) {
    this.headers = headers
    this.body = body === null ? null : Buffer.from(body)
    this.#name = etag === null ? hashOf(headers, this.body ?? '') : etag.slice(1, -1)
  }

  get sizeInBytes(): number {
    return [...this.#coded.values()].reduce((sum, { length }) => sum + length, this.body?.length ?? 0)
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
    return header.split(',').map((tag) => tag.trim().replace(/^W\//, '')).find((tag) => own.includes(tag)) ?? null
  }

  coded(coding: Coding): Buffer | undefined {
    return this.#coded.get(coding)
  }

  /**
   * Compresses the body for later requests.
   * Resolves to the number of bytes added, or 0 if there was nothing to do.
   */
  async prepare(coding: Coding): Promise<number> {
    if (this.body === null || this.body.length < worthCompressingInBytes || this.#coded.has(coding) || this.#pending.has(coding)) return 0
    this.#pending.add(coding)
    const result = await compressed(this.body, coding)
    this.#coded.set(coding, result)
    return result.length
  }
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
