/** What tests type and no log may hold, recognisable wherever it turns up. */

/** How every password and every text of a mail begins that a test makes up. */
export const privateMark = 'private-'

/** A text for a mail. */
export const privateText = `${privateMark}words for nobody else`

/** An address at a domain that only tests use. */
export function privateEmail(mailbox: string): string {
  return `${mailbox}@private.test`
}
