/** Which emails about own listings the member gets. */
import { noticeChoices, type Notices } from '../../../domain/account/notices.ts'
import { m } from '../../../messages/compiled/messages.js'
import { KeptChoice, type KeptChoiceProps } from '../form/kept-choice.tsx'

export function MailNotices(props: KeptChoiceProps<Notices>) {
  return (
    <KeptChoice
      label={m.account_notices()}
      hint={m.account_notices_hint()}
      lost={m.account_notices_lost()}
      options={noticeChoices.map((value) => ({ value, name: m.account_notices_choice({ notices: value }) }))}
      {...props}
    />
  )
}
