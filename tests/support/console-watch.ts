/** Watches the console of a browser context: unexpected errors and warnings fail the test. */
import type { BrowserContext } from '@playwright/test'

/** Chromium's own messages when a server does not answer; a page cannot suppress them. */
const unanswered = /^Failed to load resource: net::ERR_/

/** An expected message: the exact text, or a pattern. */
export type ExpectedMessage = string | RegExp

export class ConsoleWatch {
  readonly #logged: string[] = []
  readonly #expected: ExpectedMessage[] = []
  #isServerStopped = false

  listenTo(context: BrowserContext): void {
    context.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning'
      if (!isProblem || (this.#isServerStopped && unanswered.test(message.text()))) return
      // The browser's message does not contain the URL.
      const isFailedLoad = message.text().startsWith('Failed to load resource')
      this.#logged.push(isFailedLoad ? `${message.text()} ${message.location().url}` : message.text())
    })
    context.on('weberror', (error) => this.#logged.push(String(error.error().stack)))
  }

  /** Expects this message, the given number of times. */
  expect(text: ExpectedMessage, times: number): void {
    this.#expected.push(...new Array<ExpectedMessage>(times).fill(text))
  }

  /** From now on messages about unanswered requests are expected. */
  expectStoppedServer(): void {
    this.#isServerStopped = true
  }

  /** The unexpected messages, and the expected ones that did not occur. */
  differences(): { unexpected: string[]; missing: ExpectedMessage[] } {
    const missing = [...this.#expected]
    const unexpected = this.#logged.filter((text) => {
      const place = missing.findIndex((expected) => (typeof expected === 'string' ? expected === text : expected.test(text)))
      if (place >= 0) missing.splice(place, 1)
      return place < 0
    })
    return { unexpected, missing }
  }
}
