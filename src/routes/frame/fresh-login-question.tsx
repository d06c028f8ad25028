/** The question for the password, while it is asked. */
import { useSelector } from '@xstate/react'
import type { FreshLoginActor } from '../../machines/frame/fresh-login.ts'
import { useSession } from '../../site/site.ts'
import { FreshLoginModal } from '../../ui/frame/fresh-login-modal.tsx'

export function FreshLoginQuestion({ actor }: { readonly actor: FreshLoginActor }) {
  const snapshot = useSelector(actor, (current) => current)
  const { session } = useSession()
  return (
    <FreshLoginModal
      isOpen={!snapshot.matches('quiet')}
      username={session?.username ?? ''}
      isBusy={snapshot.hasTag('busy')}
      isChallenged={snapshot.hasTag('challenged')}
      faults={snapshot.context.faults}
      failure={snapshot.context.failure}
      onSubmit={(form) => actor.send({ type: 'form.submit', form })}
      onCancel={() => actor.send({ type: 'login.cancel' })}
    />
  )
}
