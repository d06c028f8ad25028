/** Private values for tests, which can be recognised in logs. */

/** The prefix of all passwords and message texts in tests. */
export const privateMark = 'private-'

/** The text of a contact message. */
export const privateText = `${privateMark}words for nobody else`

/** An address at a domain that only tests use. */
export function privateEmail(mailbox: string): string {
  return `${mailbox}@private.test`
}
