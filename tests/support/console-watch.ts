/** Watches the consoles of a browser context: errors and warnings that the test does not expect are failures. */
import type { BrowserContext } from '@playwright/test'

/** Chromium's own messages when a server does not answer; a page cannot suppress them. */
const unanswered = /^Failed to load resource: net::ERR_/

/** An expected message: the exact text, or a pattern. */
export type Announcement = string | RegExp

export class ConsoleWatch {
  readonly #heard: string[] = []
  readonly #announced: Announcement[] = []
  #isServerAway = false

  listenTo(context: BrowserContext): void {
    context.on('console', (message) => {
      const isLoud = message.type() === 'error' || message.type() === 'warning'
      if (!isLoud || (this.#isServerAway && unanswered.test(message.text()))) return
      // The browser's message does not contain the URL.
      const isOfBrowser = message.text().startsWith('Failed to load resource')
      this.#heard.push(isOfBrowser ? `${message.text()} ${message.location().url}` : message.text())
    })
    context.on('weberror', (error) => this.#heard.push(String(error.error().stack)))
  }

  /** Expects this message, the given number of times. */
  expect(text: Announcement, times: number): void {
    this.#announced.push(...new Array<Announcement>(times).fill(text))
  }

  /** From now on messages about unanswered requests are expected. */
  serverGoesAway(): void {
    this.#isServerAway = true
  }

  /** The unexpected messages, and the expected ones that did not occur. */
  surprises(): { unannounced: string[]; unsaid: Announcement[] } {
    const unsaid = [...this.#announced]
    const unannounced = this.#heard.filter((text) => {
      const place = unsaid.findIndex((announced) => (typeof announced === 'string' ? announced === text : announced.test(text)))
      if (place >= 0) unsaid.splice(place, 1)
      return place < 0
    })
    return { unannounced, unsaid }
  }
}
