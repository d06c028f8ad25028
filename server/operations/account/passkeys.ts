/** Adding and removing passkeys, and logging in with them. */
import { maxPasskeys, passkeyChallengeMs } from '../../../domain/account/passkeys.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { findAccountById } from '../../store/account/accounts.ts'
import { deletePasskey, insertPasskey, listCredentials, usePasskey } from '../../store/account/passkeys.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler, Handlers } from '../handler.ts'
import { changed, keyed, newCodes, secondFactorOf } from './changed-second-factor.ts'
import { letIn, usable } from './let-in.ts'
import {
  descriptorsOf, newChallenge, passkeyAlgorithms, signingOptions, siteOf, verifiedLogin, verifiedPasskey, webAuthn,
} from './passkey-proofs.ts'

/** The operations of passkeys. */
export function passkeyOperations(dependencies: Dependencies) {
  return {
    startPasskey: start(dependencies),
    addPasskey: add(dependencies),
    removePasskey: remove(dependencies),
    startPasskeyLogin: startLogin(dependencies),
    logInWithPasskey: logIn(dependencies),
  } as const satisfies Partial<Handlers>
}

/** Throws second-factor-changed for a member who has as many as there can be. */
function start(dependencies: Dependencies): Handler<'startPasskey'> {
  return async ({ caller: { id, username }, siteAddress }) => {
    const site = siteOf(dependencies, siteAddress)
    const known = await listCredentials(dependencies.db, id)
    if (known.length >= maxPasskeys) throw new ProblemError({ type: 'second-factor-changed' })
    const options = await (await webAuthn()).generateRegistrationOptions({
      rpName: dependencies.installation.productName, rpID: site.id, userName: username, userDisplayName: username,
      userID: Uint8Array.from(Buffer.from(String(id))), supportedAlgorithmIDs: passkeyAlgorithms,
      challenge: await newChallenge(dependencies, id), timeout: passkeyChallengeMs, attestationType: 'none',
      excludeCredentials: descriptorsOf(known),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { status: 200, body: { ...options } }
  }
}

/** Throws wrong-passkey, and second-factor-changed for one that is there already, or one too many. */
function add(dependencies: Dependencies): Handler<'addPasskey'> {
  const { now } = dependencies
  return async ({ body: { name, credential }, caller: { id: user }, siteAddress }) => {
    const secondFactors = keyed(dependencies)
    const made = await verifiedPasskey(dependencies, siteOf(dependencies, siteAddress), user, credential)
    const codes = await changed(dependencies, user, 'passkey-added', async (transaction, hadFactor) => {
      const isFull = (await listCredentials(transaction, user)).length >= maxPasskeys
      if (isFull || !(await insertPasskey(transaction, { ...made, name, user }, now()))) {
        throw new ProblemError({ type: 'second-factor-changed' })
      }
      return hadFactor ? [] : newCodes(transaction, user, secondFactors)
    })
    return { status: 200, body: { codes } }
  }
}

/** Idempotent. */
function remove(dependencies: Dependencies): Handler<'removePasskey'> {
  return async ({ params: { id }, caller }) => {
    await changed(dependencies, caller.id, 'passkey-removed', (transaction) => deletePasskey(transaction, caller.id, id))
    return { status: 200, body: await secondFactorOf(dependencies, caller) }
  }
}

/** Names no account: the device finds its passkeys by the site. */
function startLogin(dependencies: Dependencies): Handler<'startPasskeyLogin'> {
  return async ({ siteAddress }) => (
    { status: 200, body: await signingOptions(dependencies, siteOf(dependencies, siteAddress), null, []) }
  )
}

/** Throws wrong-passkey, and account-disabled only for the right one. */
function logIn(dependencies: Dependencies): Handler<'logInWithPasskey'> {
  const { db, now, networkHmac } = dependencies
  return async ({ body: { credential, keep = false }, network, userAgent, siteAddress }) => {
    const { passkey, counter } = await verifiedLogin(dependencies, siteOf(dependencies, siteAddress), null, credential)
    const account = await usable(dependencies, await findAccountById(db, passkey.user, networkHmac(network)))
    if (!(await usePasskey(db, passkey, counter, now()))) throw new ProblemError({ type: 'wrong-passkey' })
    return { status: 200, body: { token: await letIn(dependencies, account, { network, userAgent, keep }) } }
  }
}
