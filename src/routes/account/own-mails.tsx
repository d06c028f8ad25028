/** Which emails the signed-in member gets, and in which language. */
import { useMachine } from '@xstate/react'
import { isAllowed } from '../../../domain/account/session.ts'
import type { Language } from '../../../domain/languages.ts'
import { mailLanguageMachine } from '../../machines/account/mail-language.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSession, useSite } from '../../site/site.ts'
import { MailLanguage } from '../../ui/account/mail-language.tsx'
import { OwnMails } from '../../ui/account/own-mails.tsx'
import { DigestChoiceRoute } from '../digest/digest-choice.tsx'

export function OwnMailsRoute() {
  const { configuration: { offers } } = useSite()
  const { session } = useSession()
  return (
    <OwnMails
      language={offers.has('account-language') ? <MailLanguageRoute /> : null}
      digest={offers.has('digest') && isAllowed(session, 'ROLE_MODERATOR') ? <DigestChoiceRoute /> : null}
    />
  )
}

const tags = ['reading', 'lost', 'saving', 'saved', 'failed'] as const

function MailLanguageRoute() {
  const { accounts } = useSite()
  const [snapshot, send] = useMachine(
    mailLanguageMachine.provide({
      actors: {
        readChoice: fromCall((_: undefined, signal) => accounts.fetchMailLanguage(signal)),
        saveChoice: fromCall((chosen: Language | null, signal) => accounts.saveMailLanguage(chosen ?? 'en', signal)),
      },
    }),
  )
  const { kept, chosen, failure } = snapshot.context
  return (
    <MailLanguage
      status={firstTag(snapshot, tags) ?? 'ready'}
      language={chosen ?? kept}
      failure={failure}
      onChoose={(language) => send({ type: 'value.choose', value: language })}
      onRetry={() => send({ type: 'choice.retry' })}
    />
  )
}
