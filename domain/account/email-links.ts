/** The links of a change of the address, which mails contain: one confirms it, the other takes it back. */

/** The query parameter for the secret of the link to the new address. */
export const changeEmailParameter = 'change'

/** The query parameter for the secret of the link to the old address. */
export const returnEmailParameter = 'return'

/** The query of such a link. */
export function emailLinkQuery(parameter: typeof changeEmailParameter | typeof returnEmailParameter, token: string): string {
  return `?${parameter}=${token}`
}
