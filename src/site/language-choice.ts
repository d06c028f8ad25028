/** The choice of the language: kept in the browser and, for members, with the account. */
import type { Language } from '../../domain/languages.ts'
import type { AccountLanguage } from '../api/account/account-language.ts'
import type { LanguageStorage } from '../storage/language-storage.ts'

export interface LanguageChoice {
  /** Opens the page in this language. */
  choose(language: Language): void
  /**
   * Call after signing in: a language that was chosen in this browser becomes that of an account without a chosen one, and a language
   * that was chosen for the account becomes that of a browser without a chosen one. What was chosen stays, on either side.
   */
  meetAccount(): Promise<void>
}

interface LanguageChoiceParts {
  readonly storage: LanguageStorage
  /** Null while nobody is signed in, or if the server has no language of accounts. */
  readonly account: () => AccountLanguage | null
  /** The language of the page. */
  readonly current: Language
  /** Opens the page again, in the language that is stored. */
  readonly reload: () => void
}

/** A failure of the account's part is ignored: the choice then holds in this browser only. */
export function createLanguageChoice({ storage, account, current, reload }: LanguageChoiceParts): LanguageChoice {
  async function meet(member: AccountLanguage): Promise<void> {
    const stored = storage.read()
    const ofAccount = await member.readChosen()
    if (stored?.origin === 'device') return ofAccount === null ? member.save(stored.language) : undefined
    if (ofAccount === null) return
    storage.save({ language: ofAccount, origin: 'account' })
    if (ofAccount !== current) reload()
  }
  return {
    choose(language) {
      account()?.save(language).catch(() => undefined)
      storage.save({ language, origin: 'device' })
      reload()
    },
    async meetAccount() {
      const member = account()
      if (member) await meet(member).catch(() => undefined)
    },
  }
}
