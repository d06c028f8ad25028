/** What tests type and no log may hold, recognisable wherever it turns up. */

/** In every password and every text of a mail that a test makes up. */
export const privateMark = 'n0b0dys-business'

export const privatePassword = `${privateMark} 1`

/** An address at a domain that only tests use. */
export function privateEmail(mailbox: string): string {
  return `${mailbox}@private.test`
}
