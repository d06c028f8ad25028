/** Which emails the signed-in member gets, and in which language. */
import { useMachine } from '@xstate/react'
import type { Notices } from '../../../domain/account/notices.ts'
import { isAllowed } from '../../../domain/account/session.ts'
import type { Language } from '../../../domain/languages.ts'
import { mailLanguageMachine } from '../../machines/account/mail-language.ts'
import { mailNoticesMachine } from '../../machines/account/mail-notices.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSession, useSite } from '../../site/site.ts'
import { MailLanguage } from '../../ui/account/mail-language.tsx'
import { MailNotices } from '../../ui/account/mail-notices.tsx'
import { OwnMails } from '../../ui/account/own-mails.tsx'
import { DigestChoiceRoute } from '../digest/digest-choice.tsx'

export function OwnMailsRoute() {
  const { configuration: { offers } } = useSite()
  const { session } = useSession()
  return (
    <OwnMails
      language={offers.has('account-language') ? <MailLanguageRoute /> : null}
      notices={offers.has('notices') ? <MailNoticesRoute /> : null}
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
      value={chosen ?? kept}
      failure={failure}
      onChoose={(language) => send({ type: 'value.choose', value: language })}
      onRetry={() => send({ type: 'choice.retry' })}
    />
  )
}

function MailNoticesRoute() {
  const { accounts } = useSite()
  const [snapshot, send] = useMachine(
    mailNoticesMachine.provide({
      actors: {
        readChoice: fromCall((_: undefined, signal) => accounts.fetchNotices(signal)),
        saveChoice: fromCall((chosen: Notices | null, signal) => accounts.saveNotices(chosen ?? 'all', signal)),
      },
    }),
  )
  const { kept, chosen, failure } = snapshot.context
  return (
    <MailNotices
      status={firstTag(snapshot, tags) ?? 'ready'}
      value={chosen ?? kept}
      failure={failure}
      onChoose={(notices) => send({ type: 'value.choose', value: notices })}
      onRetry={() => send({ type: 'choice.retry' })}
    />
  )
}
