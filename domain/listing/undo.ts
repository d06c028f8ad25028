/** For how long a decision of an administrator can be undone. */

/** How long a client offers it, from the answer to the decision on. */
export const undoMs = 60_000

/** How long a request to undo may take at its end, on its way and from listing to listing. */
const graceMs = 5_000

/** Until when the decision of this time can be undone on the server; its mail is due then. */
export function undoableUntil(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + undoMs + graceMs)
}
