/** Limits how many mails are sent concurrently; a slow mail frees its slot after a while. */

const concurrency = 5

/** A mail that takes longer no longer counts towards the limit. */
const slowAfterMs = 5_000

/** The limit including slow mails, since mail servers limit the connections of one client. */
const maxConnections = 20

export class SendSlots<Mail> {
  readonly #sendings = new Map<Promise<void>, { readonly mail: Mail; readonly since: number }>()

  /** `sending` must not reject. */
  take(mail: Mail, sending: Promise<void>): void {
    this.#sendings.set(sending, { mail, since: performance.now() })
    void sending.then(() => this.#sendings.delete(sending))
  }

  taken(): readonly Mail[] {
    return [...this.#sendings.values()].map(({ mail }) => mail)
  }

  free(): number {
    const slowSince = performance.now() - slowAfterMs
    const quick = [...this.#sendings.values()].filter(({ since }) => since > slowSince).length
    return Math.max(0, Math.min(concurrency - quick, maxConnections - this.#sendings.size))
  }

  async slotFreed(): Promise<void> {
    await Promise.race(this.#sendings.keys())
  }

  async drained(): Promise<void> {
    await Promise.all(this.#sendings.keys())
  }
}
