/** The passkeys of the browser. */
import { PasskeyRefused, type PasskeyCredential, type PasskeyOptions, type PasskeyRefusal } from '../../../domain/account/passkeys.ts'

/** Lets the device make a passkey, after it has verified its user. Throws PasskeyRefused. */
export function makePasskey(options: PasskeyOptions, signal: AbortSignal): Promise<PasskeyCredential> {
  return credentialOf(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON)
    return navigator.credentials.create({ publicKey, signal })
  })
}

/** Lets the user choose a passkey of this site, with which the device signs. Throws PasskeyRefused. */
export function usePasskey(options: PasskeyOptions, signal: AbortSignal): Promise<PasskeyCredential> {
  return credentialOf(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON)
    return navigator.credentials.get({ publicKey, signal })
  })
}

async function credentialOf(ask: () => Promise<Credential | null>): Promise<PasskeyCredential> {
  const credential = await Promise.resolve().then(ask).catch((cause: unknown) => {
    throw new PasskeyRefused(refusals[(cause as Partial<Error> | null)?.name ?? ''] ?? 'impossible', { cause })
  })
  if (!credential) throw new PasskeyRefused('impossible')
  return (credential as PublicKeyCredential).toJSON() as unknown as PasskeyCredential
}

/** What the names of errors mean (WebAuthn, level 3, sections 5.1.3 and 5.1.4). */
const refusals: Readonly<Record<string, PasskeyRefusal | undefined>> = {
  NotAllowedError: 'cancelled', AbortError: 'cancelled', InvalidStateError: 'known',
}
