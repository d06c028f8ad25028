/** How often a moderator gets an email about new listings. */
import { digestFrequencies, type DigestFrequency } from '../../../domain/moderation/digest.ts'
import { m } from '../../../messages/compiled/messages.js'
import { KeptChoice, type KeptChoiceProps } from '../form/kept-choice.tsx'

export function DigestChoice(props: KeptChoiceProps<DigestFrequency>) {
  return (
    <KeptChoice
      label={m.digest_off_title()}
      hint={m.digest_hint()}
      lost={m.digest_lost()}
      options={digestFrequencies.map((value) => ({ value, name: m.digest_frequency({ frequency: value }) }))}
      {...props}
    />
  )
}
