/** Whoever is signed in says the password before what is dangerous. */
import { ProblemError } from '../../../domain/problems.ts'
import { findOwnAccount } from '../../store/account/accounts.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller } from '../handler.ts'

/** The account of the caller. Throws wrong-current-password. */
export async function requireOwnPassword({ db, passwords }: Dependencies, { id }: Caller, password: string) {
  const account = await findOwnAccount(db, id)
  if (!(await passwords.matches(password, account.passwordHash))) throw new ProblemError({ type: 'wrong-current-password' })
  return account
}
