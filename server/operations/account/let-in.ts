/** Starts the session of somebody who has proven to be the owner of an account, however that was. */
import { ProblemError } from '../../../domain/problems.ts'
import { keepAccount } from '../../store/account/account-deletion.ts'
import type { Account } from '../../store/account/accounts.ts'
import { readDisablingReason } from '../../store/listing/statements.ts'
import { networkUpdateIntervalMs, recordKnownNetwork } from '../../store/account/known-networks.ts'
import { startSession } from '../../store/account/sessions.ts'
import { queueMail } from '../../store/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import { clientOf, type Client } from './client-of.ts'

/** Where a login comes from. */
interface Origin {
  readonly network: string
  readonly userAgent: string | null
  /** Whether the user asked to be kept logged in. */
  readonly keep: boolean
}

/** The token of a new session. Throws wrong-password if the account was disabled or got another password since it was read. */
export async function letIn(dependencies: Dependencies, account: Account, { network, userAgent, keep }: Origin): Promise<string> {
  await recordSignIn(dependencies, account, network)
  const token = await tokenOfNewSession(dependencies, account, { ...clientOf(userAgent), keep })
  if (account.isLeaving) await stay(dependencies, account)
  return token
}

/** The account, if its owner can log in. Throws wrong-password for null, account-disabled and not-confirmed. */
export async function usable({ db }: Pick<Dependencies, 'db'>, account: Account | null): Promise<Account> {
  if (!account) throw new ProblemError({ type: 'wrong-password' })
  if (!account.enabled) throw new ProblemError({ type: 'account-disabled', reason: await readDisablingReason(db, account.id) })
  if (!account.confirmed) throw new ProblemError({ type: 'not-confirmed' })
  return account
}

async function tokenOfNewSession(
  { db, now, signSession }: Dependencies, account: Account, asked: Client & { readonly keep: boolean },
): Promise<string> {
  const { token, key } = signSession(account)
  if (!(await startSession(db, account, { ...key, ...asked }, now()))) throw new ProblemError({ type: 'wrong-password' })
  return token
}

/** Whoever logs in keeps the account. */
async function stay({ db, now, wakeMail }: Dependencies, { id: user }: Account): Promise<void> {
  if (user === null) return
  await db.transaction().execute(async (transaction) => {
    if (await keepAccount(transaction, user)) await queueMail(transaction, { kind: 'deletion-cancelled', user }, now())
  })
  wakeMail()
}

/** From now on, wrong passwords from other networks do not block sign-ins from this one. */
async function recordSignIn({ db, now, networkHmac }: Dependencies, { id, networkSeenAt }: Account, network: string): Promise<void> {
  const isRecent = networkSeenAt !== null && now().getTime() - networkSeenAt.getTime() < networkUpdateIntervalMs
  if (id !== null && !isRecent) await recordKnownNetwork(db, id, networkHmac(network), now())
}
