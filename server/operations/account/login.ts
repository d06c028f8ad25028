/** Sign-in and sign-out. */
import { ProblemError } from '../../../domain/problems.ts'
import { keepAccount } from '../../store/account/account-deletion.ts'
import { findAccount, type Account } from '../../store/account/accounts.ts'
import { readDisablingReason } from '../../store/listing/statements.ts'
import { networkUpdateIntervalMs, recordKnownNetwork } from '../../store/account/known-networks.ts'
import { endSession, startSession } from '../../store/account/sessions.ts'
import { queueMail } from '../../store/outbox.ts'
import type { Dependencies } from '../dependencies.ts'
import { inTwoSteps, type Handler, type TwoSteps } from '../handler.ts'
import { clientOf, type Client } from './client-of.ts'
import { requireSecondFactor } from './require-second-factor.ts'

/**
 * Throws wrong-password for an unknown name too, after the same work, so that neither the response nor its time reveals who
 * has an account. Throws account-disabled, not-confirmed, and the problems of `requireSecondFactor` only if the password is right.
 */
export function login(dependencies: Dependencies): TwoSteps<'login'> {
  const { db, now, networkHmac, passwords } = dependencies
  return inTwoSteps(
    ({ body, network }) => findAccount(db, body.username, now(), networkHmac(network)),
    async ({ body, network, userAgent }, found) => {
      const isRight = await passwords.matches(body.password, found?.passwordHash ?? null)
      const account = await usable(dependencies, isRight ? found : null)
      if (account.id !== null) await requireSecondFactor(dependencies, { ...account, id: account.id }, body.code)
      await recordSignIn(dependencies, account, network)
      const token = await tokenOfNewSession(dependencies, account, clientOf(userAgent))
      if (account.isLeaving) await stay(dependencies, account)
      return { status: 200, body: { token } }
    },
  )
}

/** The account, if its owner can log in. */
async function usable({ db }: Pick<Dependencies, 'db'>, account: Account | null): Promise<Account> {
  if (!account) throw new ProblemError({ type: 'wrong-password' })
  if (!account.enabled) throw new ProblemError({ type: 'account-disabled', reason: await readDisablingReason(db, account.id) })
  if (!account.confirmed) throw new ProblemError({ type: 'not-confirmed' })
  return account
}

async function tokenOfNewSession({ db, now, signSession }: Dependencies, account: Account, client: Client): Promise<string> {
  const { token, key } = signSession(account)
  if (!(await startSession(db, account, { ...key, ...client }, now()))) throw new ProblemError({ type: 'wrong-password' })
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

/** Ends only the session of the request. */
export function logout({ db }: Dependencies): Handler<'logout'> {
  return async ({ caller }) => {
    await endSession(db, caller.session)
    return { status: 200, body: 'signed-out' }
  }
}
