/** What passkeys sign, and whether they have. */
import { createHash, randomBytes } from 'node:crypto'
import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { components } from '../../../contract/openapi.ts'
import { passkeyChallengeMs } from '../../../domain/account/passkeys.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { findPasskey, insertChallenge, takeChallenge, type NewStoredPasskey, type StoredPasskey } from '../../store/account/passkeys.ts'
import type { Dependencies } from '../dependencies.ts'
import { passkeySite, type PasskeySite } from './passkey-site.ts'

type Named = Pick<StoredPasskey, 'credential' | 'transports'>
type Credential = components['schemas']['PasskeyCredential']
type Registration = Parameters<typeof verifyRegistrationResponse>[0]
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]

/** Transports are few and short; what else a browser names is not stored. */
const maxTransports = 10
const maxTransportLength = 20

/** Ed25519, ECDSA on P-256 and RSA, each with SHA-2 (IANA COSE): what devices have, whatever else this version of the library knows. */
export const passkeyAlgorithms = [-8, -7, -257]

/** The library. Loaded with the first passkey, since it takes half a second and some 30 MB, and most servers start without. */
export function webAuthn() {
  return import('@simplewebauthn/server')
}

/** The site that passkeys belong to. Throws not-implemented on a server without a name or a key for second factors. */
export function siteOf({ publicUrl, secondFactors }: Dependencies, siteAddress: string): PasskeySite {
  const site = secondFactors && passkeySite(publicUrl, siteAddress)
  if (!site) throw new ProblemError({ type: 'not-implemented', operation: 'passkeys' })
  return site
}

/** A challenge of 256 bits that can be signed once; for the passkey of a user to be added, or null for a login. */
export async function newChallenge({ db, now }: Dependencies, user: number | null): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = Uint8Array.from(randomBytes(32))
  await insertChallenge(db, hashOf(Buffer.from(challenge).toString('base64url')), user, new Date(now().getTime() + passkeyChallengeMs))
  return challenge
}

/** What a passkey signs to log in: any of the site, of nobody in particular, or one of a user. */
export async function signingOptions(
  dependencies: Dependencies, { id: rpID }: PasskeySite, user: number | null, passkeys: readonly Named[],
): Promise<Record<string, unknown>> {
  const challenge = await newChallenge(dependencies, user)
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID, challenge, timeout: passkeyChallengeMs, userVerification: 'required', allowCredentials: descriptorsOf(passkeys),
  })
  return { ...options }
}

/** The passkeys as options name them. */
export function descriptorsOf(passkeys: readonly Named[]) {
  return passkeys.map(({ credential, transports }) => ({ id: credential.toString('base64url'), transports: [...transports] }))
}

/** A new passkey, whose device has verified its user. Throws wrong-passkey. */
export async function verifiedPasskey(
  dependencies: Dependencies, site: PasskeySite, user: number, credential: Credential,
): Promise<Omit<NewStoredPasskey, 'name' | 'user'>> {
  const { verifyRegistrationResponse: verify } = await webAuthn()
  const { registrationInfo } = await withChallenge(dependencies, user, (expectedChallenge) => verify({
    ...expectedOf(site), expectedChallenge, response: credential as unknown as Registration['response'],
    supportedAlgorithmIDs: passkeyAlgorithms,
  }))
  if (!registrationInfo) throw new ProblemError({ type: 'wrong-passkey' })
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return { credential: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter, transports: shortTransports(transports) }
}

/**
 * The passkey that has signed a login, and what its device has counted. `user` is whose passkey it must be, or null for anybody's. Throws
 * wrong-passkey, also if it counts back.
 */
export async function verifiedLogin(
  dependencies: Dependencies, site: PasskeySite, user: number | null, credential: Credential,
): Promise<{ passkey: StoredPasskey; counter: number }> {
  const passkey = await findPasskey(dependencies.db, Buffer.from(credential.id, 'base64url'))
  if (!passkey || (user !== null && passkey.user !== user)) throw new ProblemError({ type: 'wrong-passkey' })
  const { verifyAuthenticationResponse: verify } = await webAuthn()
  const { authenticationInfo } = await withChallenge(dependencies, user, (expectedChallenge) => verify({
    ...expectedOf(site), expectedChallenge, response: credential as unknown as Authentication['response'],
    credential: { id: credential.id, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.counter },
  }))
  return { passkey, counter: authenticationInfo.newCounter }
}

function expectedOf({ id, origin }: PasskeySite) {
  return { expectedOrigin: origin, expectedRPID: id, requireUserVerification: true }
}

/** Uses up the challenge that was signed. The library throws for whatever does not fit, and for what it cannot read. */
async function withChallenge<Verified extends { readonly verified: boolean }>(
  { db, now }: Dependencies, user: number | null, verify: (expectedChallenge: (challenge: string) => boolean) => Promise<Verified>,
): Promise<Verified> {
  let signed = ''
  const result = await verify((challenge) => ((signed = challenge), true)).catch((cause: unknown) => {
    throw new ProblemError({ type: 'wrong-passkey' }, { cause })
  })
  // Apart from what the library refuses, so that a failure of the database is told as one.
  if (!result.verified || !(await takeChallenge(db, hashOf(signed), user, now()))) throw new ProblemError({ type: 'wrong-passkey' })
  return result
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest()
}

function shortTransports(transports: readonly unknown[]): string[] {
  return transports.filter((each): each is string => typeof each === 'string' && each.length <= maxTransportLength).slice(0, maxTransports)
}
