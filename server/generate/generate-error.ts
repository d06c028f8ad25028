/** The error of `npm run generate`. */

/** Thrown if no listings can be generated; the message is for the operator. */
export class GenerateError extends Error {
  override readonly name = 'GenerateError'
}
