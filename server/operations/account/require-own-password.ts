/** The password that members give with what only they may do with their accounts. */
import { ProblemError } from '../../../domain/problems.ts'
import { findOwnAccount, type OwnAccount } from '../../store/account/accounts.ts'
import type { Dependencies } from '../dependencies.ts'

/** The account as it was when its password was compared. Throws wrong-current-password. */
export async function requireOwnPassword({ db, passwords }: Dependencies, id: number, password: string): Promise<OwnAccount> {
  const account = await findOwnAccount(db, id)
  if (!(await passwords.matches(password, account.passwordHash))) throw new ProblemError({ type: 'wrong-current-password' })
  return account
}
