/** The choice of the language: kept in the browser and, for members, with the account. */
import type { Language } from '../../domain/languages.ts'
import type { AccountLanguage } from '../api/account-language.ts'
import type { LanguageStorage } from '../storage/language-storage.ts'

export interface LanguageChoice {
  /** Opens the page in this language. */
  choose(language: Language): void
  /**
   * Call after signing in: the language that was chosen in this browser becomes that of the account, otherwise one that was chosen for
   * the account becomes that of the browser. A language that nobody has chosen takes the place of none.
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
  function open(language: Language): void {
    storage.save(language)
    reload()
  }
  return {
    choose(language) {
      account()?.save(language).catch(() => undefined)
      open(language)
    },
    async meetAccount() {
      const chosen = storage.read()
      if (chosen) return account()?.save(chosen).catch(() => undefined)
      const ofAccount = (await account()?.readChosen().catch(() => null)) ?? current
      if (ofAccount !== current) open(ofAccount)
    },
  }
}
