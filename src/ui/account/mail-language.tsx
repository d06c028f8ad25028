/** The language of the emails to the member. */
import { languageNames, languages, type Language } from '../../../domain/languages.ts'
import { m } from '../../../messages/compiled/messages.js'
import { KeptChoice, type KeptChoiceProps } from '../form/kept-choice.tsx'

export function MailLanguage(props: KeptChoiceProps<Language>) {
  return (
    <KeptChoice
      label={m.account_mail_language()}
      hint={m.account_mail_language_hint()}
      lost={m.account_mail_language_lost()}
      options={languages.map((value) => ({ value, name: languageNames[value], lang: value }))}
      {...props}
    />
  )
}
