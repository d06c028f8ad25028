/** Watches the console of a browser context: unexpected errors and warnings fail the test. */
import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

/** Chromium's own messages when a server does not answer; a page cannot suppress them. */
const unanswered = /^Failed to load resource: net::ERR_/

/** Tests block the service worker, since it would answer requests that they hold. */
const blocked = 'Service Worker registration blocked by Playwright'

/** An expected message: the exact text, or a pattern. */
export type ExpectedMessage = string | RegExp

export class ConsoleWatch {
  readonly #logged: string[] = []
  readonly #expected: ExpectedMessage[] = []
  #isUnanswered = false
  #isIgnoring = false

  /** Returns a function that ends it. */
  listenTo(context: BrowserContext): () => void {
    const onMessage = (message: ConsoleMessage) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning'
      if (!isProblem || this.#isIgnoring || message.text() === blocked || (this.#isUnanswered && unanswered.test(message.text()))) return
      // The browser's message does not contain the URL.
      const isFailedLoad = message.text().startsWith('Failed to load resource')
      this.#logged.push(isFailedLoad ? `${message.text()} ${message.location().url}` : message.text())
    }
    const onError = (error: WebError) => this.#logged.push(String(error.error().stack))
    context.on('console', onMessage).on('weberror', onError)
    return () => void context.off('console', onMessage).off('weberror', onError)
  }

  /** Expects this message, the given number of times. */
  expect(text: ExpectedMessage, times: number): void {
    this.#expected.push(...new Array<ExpectedMessage>(times).fill(text))
  }

  /** Any message is expected from now on: of a page that shows a failure. */
  ignore(): void {
    this.#isIgnoring = true
  }

  /** From now on messages about unanswered requests are expected. */
  expectUnansweredRequests(): void {
    this.#isUnanswered = true
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
