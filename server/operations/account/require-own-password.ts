/** The password that members give with what only they may do with their accounts. */
import { ProblemError } from '../../../domain/problems.ts'
import { findOwnAccount, type OwnAccount } from '../../store/account/accounts.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller } from '../handler.ts'
import { requireFreshLogin } from '../require-fresh-login.ts'

/**
 * The account as it was when its password was compared. Throws wrong-current-password, and fresh-login-needed where the account has a
 * second factor, which a fresh login has asked for.
 */
export async function requireOwnPassword(dependencies: Dependencies, caller: Caller, password: string): Promise<OwnAccount> {
  const account = await matchOwnPassword(dependencies, caller, password)
  if (account.hasSecondFactor) requireFreshLogin(caller, dependencies.now())
  return account
}

/**
 * The account as it was when its owner was known by the password; or, where none is given and there is a second factor, by a fresh login,
 * which has asked for both. Throws the problems of `requireOwnPassword`.
 */
export async function requireOwner(dependencies: Dependencies, caller: Caller, password: string | undefined): Promise<OwnAccount> {
  if (password !== undefined) return requireOwnPassword(dependencies, caller, password)
  const account = await findOwnAccount(dependencies.db, caller.id)
  if (!account.hasSecondFactor) throw new ProblemError({ type: 'wrong-current-password' })
  requireFreshLogin(caller, dependencies.now())
  return account
}

/** The account as it was when its password was compared. Throws wrong-current-password. */
export async function matchOwnPassword({ db, passwords }: Dependencies, { id }: Caller, password: string): Promise<OwnAccount> {
  const account = await findOwnAccount(db, id)
  if (!(await passwords.matches(password, account.passwordHash))) throw new ProblemError({ type: 'wrong-current-password' })
  return account
}
