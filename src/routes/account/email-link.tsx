/** The screen of the links of a change of the address. */
import { useMachine } from '@xstate/react'
import { emailLinkMachine } from '../../machines/account/email-link.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { EmailLinkView, type EmailLinkViewProps } from '../../ui/account/email-link-view.tsx'

interface EmailLinkProps extends Pick<EmailLinkViewProps, 'purpose'> {
  readonly token: string
}

export function EmailLink({ token, purpose }: EmailLinkProps) {
  const { configuration, accounts, session } = useSite()
  const [snapshot, send] = useMachine(
    emailLinkMachine.provide({
      actors: { followLink: fromCall(purpose === 'confirm' ? accounts.confirmNewEmail : accounts.returnEmail) },
      actions: {
        told: () => {
          if (purpose === 'return') session.send({ type: 'session.end' })
        },
      },
    }),
    { input: { token } },
  )
  return (
    <EmailLinkView
      product={configuration.productName}
      purpose={purpose}
      isBusy={snapshot.hasTag('busy')}
      {...snapshot.context}
      onFollow={() => send({ type: 'link.follow' })}
    />
  )
}
