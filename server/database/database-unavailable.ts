/** The error of a database that cannot be opened: its message says what happened and what to do. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}
