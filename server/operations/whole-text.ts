/** Answers of any length that are not lists. */

/** A text to be sent as a whole, which is read while it is sent. */
export class WholeText {
  /** The parts of the text, which are read once; it can be called again, and then reads them again. */
  readonly parts: () => AsyncGenerator<string, void>

  constructor(parts: WholeText['parts']) {
    this.parts = parts
  }
}
