/** Closes what a test file has opened: databases, servers, folders. */

type Close = () => unknown

const closers: Close[] = []

/** Calls the function after the last test of the file; what was opened last is closed first. */
export function atFileEnd(close: Close): void {
  closers.push(close)
}

/** Goes on after an error, so that one function that fails leaves nothing else open. */
export async function closeOpened(): Promise<void> {
  const errors: unknown[] = []
  for (const close of closers.splice(0).reverse()) {
    try {
      await close()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything that the test file had opened could be closed.')
}
