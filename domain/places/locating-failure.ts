/** Why the position of the visitor is not known. */

/** `denied`: the visitor or the browser does not allow it. `lost`: it was not found, or the towns could not be fetched. */
export type LocatingFault = 'denied' | 'lost'

/** Thrown by what looks for the position. */
export class LocatingFailed extends Error {
  override readonly name = 'LocatingFailed'
  readonly fault: LocatingFault

  constructor(fault: LocatingFault) {
    super(`The position is not known: ${fault}`)
    this.fault = fault
  }
}

/** Whether an error says that the position may not be known. */
export function isDenied(error: unknown): boolean {
  return error instanceof LocatingFailed && error.fault === 'denied'
}
