/** What is about passkeys: one module, whose code is fetched where there are some, so that nothing of it is in what visitors load. */
import { OwnPasskeysRoute } from './own-passkeys.tsx'
import { PasskeyLoginAgainRoute } from './passkey-login-again.tsx'
import { PasskeyLoginRoute } from './passkey-login.tsx'

export const passkeyParts = { OwnPasskeysRoute, PasskeyLoginRoute, PasskeyLoginAgainRoute }
