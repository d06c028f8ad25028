/** The interface of a browser for the tests. It is implemented with WebDriver and with WebDriver BiDi. */

/** A sequence of input of both protocols. W3C WebDriver, section 17.4. */
export type InputSequence =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | { readonly type: 'pointer'; readonly id: string; readonly actions: readonly PointerAction[] }

interface KeyAction {
  readonly type: 'keyDown' | 'keyUp'
  readonly value: string
}

type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }

export interface DrivenBrowser {
  /** The version that the engine reports. */
  readonly version: string
  /** Resolves once the document is loaded. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** The size of the viewport in pixels. */
  resize(width: number, height: number): Promise<void>
  /** The value of an expression in the page, which is a promise of JSON text. */
  evaluate(expression: string): Promise<string>
  perform(sequence: InputSequence): Promise<void>
  /** What was written to the console as an error or a warning, with violations of the Content-Security-Policy. */
  messages(): Promise<readonly string[]>
  close(): Promise<void>
}
