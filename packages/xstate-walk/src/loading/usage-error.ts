/** A mistake of the person who runs the command. Its message is shown without a stack trace. */

export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}
