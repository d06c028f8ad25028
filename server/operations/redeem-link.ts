/** Following a link that was sent by mail. */
import { ProblemError } from '../../domain/problems.ts'
import { redeemLinkToken, type LinkKind } from '../store/account-tokens.ts'
import type { Connection } from '../store/connection.ts'

/** Uses the link up and gives the id of its user. Throws used-link, or unknown-link for one that has expired too. */
export async function redeemLink(transaction: Connection, token: string, kind: LinkKind, now: Date): Promise<number> {
  const user = await redeemLinkToken(transaction, token, kind, now)
  if (user === 'used') throw new ProblemError({ type: 'used-link' })
  if (user === 'unknown') throw new ProblemError({ type: 'unknown-link' })
  return user
}
