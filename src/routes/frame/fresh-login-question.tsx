/** The question for the password, or for a passkey, while it is asked. */
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { canUsePasskeys } from '../../../domain/account/usable-passkeys.ts'
import type { FreshLoginActor } from '../../machines/frame/fresh-login.ts'
import { useSession, useSite } from '../../site/site.ts'
import { FreshLoginModal } from '../../ui/frame/fresh-login-modal.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import type { PasskeyLoginAgainRouteProps } from '../passkeys/passkey-login-again.tsx'

const passkeyLogin = lazyComponent<PasskeyLoginAgainRouteProps>(async () =>
  (await import('../passkeys/passkey-parts.ts')).passkeyParts.PasskeyLoginAgainRoute)

export function FreshLoginQuestion({ actor }: { readonly actor: FreshLoginActor }) {
  const snapshot = useSelector(actor, (current) => current)
  const { session } = useSession()
  const { configuration } = useSite()
  const [isPasskeyBusy, setPasskeyBusy] = useState(false)
  const [logins, setLogins] = useState(0)
  const PasskeyLogin = passkeyLogin.useComponent(canUsePasskeys(configuration, window))
  const isBusy = snapshot.hasTag('busy')
  return (
    <FreshLoginModal
      isOpen={!snapshot.matches('quiet')}
      username={session?.username ?? ''}
      isBusy={isBusy || isPasskeyBusy}
      isChallenged={snapshot.hasTag('challenged')}
      faults={snapshot.context.faults}
      failure={snapshot.context.failure}
      passkey={PasskeyLogin && (
        <PasskeyLogin
          // The next question may come while this one fades out.
          key={logins}
          isBusy={isBusy}
          onBusy={setPasskeyBusy}
          onAccept={(answer) => {
            setLogins(logins + 1)
            actor.send({ type: 'passkey.accept', answer })
          }}
        />
      )}
      onSubmit={(form) => actor.send({ type: 'form.submit', form })}
      onCancel={() => actor.send({ type: 'login.cancel' })}
    />
  )
}
