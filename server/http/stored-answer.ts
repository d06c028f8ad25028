/** An answer as it is kept: its headers, and its body in each coding that somebody asked for, unless it is too long for that. */
import { createHash, randomBytes } from 'node:crypto'
import { compressed, type Coding } from './content-coding.ts'

/** Smaller bodies fit into one packet as they are. */
const worthCompressingInBytes = 1_000

export class StoredAnswer {
  readonly headers: Readonly<Record<string, string>>
  /** Null for one that is read anew each time that it is sent. */
  readonly body: Buffer | null
  readonly #name: string
  readonly #coded = new Map<Coding, Buffer>()
  readonly #inWork = new Set<Coding>()

  /** `etag` is the strong tag that the operation gives its answer; null has one made of what the answer says. */
  constructor(body: string | null, headers: Readonly<Record<string, string>>, etag: string | null = null) {
    this.headers = headers
    this.body = body === null ? null : Buffer.from(body)
    this.#name = etag === null ? hashOf(headers, this.body ?? '') : etag.slice(1, -1)
  }

  get sizeInBytes(): number {
    return [...this.#coded.values()].reduce((sum, { length }) => sum + length, this.body?.length ?? 0)
  }

  /** A strong tag names one sequence of bytes, so each coding has its own (RFC 9110, section 8.8.3). */
  tag(coding: Coding | null): string {
    return coding ? `"${this.#name}-${coding}"` : `"${this.#name}"`
  }

  /** The tag among those of If-None-Match that names this answer in any coding; null when none does. */
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
   * Makes the body ready in a coding for those who ask next; nobody waits for it.
   * Resolves to the bytes that were added, 0 when there was nothing to do.
   */
  async prepare(coding: Coding): Promise<number> {
    if (this.body === null || this.body.length < worthCompressingInBytes || this.#coded.has(coding) || this.#inWork.has(coding)) return 0
    this.#inWork.add(coding)
    const result = await compressed(this.body, coding)
    this.#coded.set(coding, result)
    return result.length
  }
}

/** A database that was put back to an earlier version may come to the same number again, with other listings. */
const thisProcess = randomBytes(8).toString('hex')

/** The strong tag of an answer that is never held as a whole: it changes with each change that visitors can see. */
export function longAnswerTag(version: number, key: string): string {
  return `"${hashOf({ thisProcess, version: String(version) }, key)}"`
}

function hashOf(headers: Readonly<Record<string, string>>, body: Buffer | string): string {
  return createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22)
}
