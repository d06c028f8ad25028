/** The rule for new passwords that registration and reset share, beside their length, which the contract states. */
import { isGuessable, type KnownNames } from '../../../domain/account/guessable-password.ts'
import { ProblemError } from '../../../domain/problems.ts'
import type { Dependencies } from '../dependencies.ts'

type Field = 'password' | 'newPassword'

/** Throws common-password or guessable-password. Without a person, only what anybody could guess is refused. */
export async function requireNewPassword(
  { passwords, installation }: Dependencies,
  field: Field,
  password: string,
  person: Pick<KnownNames, 'username' | 'email'> | null,
): Promise<void> {
  if (await passwords.isCommon(password)) throw new ProblemError({ type: 'common-password', field })
  const names = { username: '', email: '', ...person, siteName: installation.productName }
  if (isGuessable(password, names)) throw new ProblemError({ type: 'guessable-password', field })
}
