/** Faults in passkeys, and in what asks for one instead of the password. */
import type { Fault } from './fault.ts'

const [logins, repeated] = [['tests/http/account/passkeys.test.ts'], ['tests/http/account/repeated-passkey-login.test.ts']]
const deletions = ['tests/http/account/account-deletion.test.ts']

export const passkeyFaults: readonly Fault[] = [
  {
    fault: 'a challenge can be signed twice',
    file: 'server/operations/account/passkey-proofs.ts',
    from: '  return result\n',
    to: '  await insertChallenge(db, hashOf(signed), user, new Date(now().getTime() + passkeyChallengeMs))\n  return result\n',
    tests: logins,
  },
  {
    fault: 'a login is repeated with a passkey of somebody else',
    file: 'server/operations/account/passkey-proofs.ts',
    from: ' || (user !== null && passkey.user !== user)',
    to: '',
    tests: repeated,
  },
  {
    fault: 'a login is repeated with what a passkey has signed for another use',
    file: 'server/store/account/passkeys.ts',
    from: ".where('user', 'is not distinct from', user)",
    to: '',
    tests: repeated,
  },
  {
    fault: 'whoever logs in with a passkey is never kept logged in',
    file: 'server/operations/account/passkeys.ts',
    from: '{ network, userAgent, keep }',
    to: '{ network, userAgent, keep: false && keep }',
    tests: logins,
  },
  {
    fault: 'an account with a second factor is deleted by whoever finds its device open',
    file: 'server/operations/account/require-own-password.ts',
    from: "'wrong-current-password' })\n  requireFreshLogin(caller, dependencies.now())\n",
    to: "'wrong-current-password' })\n",
    tests: deletions,
  },
  {
    fault: 'an account without a second factor is deleted without its password',
    file: 'server/operations/account/require-own-password.ts',
    from: "  if (!account.hasSecondFactor) throw new ProblemError({ type: 'wrong-current-password' })\n",
    to: '',
    tests: deletions,
  },
]
