/** How many mails are sent at once: a few, of which one that takes long does not count for long. */

const atOnce = 5

/** A sending that lasts longer leaves its place to another. */
const slowAfterMs = 5_000

/** Also those that last long: mail servers bound how many connections one sender may open. */
const mostAtAll = 20

export class SendingPlaces<Mail> {
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
    return Math.max(0, Math.min(atOnce - quick, mostAtAll - this.#sendings.size))
  }

  async oneIsLeft(): Promise<void> {
    await Promise.race(this.#sendings.keys())
  }

  async empty(): Promise<void> {
    await Promise.all(this.#sendings.keys())
  }
}
