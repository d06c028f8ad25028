/** Addresses that programs know of every site (RFC 8615): where vulnerabilities are reported, and where a password is changed. */
import { addDays, athensToday } from '../../domain/days/days.ts'
import { languages } from '../../domain/languages.ts'
import { paths, screenAddress } from '../../domain/paths.ts'
import type { PageRoute } from './page-route.ts'

export interface WellKnownParts {
  /** The address of the operator. */
  readonly contactEmail: string
  readonly now: () => Date
}

/** RFC 9116 wants less than a year, so that a file that nobody tends ends. */
const validDays = 180

export function wellKnownPages({ contactEmail, now }: WellKnownParts): PageRoute[] {
  return [
    {
      // https://www.rfc-editor.org/rfc/rfc9116
      path: '/.well-known/security.txt',
      isInLanguage: false,
      isByDay: true,
      answer: async ({ siteAddress }) => ({
        kind: 'document',
        type: 'text/plain; charset=utf-8',
        body: [
          `Contact: mailto:${encodeURI(contactEmail)}`,
          `Expires: ${addDays(athensToday(now()), validDays)}T00:00:00Z`,
          `Preferred-Languages: ${languages.join(', ')}`,
          `Canonical: ${siteAddress}/.well-known/security.txt`,
          '',
        ].join('\n'),
      }),
    },
    {
      // https://www.w3.org/TR/change-password-url/
      path: '/.well-known/change-password',
      isInLanguage: false,
      answer: async () => ({ kind: 'moved', to: `/${screenAddress(paths.account)}`, isForever: false }),
    },
  ]
}
