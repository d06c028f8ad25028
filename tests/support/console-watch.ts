/** Listens to the console of every page of a browser context, where each word that nobody announced is a fault. */
import type { BrowserContext } from '@playwright/test'

/** Chromium's own lines while nobody answers; no page can hold them back. */
const unanswered = /^Failed to load resource: net::ERR_/

/** What a page is going to say: exactly this text, or one that it fits. */
export type Announcement = string | RegExp

export class ConsoleWatch {
  readonly #heard: string[] = []
  readonly #announced: Announcement[] = []
  #isServerAway = false

  listenTo(context: BrowserContext): void {
    context.on('console', (message) => {
      const isLoud = message.type() === 'error' || message.type() === 'warning'
      if (!isLoud || (this.#isServerAway && unanswered.test(message.text()))) return
      // The browser does not say in its line what it could not load.
      const isOfBrowser = message.text().startsWith('Failed to load resource')
      this.#heard.push(isOfBrowser ? `${message.text()} ${message.location().url}` : message.text())
    })
    context.on('weberror', (error) => this.#heard.push(String(error.error().stack)))
  }

  /** Says that this is going to be logged, so many times. */
  expect(text: Announcement, times: number): void {
    this.#announced.push(...new Array<Announcement>(times).fill(text))
  }

  /** From now on what the browser says of requests that nobody answered is no surprise. */
  serverGoesAway(): void {
    this.#isServerAway = true
  }

  /** What was said without being announced, and what was announced without being said. */
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
